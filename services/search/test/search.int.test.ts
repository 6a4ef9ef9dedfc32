import { eventually } from '@poolpros/chassis/testing/eventually';
import { sortOrderKeys } from '@poolpros/contracts/catalogue';
import { searchQuerySchema, searchScopeHeader } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { clockExample } from '@poolpros/search-rules/filters';
import { planSearch } from '@poolpros/search-rules/plan';
import { badQueries } from '@poolpros/search-rules/testing/bad-queries';
import { expectedResult, oncePer, prepare, strictestMatching } from '@poolpros/search-rules/testing/oracle';
import { randomQuery, type UrlQuery } from '@poolpros/search-rules/testing/random-query';
import { edgeListings, edgeSearches } from '@poolpros/search-rules/testing/reach-edges';
import { randomSnapshot, texts, towns } from '@poolpros/search-rules/testing/snapshots';
import { createRandom } from '@poolpros/seed-data/random';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SearchService, startSearch } from './support/search-service.js';

const random = createRandom(20_261_122);
const random500 = Array.from({ length: 500 }, (_, index) => randomSnapshot(random, index + 1));
// The record holds 5 to 150 miles; an event may state any number.
const radii = [0, 5, 25, 150, 4000];
const snapshots = [...random500, ...edgeListings(loadPlaces(), radii, 501)];
const listings = prepare(snapshots);
let service: SearchService;

beforeAll(async () => {
  service = await startSearch({ now: () => clockExample });
  for (const snapshot of snapshots) service.record.save(snapshot);
  await service.startIndex();
});
afterAll(() => service.stop());
// What came before may have been too much for a busy machine, which then rejects searches for a moment.
beforeEach(() =>
  eventually(async () => {
    const { statusCode } = await service.app.inject({ url: '/installers/search-enhanced', query: { state: 'texas' } });
    return statusCode === 200;
  }),
);

const planOf = (query: UrlQuery) => planSearch(service.context.places, searchQuerySchema.parse(query), clockExample);
const expected = oncePer((query: UrlQuery) => expectedResult(listings, planOf(query)));

