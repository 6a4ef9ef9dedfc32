import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import { sitemapSchema, sitemapShardSchema } from '@poolpros/contracts/http/sitemap';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeInstaller } from '../src/listings/db/installer-store.js';
import { type Harness, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

const shards = async () => {
  directory.expireCounts();
  return sitemapSchema.parse((await directory.get('/sitemap')).body).shards;
};
const pathsOf = async (shard: string) =>
  sitemapShardSchema.parse((await directory.get(`/sitemap/${shard}`)).body).entries.map(({ path }) => path);

/** A number of installers in Austin, and one in a city of Ohio. */
async function list(inAustin: number) {
  const added = [];
  for (let count = 0; count < inAustin; count += 1) added.push(await directory.add({ name: `Hillstone ${count}` }));
  const akron = { stateSlug: 'ohio', citySlug: 'akron', city: 'Akron', latitude: 41.08, longitude: -81.52 };
  const ohio = await directory.add({ name: 'Buckeye Pools', ...akron });
  return { added, ohio };
}

test('names each page that offers itself to an index, and no place with fewer than three businesses near', async () => {
  const { added, ohio } = await list(3);
  expect((await shards()).map(({ name }) => name)).toEqual([
    'states',
    'cities-texas',
    'services-texas',
    'contractors-1',
  ]);
  const [state, ...areas] = await pathsOf('states');
  expect(state).toBe('/us/texas/pool-contractors');
  expect(areas).toContain('/service-area/texas/travis-county');
  expect(areas.filter((path) => !path.startsWith('/service-area/texas/'))).toEqual([]);
  const cities = await pathsOf('cities-texas');
  expect(cities).toContain('/us/texas/austin/pool-contractors');
  // Nobody has an address there, and everybody comes from 17 miles away; San Marcos is 29 miles away.
  expect(cities).toContain('/pool-contractors-near-me/texas/round-rock');
  expect(cities.filter((path) => path.includes('san-marcos'))).toEqual([]);
  expect(await pathsOf('contractors-1')).toEqual([
    ...added.map(({ id }, count) => `/pool-contractor/texas/austin/hillstone-${count}-${id}`),
    `/pool-contractor/ohio/akron/buckeye-pools-${ohio.id}`,
  ]);
});

test('names the pages of a service in a city that three businesses serve with it from near', async () => {
  for (const serviceRadius of [25, 50, 50])
    await directory.add({ services: ['Pool Installation', 'Pool Repair'], serviceRadius });
  await directory.add({ services: ['Sauna Installation', 'Pool Repair'], serviceRadius: 10 });
  // A business with an address in the city, whose ZIP is farther from the center than the page looks.
  for (const services of [['Spa Repair'], ['Spa Repair'], ['Spa Repair']] as const)
    await directory.add({ services: [...services], serviceRadius: 100, latitude: 30.8 });
  expect((await shards()).map(({ name }) => name)).toContain('services-texas');
  const paths = await pathsOf('services-texas');
  expect(paths.filter((path) => path.endsWith('/texas/austin'))).toEqual([
    '/pool-installation/texas/austin',
    '/pool-repair/texas/austin',
    '/pool-financing/texas/austin',
    '/pool-installation-cost/texas/austin',
  ]);
});

test('leaves out what is not published, and says when a part changed last', async () => {
  const { added } = await list(3);
  const changed = new Date('2031-05-01T10:00:00.000Z');
  const [first] = added;
  await directory.database.transaction((tx) =>
    changeInstaller(tx, first?.id ?? 0, () => ({ description: 'Pools of stone.' }), changed),
  );
  expect(await shards()).toContainEqual({ name: 'cities-texas', updatedAt: changed.toISOString() });
  const stands = (status: InstallerStatus) =>
    directory.database.transaction((tx) => changeInstaller(tx, first?.id ?? 0, () => ({ status }), changed));
  await stands('paused');
  directory.expireCounts();
  expect(await pathsOf('contractors-1')).toHaveLength(4);
  for (const status of ['closed', 'suspended'] as const) {
    await stands(status);
    directory.expireCounts();
    expect(await pathsOf('contractors-1')).toHaveLength(3);
  }
  await directory.database.transaction((tx) =>
    changeInstaller(tx, first?.id ?? 0, () => ({ status: 'removed' }), changed),
  );
  expect((await shards()).map(({ name }) => name)).toEqual(['contractors-1']);
  expect(await pathsOf('contractors-1')).toHaveLength(3);
});

test('is made once for each change, and is not sent again to a crawler that has it', async () => {
  await list(3);
  for (const url of ['/sitemap', '/sitemap/cities-texas', '/sitemap/contractors-1']) {
    const { headers } = await directory.get(url);
    const again = await directory.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
  }
  const before = (await directory.get('/sitemap/cities-texas')).headers.etag;
  const counting = await directory.context.counts();
  await directory.add({ stateSlug: 'utah', citySlug: 'salt-lake-city', latitude: 40.76, longitude: -111.89 });
  directory.expireCounts();
  expect(await directory.context.counts()).not.toBe(counting);
  expect((await directory.get('/sitemap/cities-texas')).headers.etag).toBe(before);
  await directory.add();
  directory.expireCounts();
  expect((await directory.get('/sitemap/cities-texas')).headers.etag).not.toBe(before);
});

test.each(['cities-atlantis', 'contractors-9', 'contractors-x', 'places'])('has no part %s', async (shard) => {
  await list(3);
  expect((await directory.get(`/sitemap/${shard}`)).status).toBe(404);
});

test('has no parts without installers', async () => {
  expect(await shards()).toEqual([]);
});
