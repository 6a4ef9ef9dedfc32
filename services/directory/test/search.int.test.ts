import assert from 'node:assert/strict';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { sortOrderKeys } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import {
  type SearchResponse,
  searchQuerySchema,
  searchResponseSchema,
  searchScopeHeader,
} from '@poolpros/contracts/http/search';
import { replySteps } from '@poolpros/contracts/reply-speed';
import { clockExample } from '@poolpros/search-rules/filters';
import { planSearch } from '@poolpros/search-rules/plan';
import { badQueries } from '@poolpros/search-rules/testing/bad-queries';
import { expectedResult, oncePer, prepare, strictestMatching } from '@poolpros/search-rules/testing/oracle';
import { randomQuery, type UrlQuery } from '@poolpros/search-rules/testing/random-query';
import { edgeListings, edgeSearches } from '@poolpros/search-rules/testing/reach-edges';
import { randomSnapshot, texts, towns } from '@poolpros/search-rules/testing/snapshots';
import { createRandom } from '@poolpros/seed-data/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addInstallers, changeInstaller } from '../src/listings/db/installer-store.js';
import { toSnapshot } from '../src/listings/domain/snapshot.js';
import { type Harness, installerFields, startDirectory } from './support.js';

const random = createRandom(20_261_122);
let directory: Harness;
let listings: ReturnType<typeof prepare>;

/** The stated fields of a snapshot, and what is measured. */
function statedIn(snapshot: ContractorSnapshot) {
  // A merged one has the id of another listing.
  const status = snapshot.status === 'merged' ? 'removed' : snapshot.status;
  const { name, stateSlug, citySlug, city, neighborhood, latitude, longitude, serviceRadius } = snapshot;
  const { services, poolTypes, specializations, rating, reviewCount, responseMinutes } = snapshot;
  const { languages = [], hours = [], specialHours = noSpecialHours, timeZone = null, freeWeeks = [] } = snapshot;
  return {
    fields: installerFields({
      ...{ status, name, stateSlug, citySlug, city, neighborhood, latitude, longitude, serviceRadius },
      ...{ services, poolTypes, specializations, languages, hours, specialHours, timeZone },
    }),
    measured: {
      freeWeeks,
      ...{ rating, ratingMean: rating, reviewCount, ratingVersion: 1 },
      replyStep: replySteps.find((step) => step === responseMinutes) ?? null,
    },
  };
}

beforeAll(async () => {
  directory = await startDirectory();
  directory.stopClock(clockExample);
  const random500 = Array.from({ length: 500 }, (_, index) => randomSnapshot(random, index + 1));
  const edges = edgeListings(directory.context.places, [5, 25, 150], 501);
  const wanted = [...random500, ...edges].map(statedIn);
  listings = await directory.database.transaction(async (tx) => {
    const now = new Date();
    const added = await addInstallers(
      tx,
      wanted.map(({ fields }) => fields),
      now,
    );
    const snapshots: ContractorSnapshot[] = [];
    for (const [index, { id }] of added.entries()) {
      const rated = await changeInstaller(tx, id, () => wanted[index]?.measured ?? null, now);
      if (rated) snapshots.push(toSnapshot(rated));
    }
    return prepare(snapshots);
  });
  expect(listings.length).toBeGreaterThan(400);
});
afterAll(() => directory.stop());

const isNotClosed = ({ snapshot }: (typeof listings)[number]) => snapshot.status !== 'closed';
const planOf = (query: UrlQuery) => planSearch(directory.context.places, searchQuerySchema.parse(query), clockExample);
const expected = oncePer((query: UrlQuery) => expectedResult(listings, planOf(query)));

async function search(query: UrlQuery = {}): Promise<SearchResponse> {
  const response = await directory.app.inject({ url: '/installers/search', query: asText(query) });
  expect(response.statusCode, response.body).toBe(200);
  const given = response.json();
  const known = searchResponseSchema.parse(given);
  // The route does not validate its response, so the test finds additional fields.
  assert.deepEqual(given, known);
  return known;
}