const asText = (query: UrlQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const hasPage = (query: UrlQuery): boolean => {
  const { page, totalPages } = expected(query);
  return page <= totalPages;
};

async function responseTo(query: UrlQuery) {
  const { installers, searchType, message, center, pageSize, understood, choices, ...rest } =
    await service.search(query);
  return { ...rest, ids: installers.map(({ id }) => id) };
}

/** The response says how many pages there are. */
async function expectNoPage(query: UrlQuery): Promise<void> {
  const response = await eventually(async () => {
    const given = await service.app.inject({ url: '/installers/search-enhanced', query: asText(query) });
    expect(given.statusCode, given.body).toBe(400);
    return given;
  });
  const errors = [expect.objectContaining({ path: 'query.page', max: expected(query).totalPages })];
  expect(response.json(), JSON.stringify(query)).toMatchObject({ code: 'invalid_request', errors });
}

describe('the search against looking at every installer', () => {
  const queries = Array.from({ length: 500 }, () => randomQuery(random, towns, texts));

  test('finds the same listings in the same order, with the same counts, for 500 random queries', async () => {
    for (const query of queries.filter(hasPage))
      expect(await responseTo(query), JSON.stringify(query)).toEqual(expected(query));
  });

  test('gives each of many that come at once its own response', async () => {
    for (let at = 0; at < queries.length; at += 25) {
      const some = queries.slice(at, at + 25).filter(hasPage);
      expect(await Promise.all(some.map(responseTo))).toEqual(some.map(expected));
    }
  });

  test('refuses every page after the last, and says how many there are', async () => {
    const queriesPast = queries.filter((query) => !hasPage(query));
    expect(queriesPast.length).toBeGreaterThan(20);
    for (const query of queriesPast) await expectNoPage(query);
  });

  test.each(edgeSearches)('agrees at the edge of what listings reach: $why', async ({ query }) => {
    if (hasPage(query)) expect(await responseTo(query)).toEqual(expected(query));
    else await expectNoPage(query);
  });

  test('has asked what is worth asking: listings, none, widened, words, later pages', () => {
    const wanted = queries.map(expected);
    expect(wanted.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(100);
    expect(wanted.filter(({ total }) => total === 0).length).toBeGreaterThan(5);
    expect(wanted.filter(({ widenedFrom }) => widenedFrom !== undefined).length).toBeGreaterThan(3);
    expect(queries.filter((query, index) => query.q && wanted[index]?.ids.length).length).toBeGreaterThan(30);
    expect(wanted.filter(({ page, ids }) => page > 1 && ids.length > 0).length).toBeGreaterThan(10);
    const typed = queries.flatMap((query) => planOf(query).words ?? []);
    const ways = typed.map((words) => strictestMatching(words, listings));
    for (const way of ['exact', 'fuzzy', 'partial', null] as const)
      expect(ways.filter((each) => each === way).length, `matched ${way}`).toBeGreaterThan(10);
    expect(queries.filter(({ q }) => String(q).length > 150).length).toBeGreaterThan(5);
  });

  test.each(sortOrderKeys)('shows every listing once when all pages are read by %s', async (sortBy) => {
    const query = { lat: 30.2672, lon: -97.7431, sortBy };
    const first = await responseTo(query);
    const seen: number[] = [];
    for (let page = 1; page <= first.totalPages; page++) seen.push(...(await responseTo({ ...query, page })).ids);
    expect(first.totalPages).toBeGreaterThan(3);
    expect(seen).toHaveLength(first.total);
    expect(new Set(seen).size).toBe(first.total);
  });

  test('gives each distance step the count that a search with that step finds', async () => {
    const place = { lat: 33.4484, lon: -112.074 };
    const { facets } = await service.search(place);
    for (const { miles, count } of facets.byDistance)
      expect((await service.search({ ...place, distance: miles })).total, `${miles} miles`).toBe(count);
    expect(facets.byDistance.at(-1)?.count).toBeGreaterThan(facets.byDistance[0]?.count ?? 0);
  });
});

describe('the response', () => {
  test('tells where it searched from', async () => {
    expect(await service.search({ lat: 30.2672, lon: -97.7431 })).toMatchObject({
      searchType: 'gps',
      center: { lat: 30.2672, lon: -97.7431, label: 'Austin, TX' },
    });
    expect(await service.search({ location: 'Austin, TX' })).toMatchObject({
      searchType: 'city_center',
      center: { label: 'Austin, TX' },
    });
    expect(await service.search({ location: 'Texas' })).toMatchObject({ searchType: 'text_only', center: null });
    expect(await service.search()).toMatchObject({ searchType: 'text_only', center: null });
  });

  test('shows on each card its distance with one decimal and says that the firm comes', async () => {
    const { installers } = await service.search({ lat: 30.2672, lon: -97.7431, distance: 50, sortBy: 'distance' });
    expect(installers).toHaveLength(10);
    for (const { distance, servesPoint, serviceRadius, reasons } of installers) {
      expect(servesPoint).toBe(true);
      expect(Number.isInteger(Math.round((distance ?? Number.NaN) * 1e6) / 1e5)).toBe(true);
      expect(reasons).toContain(serviceRadius === 50 ? 'Within 50 miles' : 'Serves this location');
    }
  });

  test('says that it looked farther when nothing was near', async () => {
    const lonely = { lat: 30.2672, lon: -100.2 };
    const response = await service.search({ ...lonely, distance: 10 });
    expect(response).toMatchObject({ widenedFrom: 10, message: expect.stringContaining('within 10 miles') });
    expect(response.total).toBeGreaterThan(0);
  });

  test('may be stored by caches for a moment, and says which listings it depends on', async () => {
    const { headers } = await service.app.inject({ url: '/installers/search-enhanced?state=texas' });
    expect(headers['cache-control']).toContain('max-age=30');
    expect(JSON.parse(String(headers[searchScopeHeader]))).toEqual({ kind: 'state', stateSlug: 'texas' });
  });

  test.each([1000, 1001, 999_999_999])('has no page %i of a state with fewer', async (page) => {
    const { totalPages } = await service.search({ location: 'Texas' });
    const response = await service.app.inject({ url: `/installers/search-enhanced?location=Texas&page=${page}` });
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'query.page', message: `There are ${totalPages} pages.`, max: totalPages }],
    });
  });
});

describe('errors', () => {
  test.each(badQueries)(
    'responds with 400 to $query and names $path',
    async ({ query, path, code = 'invalid_request' }) => {
      const response = await service.app.inject({ url: '/installers/search-enhanced', query });
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).toMatchObject({ code, errors: [expect.objectContaining({ path })] });
    },
  );
});
