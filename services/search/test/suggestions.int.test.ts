import { eventually } from '@poolpros/chassis/testing/eventually';
import { type FaultProxy, startFaultProxy } from '@poolpros/chassis/testing/fault-proxy';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { type Suggestions, suggestionsSchema, understoodSchema } from '@poolpros/contracts/http/one-box';
import { searchScopeHeader } from '@poolpros/contracts/http/search';
import { problemSchema } from '@poolpros/contracts/problem';
import { sampleSnapshot } from '@poolpros/search-rules/testing/sample-snapshot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SearchService, startSearch } from './support/search-service.js';

let proxy: FaultProxy;
let service: SearchService;

beforeAll(async () => {
  const { elasticsearchUrl } = await startInfra('elasticsearchUrl');
  proxy = await startFaultProxy(elasticsearchUrl);
  service = await startSearch({ elasticsearchUrl: proxy.url });
  const names = [
    'Crystal Blue Pools',
    'Blue Crystal Spas',
    'Austin Pool Company',
    'Aqua-Tech Pool Care',
    'Crème Pools',
  ];
  for (const [index, name] of names.entries()) service.record.save(sampleSnapshot({ id: index + 1, name }));
  for (let id = 10; id < 20; id++)
    service.record.save(sampleSnapshot({ id, name: `Summit Pools ${id}`, rating: 3 + id / 10, reviewCount: 40 }));
  service.record.save(sampleSnapshot({ id: 90, name: 'Obsidian Pools', status: 'suspended' }));
  await service.startIndex();
});
afterEach(() => proxy.open());
afterAll(async () => {
  await service.stop();
  await proxy.shut();
});

const ask = (path: 'suggestions' | 'understand', q: string) =>
  service.app.inject({ url: `/search/${path}`, query: { q } });

/** A busy engine may be too late with the installers, and no cache stores a response without them. */
const complete = (path: 'suggestions' | 'understand', q: string) =>
  eventually(async () => {
    const response = await ask(path, q);
    return response.headers['cache-control'] !== 'no-store' && response;
  });
async function suggested(q: string): Promise<Suggestions> {
  const response = await complete('suggestions', q);
  expect(response.statusCode).toBe(200);
  return suggestionsSchema.parse(response.json());
}
const firms = async (q: string): Promise<string[]> => (await suggested(q)).installers.map(({ name }) => name);

describe('suggestions', () => {
  test.each([
    { q: 'crystal b', name: 'Crystal Blue Pools', why: 'the last word may be a prefix' },
    { q: 'crystl blue', name: 'Crystal Blue Pools', why: 'a letter may be missing' },
    { q: 'creme', name: 'Crème Pools', why: 'accents do not matter' },
    { q: 'aquatech', name: 'Aqua-Tech Pool Care', why: 'two words may be written as one' },
    { q: 'austin pool company', name: 'Austin Pool Company', why: 'a text that is understood may be a name' },
    { q: 'crystal blue pools in tempe', name: 'Crystal Blue Pools', why: 'a place is not part of the name' },
  ])('have $name first for $q, because $why', async ({ q, name }) => {
    expect((await firms(q))[0]).toBe(name);
  });

  test('lead to the page of an installer', async () => {
    const { installers } = await suggested('crystal blue pools');
    const { location, stateSlug, citySlug } = sampleSnapshot();
    expect(installers[0]).toEqual({
      id: 1,
      name: 'Crystal Blue Pools',
      location,
      path: `/pool-contractor/${stateSlug}/${citySlug}/crystal-blue-pools-1`,
    });
  });

  test('are at most five, the better rated first', async () => {
    expect(await firms('summit')).toEqual([19, 18, 17, 16, 15].map((id) => `Summit Pools ${id}`));
  });

  test('have places beside installers', async () => {
    const { places, installers } = await suggested('austin');
    expect(places[0]).toEqual({
      kind: 'city',
      label: 'Austin, Texas',
      detail: 'Travis County',
      state: 'texas',
      city: 'austin',
    });
    expect(installers[0]?.name).toBe('Austin Pool Company');
  });

  test('have no listing that is suspended', async () => {
    expect(await firms('obsidian')).toEqual([]);
  });

  test.each(['', ' ', '?', '"', '\\', '*', 'nameKey:*', 'zzzzzz'])('are empty for %j', async (q) => {
    expect(await suggested(q)).toEqual({ places: [], installers: [] });
  });

  test('may be stored by caches', async () => {
    expect((await complete('suggestions', 'austin')).headers['cache-control']).toContain('max-age=30');
  });

  test.each(['shut', 'hang'] as const)(
    'are places alone, stored by no cache, when Elasticsearch is cut off (%s)',
    async (mode) => {
      await proxy[mode]();
      const response = await ask('suggestions', 'austin');
      expect(response.statusCode).toBe(200);
      const { places, installers } = suggestionsSchema.parse(response.json());
      expect(places[0]?.label).toBe('Austin, Texas');
      expect(installers).toEqual([]);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('understanding', () => {
  test('tells what a text says', async () => {
    const response = await ask('understand', 'hot tub repair near 85254 within 25 miles, 4 stars');
    expect(response.statusCode).toBe(200);
    expect(understoodSchema.parse(response.json())).toMatchObject({
      location: '85254',
      distance: 25,
      services: ['Spa Repair'],
      minRating: 4,
      q: '',
    });
    expect(response.headers['cache-control']).toContain('max-age=30');
    expect(JSON.parse(String(response.headers[searchScopeHeader]))).toEqual({ kind: 'nowhere' });
  });

  test('says when a name was written with a slip, and which other places have it', async () => {
    expect((await ask('understand', 'pool repair metarie la')).json().understood).toMatchObject({
      label: 'Metairie, LA',
      asTyped: false,
    });
    const { understood } = (await ask('understand', 'new york')).json();
    expect(understood.others.map(({ label }: { label: string }) => label)).toContain('New York');
  });

  test('counts the contractors of each place that a name may mean', async () => {
    const response = await complete('understand', 'sauna repair in glendale');
    const { choices, location } = understoodSchema.parse(response.json());
    expect(location).toBe('glendale');
    expect(choices[0]).toMatchObject({ location: 'Glendale, Arizona', detail: 'Maricopa County', contractors: 0 });
  });

  test('needs no Elasticsearch', async () => {
    await proxy.shut();
    const response = await ask('understand', 'glendale');
    expect(response.json()).toMatchObject({ location: 'glendale', choices: [] });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await ask('understand', 'austin tx')).json()).toMatchObject({ location: 'Austin, Texas' });
  });
});

test.each(['suggestions', 'understand'] as const)('%s reject what is too long, and name it', async (path) => {
  const response = await ask(path, 'x'.repeat(10_000));
  expect(response.statusCode).toBe(400);
  expect(problemSchema.parse(response.json()).errors?.map((error) => error.path)).toEqual(['query.q']);
});
