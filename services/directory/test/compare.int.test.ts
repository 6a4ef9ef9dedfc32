import { newId } from '@poolpros/chassis/ids';
import { cardsSchema, comparisonSchema, nearestSchema } from '@poolpros/contracts/http/installers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeInstaller } from '../src/listings/db/installer-store.js';
import { type Harness, startDirectory } from './support.js';

const austin = { latitude: 30.2672, longitude: -97.7431 };
const dallas = { latitude: 32.7767, longitude: -96.797, citySlug: 'dallas', city: 'Dallas' };

let directory: Harness;
let near: number;
let far: number;
let paused: number;
let removed: number;
beforeAll(async () => {
  directory = await startDirectory();
  near = (await directory.add({ ...austin, name: 'Near Pools', serviceRadius: 25 })).id;
  await directory.join(near, newId());
  far = (await directory.add({ ...dallas, name: 'Far Pools', serviceRadius: 150 })).id;
  paused = (await directory.add({ name: 'Away Pools', status: 'paused' })).id;
  removed = (await directory.add({ name: 'Gone Pools', status: 'removed' })).id;
});
afterAll(() => directory.stop());

const compare = (ids: number[], query = '') => directory.get(`/installers/compare?ids=${ids.join(',')}${query}`);
const cards = (ids: number[]) => directory.get(`/installers/cards?ids=${ids.join(',')}`);

test('compares installers in the order they were asked for, with what their pages say', async () => {
  const response = await compare([far, near]);
  expect(response.status).toBe(200);
  const { installers } = comparisonSchema.parse(response.body);
  expect(installers.map(({ name }) => name)).toEqual(['Far Pools', 'Near Pools']);
  expect(installers[1]).toMatchObject({
    distance: null,
    servesPoint: null,
    hours: [{ day: 'mon', opens: '08:00', closes: '17:00' }],
    timeZone: 'America/Chicago',
    foundedYear: 2009,
    crewSize: 8,
    claimed: true,
    reach: 'team',
    email: null,
  });
  expect(installers[0]).toMatchObject({ claimed: false, reach: 'email' });
});

test('measures from where the visitor searches, and says who serves that point', async () => {
  const { installers } = comparisonSchema.parse((await compare([near, far], '&lat=30.2672&lon=-97.9')).body);
  expect(installers).toMatchObject([
    { distance: 9.4, servesPoint: true },
    { distance: 185.2, servesPoint: false },
  ]);
});

test('where a visitor is stays out of every cache', async () => {
  expect((await compare([near])).headers['cache-control']).toBe('public, max-age=60');
  expect((await compare([near], '&lat=30&lon=-97')).headers['cache-control']).toBe('no-store');
});

test('leaves out listings without a page, and names none twice', async () => {
  const compared = comparisonSchema.parse((await compare([removed, near, 999_999, near])).body);
  expect(compared.installers.map(({ id }) => id)).toEqual([near]);
  expect((await compare([999_999])).body).toEqual({ installers: [] });
  const merged = (await directory.add({ name: 'Twice Pools' })).id;
  await directory.database.transaction((tx) =>
    changeInstaller(tx, merged, () => ({ status: 'merged', mergedInto: far }), new Date()),
  );
  const shown = cardsSchema.parse((await cards([paused, removed, merged, far])).body);
  expect(shown.installers.map(({ id, availability }) => [id, availability?.status])).toEqual([
    [paused, 'paused'],
    [far, undefined],
  ]);
});

test('a shortlist has as many as twenty cards, a comparison four columns', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
  expect((await cards(twenty)).status).toBe(200);
  expect(await cards([...twenty, 21])).toMatchObject({ status: 400, body: { errors: [{ path: 'query.ids' }] } });
  expect((await compare([1, 2, 3, 4])).status).toBe(200);
  expect(await compare([1, 2, 3, 4, 5])).toMatchObject({ status: 400, body: { errors: [{ path: 'query.ids' }] } });
});

test.each([
  ['', 'query.ids'],
  ['?ids=', 'query.ids'],
  ['?ids=1,x', 'query.ids'],
  ['?ids=1,,2', 'query.ids'],
  ['?ids=0', 'query.ids.0'],
  ['?ids=1,99999999999', 'query.ids.1'],
  ['?ids=1&lat=30', 'query.lat'],
  ['?ids=1&lon=-97', 'query.lat'],
  ['?ids=1&lat=91&lon=0', 'query.lat'],
  ['?ids=1&lat=north&lon=0', 'query.lat'],
])('rejects a comparison %s, naming %s', async (query, path) => {
  expect(await directory.get(`/installers/compare${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', errors: [{ path }] },
  });
});

test('names who is nearest to a point, however far, with their miles', async () => {
  const { status, body, headers } = await directory.get('/installers/nearest?lat=21.3&lon=-157.85');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe((await compare([near], '&lat=30&lon=-97')).headers['cache-control']);
  const { installers } = nearestSchema.parse(body);
  expect(installers.map(({ name }) => name)).toEqual(['Near Pools', 'Far Pools']);
  expect(installers[0]).toMatchObject({ servesPoint: false, reasons: ['Works within 25 miles of Austin'] });
  expect(installers[0]?.distance).toBeGreaterThan(3000);
  expect((await directory.get('/installers/nearest?lat=21.3')).status).toBe(400);
});