const asText = (query: UrlQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const hasPage = (query: UrlQuery): boolean => {
  const { page, totalPages } = expected(query);
  return page <= totalPages;
};

async function responseTo(query: UrlQuery) {
  // A busy machine may reject a search; then it is repeated.
  const { installers, searchType, message, center, pageSize, understood, choices, ...rest } = await eventually(() =>
    search(query),
  );
  return { ...rest, ids: installers.map(({ id }) => id) };
}

/** The response says how many pages there are. */
async function expectNoPage(query: UrlQuery): Promise<void> {
  const response = await eventually(async () => {
    const given = await directory.app.inject({ url: '/installers/search', query: asText(query) });
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

  test.each(sortOrderKeys)('walking every page by %s meets each installer once', async (sortBy) => {
    const query = { lat: 30.2672, lon: -97.7431, sortBy };
    const first = await search(query);
    const seen: number[] = [];
    for (let page = 1; page <= first.totalPages; page++)
      seen.push(...(await search({ ...query, page })).installers.map(({ id }) => id));
    expect(first.totalPages).toBeGreaterThan(3);
    expect(seen).toHaveLength(first.total);
    expect(new Set(seen).size).toBe(first.total);
  });

  test('gives each distance step the count that a search with that step finds', async () => {
    const place = { lat: 33.4484, lon: -112.074 };
    const { facets } = await search(place);
    for (const { miles, count } of facets.byDistance)
      expect((await search({ ...place, distance: miles })).total, `${miles} miles`).toBe(count);
    expect(facets.byDistance.at(-1)?.count).toBeGreaterThan(facets.byDistance[0]?.count ?? 0);
  });

  test('measures a ZIP range from the nearest of its ZIPs', async () => {
    const range = { location: '78701-78704', distance: 25, sortBy: 'distance' };
    expect(await responseTo(range)).toEqual(expected(range));
    expect((await search(range)).searchType).toBe('city_center');
  });
});

describe('the response', () => {
  test('tells where it searched from', async () => {
    expect(await search({ lat: 30.2672, lon: -97.7431, distance: 25 })).toMatchObject({
      searchType: 'gps',
      appliedRadius: 25,
      center: { lat: 30.2672, lon: -97.7431, label: 'Austin, TX' },
      sort: 'rating',
    });
    expect(await search({ location: 'austin tx' })).toMatchObject({
      searchType: 'city_center',
      appliedRadius: null,
      center: { label: 'Austin, TX' },
    });
    expect(await search({ location: 'Texas', sortBy: 'distance' })).toMatchObject({
      searchType: 'text_only',
      center: null,
      sort: 'rating',
    });
  });

  test('shows on each card its distance with one decimal and says that the firm comes', async () => {
    const { installers } = await search({ lat: 30.2672, lon: -97.7431, distance: 50, sortBy: 'distance' });
    expect(installers).toHaveLength(10);
    for (const { distance, servesPoint, serviceRadius, reasons } of installers) {
      expect(servesPoint).toBe(true);
      expect(Number.isInteger(Math.round((distance ?? Number.NaN) * 1e6) / 1e5)).toBe(true);
      expect(reasons).toContain(serviceRadius === 50 ? 'Within 50 miles' : 'Serves this location');
    }
  });

  test('says that it searched farther when no listing was near', async () => {
    const response = await search({ lat: 30.2672, lon: -100.2, distance: 10 });
    expect(response).toMatchObject({ widenedFrom: 10, message: expect.stringContaining('within 10 miles') });
    expect(response.total).toBeGreaterThan(0);
  });

  test.each([900, 1001, 999_999_999])('has no page %i of a place with fewer', async (page) => {
    const { totalPages } = await search({ lat: 30.2672, lon: -97.7431 });
    const response = await directory.get(`/installers/search?lat=30.2672&lon=-97.7431&page=${page}`);
    expect(response).toMatchObject({ status: 400 });
    expect(response.body).toMatchObject({
      errors: [{ path: 'query.page', message: `There are ${totalPages} pages.`, max: totalPages }],
    });
  });

  test('may be stored by caches for a moment, and says which listings it depends on', async () => {
    const { headers } = await directory.get('/installers/search?lat=30.25&lon=-97.75');
    expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300, stale-if-error=86400');
    expect(JSON.parse(String(headers[searchScopeHeader]))).toEqual({
      kind: 'points',
      points: [{ lat: 30.25, lon: -97.75 }],
    });
  });
});

describe('words', () => {
  test('of an unknown place are searched, and the response says so', async () => {
    const response = await search({ location: 'crystal lagoon' });
    expect(response).toMatchObject({ searchType: 'text_only', center: null });
    expect(response.message).toContain('“crystal lagoon”');
    expect(response.installers[0]?.name).toBe('Crystal Lagoon Pools');
  });

  test.each(['%', "'; drop table installers; --", '!!!', '_', "zz' | 'zz", 'x'.repeat(200), '\\'])(
    'finds no listing for %s and harms nothing',
    async (q) => {
      expect(await search({ q, lat: 30.2672, lon: -97.7431 })).toMatchObject({
        total: 0,
        facets: { byDistance: [10, 25, 50, 100].map((miles) => ({ miles, count: 0 })), services: [] },
      });
      expect((await search()).total).toBe(listings.filter(isNotClosed).length);
    },
  );

  test.each([
    {
      q: 'cyrstal lagon quary gratto sumit zephr oassis obryen',
      why: 'eight words with typing errors are as cheap as any',
    },
    { q: 'who can fix a leaking vinyl liner near my house please', why: 'of a question only the telling words count' },
    { q: 'crystal '.repeat(25).trim(), why: 'a text may have 200 characters' },
    { q: 'ﬃ'.repeat(200), why: 'a letter may fall apart into three' },
    { q: '\u{fdfa}'.repeat(200), why: 'a sign may stand for a sentence' },
    { q: '𐌰𐌱'.repeat(50), why: 'letters may take two places' },
  ])('are looked for whatever is typed, as $why', async ({ q }) => {
    const query = { q, sortBy: 'rating' };
    expect(await responseTo(query)).toEqual(expected(query));
  });

  test('in a question find the listings with most of them, and the response says so', async () => {
    const response = await search({ q: 'who can fix a leaking vinyl liner near my house please' });
    const vinyl = listings
      .filter(isNotClosed)
      .filter(({ snapshot }) => snapshot.specializations.includes('Vinyl Pools'));
    expect(vinyl.length).toBeGreaterThan(0);
    expect(response).toMatchObject({
      total: vinyl.length,
      message: 'No installer matches all of your words. These match the most words.',
    });
  });

  test('follow an installer that changes its name, pauses and comes back', async () => {
    const { id } = await directory.add({ name: 'Quarry Grotto Pools', latitude: 47, longitude: -100 });
    const found = async (q: string) => (await search({ q })).installers.map((each) => each.id);
    const change = (fields: object) =>
      directory.database.transaction((tx) => changeInstaller(tx, id, () => fields, new Date()));
    expect(await found('quary groto')).toEqual([id]);
    await change({ name: 'Zephyr Pools' });
    expect(await found('quarry')).toEqual([]);
    expect(await found('zephir')).toEqual([id]);
    await change({ status: 'paused', pausedTo: new Date('2027-05-03T05:00:00Z') });
    expect((await search({ q: 'zephyr' })).installers).toMatchObject([
      { id, availability: { status: 'paused', until: '2027-05-03T05:00:00.000Z' } },
    ]);
    await change({ status: 'closed' });
    expect((await search({ q: 'zephyr' })).installers).toMatchObject([{ id, availability: { status: 'closed' } }]);
    expect((await search({ lat: 47, lon: -100 })).total).toBe(0);
    await change({ status: 'suspended' });
    expect(await found('zephyr')).toEqual([]);
    await change({ status: 'published' });
    expect(await found('zephyr')).toEqual([id]);
    await change({ status: 'removed' });
  });
});

test.each(badQueries)(
  'responds with 400 to $query and names $path',
  async ({ query, path, code = 'invalid_request' }) => {
    const response = await directory.app.inject({ url: '/installers/search', query });
    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'no-store',
    });
    expect(response.json()).toMatchObject({ code, errors: [expect.objectContaining({ path })] });
  },
);

test('a search that the store cannot finish in time is rejected, not queued', async () => {
  await directory.database.dataSource.transaction(async (tx) => {
    await tx.query('lock table search_entries in access exclusive mode');
    expect(await directory.get('/installers/search?location=Texas')).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    });
  });
  expect((await directory.get('/installers/search?location=Texas')).status).toBe(200);
});
