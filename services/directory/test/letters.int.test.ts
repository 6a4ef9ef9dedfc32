import { eventually } from '@poolpros/chassis/testing/eventually';
import { installerDetailSchema } from '@poolpros/contracts/http/installers';
import { type CitiesByLetter, citiesByLetterSchema, namesByLetterSchema } from '@poolpros/contracts/http/letters';
import { cityPageSchema, statePageSchema } from '@poolpros/contracts/http/places';
import { letterLists, offered } from '@poolpros/contracts/limits';
import { createRandom } from '@poolpros/seed-data/random';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nameRunsOf } from '../src/catalog/db/letter-store.js';
import { runsOf } from '../src/catalog/domain/letter-parts.js';
import { addInstallers, changeInstaller } from '../src/listings/db/installer-store.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const austin = '/places/states/texas/cities/austin';
const namesIn = async (part: string) =>
  namesByLetterSchema.parse((await directory.get(`${austin}/letters/${part}`)).body);
const citiesIn = async (part: string): Promise<CitiesByLetter> =>
  citiesByLetterSchema.parse((await directory.get(`/places/states/texas/letters/${part}`)).body);

const add = (names: readonly string[]) =>
  directory.database.transaction((tx) =>
    addInstallers(
      tx,
      names.map((name) => installerFields({ name })),
      new Date(),
    ),
  );

const initials = ['7', 'Á', 'b', 'C', 'S', 'S', 'S', 'S', 'Z', '~', 'ж'];
function invented(count: number): string[] {
  const random = createRandom(5);
  const word = () => Array.from({ length: 4 }, () => random.pick([...'aeionrst'])).join('');
  return Array.from({ length: count }, () => `${random.pick(initials)}${random.chance(0.2) ? 'ilver Pools' : word()}`);
}

test('cuts the names of a city in Postgres as the rule does', async () => {
  const added = await add(invented(700));
  const folded = added.map(({ nameFolded }) => nameFolded).sort((a, b) => (a < b ? -1 : 1));
  const runs = await nameRunsOf(directory.database.dataSource.manager, { stateSlug: 'texas', citySlug: 'austin' });
  expect(runs).toEqual(runsOf(folded));
  expect(runs.filter(({ letter }) => letter === 's').length).toBeGreaterThan(2);
});

test('leads from the page of a city to every published business in it, by name and once', async () => {
  const added = await add(invented(700));
  await add(['In another city']).then(([other]) =>
    directory.database.transaction((tx) =>
      changeInstaller(tx, other?.id ?? 0, () => ({ citySlug: 'dallas', city: 'Dallas' }), new Date()),
    ),
  );
  const [hidden, ...shown] = added;
  await directory.database.transaction((tx) =>
    changeInstaller(tx, hidden?.id ?? 0, () => ({ status: 'suspended' }), new Date()),
  );
  await eventually(async () => (await namesIn('a')).total === shown.length);
  const { parts } = cityPageSchema.parse((await directory.get(austin)).body);
  const found = [];
  for (const { value } of parts) {
    const { part, total, installers } = await namesIn(value);
    expect([part.value, total]).toEqual([value, shown.length]);
    expect(installers.length).toBeLessThanOrEqual(letterLists.size);
    found.push(...installers);
  }
  const byName = (a: { nameFolded: string; id: number }, b: { nameFolded: string; id: number }) =>
    a.nameFolded === b.nameFolded ? a.id - b.id : a.nameFolded < b.nameFolded ? -1 : 1;
  expect(found).toEqual(shown.toSorted(byName).map(({ id, name }) => ({ id, name })));
});

test('follows a new name, and says where the names of a former page are now', async () => {
  // The first request after a change has the previous pages, and has them read again.
  const follows = (label: string) => eventually(async () => (await namesIn('a')).part.label === label);
  await add(['Aqua', 'Blue']);
  await follows('A–B');
  await add(['Tide']);
  directory.expireCounts();
  await follows('A–T');
  expect(await namesIn('a-b')).toMatchObject({ part: { value: 'a-t' }, total: 3 });
});

test('has no list of a city without businesses, of an unknown place, or of a word', async () => {
  await add(['Aqua']);
  const statusOf = async (path: string) => (await directory.get(`/places/states/${path}`)).status;
  expect(await statusOf('texas/cities/dallas/letters/a')).toBe(404);
  expect(await statusOf('texas/cities/nowhere/letters/a')).toBe(404);
  expect(await statusOf('atlantis/letters/a')).toBe(404);
  expect(await statusOf('ohio/letters/a')).toBe(404);
  const { status, body } = await directory.get(`${austin}/letters/abc`);
  expect([status, body.errors[0].path]).toEqual([400, 'params.part']);
});

test('leads from the page of a state to every city with a business, and to those that enough come to', async () => {
  for (let count = 0; count < 3; count += 1) await directory.add({ name: `Hillstone ${count}` });
  await directory.add({ citySlug: 'alpine', city: 'Alpine', latitude: 30.36, longitude: -103.66, serviceRadius: 5 });
  const { cities, cityCount, dots, parts } = statePageSchema.parse((await directory.get('/places/states/texas')).body);
  expect(cities.map(({ value }) => value)).toEqual(['austin', 'alpine']);
  expect([cityCount, dots.length]).toEqual([2, 2]);
  const listed = [];
  for (const { value } of parts) listed.push(...(await citiesIn(value)).cities);
  expect(listed).toContainEqual({ value: 'austin', label: 'Austin', installers: 3 });
  expect(listed).toContainEqual({ value: 'round-rock', label: 'Round Rock', installers: 0 });
  expect(listed.map(({ value }) => value)).not.toContain('dallas');
  expect(listed.map(({ label }) => label)).toEqual(listed.map(({ label }) => label).toSorted());
});

test('a profile leads to the next businesses of its city by name, and after the last to the first', async () => {
  const added = await add(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `${letter} Pools`));
  const nextOf = async (index: number) => {
    const { inCity = [] } = installerDetailSchema.parse((await directory.get(`/installers/${added[index]?.id}`)).body);
    return inCity.map(({ name }) => name.slice(0, 1)).join('');
  };
  expect(await nextOf(0)).toBe('BCDEFG');
  expect(await nextOf(5)).toBe('GHABCD');
  expect(offered.inCity).toBe(6);
});

test('a profile in a city with few others leads to each of them once', async () => {
  const [first, alone] = [
    (await add(['A Pools', 'B Pools', 'B Pools']))[0],
    await directory.add({ citySlug: 'dallas' }),
  ];
  const inCityOf = async (id = 0) =>
    installerDetailSchema.parse((await directory.get(`/installers/${id}`)).body).inCity;
  expect((await inCityOf(first?.id))?.map(({ name }) => name)).toEqual(['B Pools', 'B Pools']);
  expect(await inCityOf(alone.id)).toEqual([]);
});

test.each([
  ['hyde-park', 'the data', 200],
  ['travis-county', 'the data, as its county', 200],
  ['bouldin-creek', 'a listing', 200],
  ['old-quarter', 'a suspended listing alone', 404],
  ['xyzzy', 'nobody', 404],
])('Austin has a neighborhood %s, known to %s: %i', async (neighborhood, _who, status) => {
  await directory.add({ neighborhood: 'Bouldin Creek' });
  await directory.add({ neighborhood: 'Old Quarter', status: 'suspended' });
  expect(await directory.get(`${austin}/neighborhoods/${neighborhood}`)).toMatchObject({ status });
});
