import { poolTypes, services, serviceTypeKeys, sortOrderKeys } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { resolvePlace } from '@poolpros/places/resolve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedAnswer } from './support/oracle.js';
import { createRandom, type Random } from './support/random.js';
import { startSearch, type TestService } from './support/search-service.js';
import { randomSnapshot, towns } from './support/snapshots.js';

type Query = Record<string, string | number>;

const random = createRandom(20_261_121);
const snapshots: ContractorSnapshot[] = Array.from({ length: 500 }, (_, index) => randomSnapshot(random, index + 1));
let service: TestService;

beforeAll(async () => {
  service = await startSearch();
  for (const snapshot of snapshots) service.record.save(snapshot);
  await service.startIndex();
});
afterAll(() => service.stop());

function randomPlace({ pick, next }: Random): Query {
  const town = pick(towns);
  const near = (degrees: number): string => (degrees + (next() - 0.5)).toFixed(4);
  const gps = { lat: near(town.lat), lon: near(town.lon) };
  return pick<Query>([
    gps,
    gps,
    gps,
    { lat: 36.5, lon: -100.4 },
    { location: `${town.city}, ${town.stateSlug}` },
    { state: town.stateSlug, city: town.city.toLowerCase().replace(' ', '-') },
    { location: town.stateSlug },
    { location: pick(['78704', '85004', '33602', '78701-78705', '33601-33612']) },
    {},
  ]);
}

function randomQuery(chance: Random): Query {
  const query = randomPlace(chance);
  if (chance.chance(0.7)) query.distance = chance.pick([0, 5, 7, 10, 25, 33, 50, 100, 300]);
  if (chance.chance(0.3)) query.serviceType = chance.pick(serviceTypeKeys);
  if (chance.chance(0.3)) query.services = chance.some([...services, ...poolTypes], 0.1).join(',');
  if (chance.chance(0.2)) query.poolTypes = chance.some(poolTypes, 0.3).join(',');
  if (chance.chance(0.4)) query.minRating = chance.pick([3, 4, 4.5, 5]);
  if (chance.chance(0.8)) query.sortBy = chance.pick(sortOrderKeys);
  if (chance.chance(0.3)) query.page = chance.integer(1, 4);
  return query;
}

function expected(query: Query) {
  const parsed = searchQuerySchema.parse(query);
  return expectedAnswer(snapshots, parsed, resolvePlace(service.context.places, parsed));
}

async function answered(query: Query) {
  const { installers, searchType, message, center, pageSize, ...rest } = await service.search(query);
  return { ...rest, ids: installers.map(({ id }) => id) };
}

describe('the search against looking at every installer', () => {
  const queries = Array.from({ length: 200 }, () => randomQuery(random));

  test('finds the same listings in the same order, with the same counts, for 200 random queries', async () => {
    for (const query of queries) expect(await answered(query), JSON.stringify(query)).toEqual(expected(query));
  });

  test('has asked what is worth asking: listings, none, widened, ranges, states and later pages', () => {
    const answers = queries.map(expected);
    expect(answers.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(100);
    expect(answers.filter(({ total }) => total === 0).length).toBeGreaterThan(5);
    expect(answers.filter(({ widenedFrom }) => widenedFrom !== undefined).length).toBeGreaterThan(3);
    expect(answers.filter(({ page, ids }) => page > 1 && ids.length > 0).length).toBeGreaterThan(10);
  });

  test.each(sortOrderKeys)('shows every listing once when all pages are read by %s', async (sortBy) => {
    const query = { lat: 30.2672, lon: -97.7431, sortBy };
    const first = await service.search(query);
    const seen: number[] = [];
    for (let page = 1; page <= first.totalPages; page++)
      seen.push(...(await service.search({ ...query, page })).installers.map(({ id }) => id));
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

describe('the answer', () => {
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

  test('explains each card with its distance, reach and rating', async () => {
    const { installers } = await service.search({ lat: 30.2672, lon: -97.7431, distance: 50, sortBy: 'distance' });
    expect(installers).toHaveLength(10);
    for (const { distance, servesPoint, reasons } of installers) {
      expect(servesPoint).toBe(true);
      expect(Number.isInteger(Math.round((distance ?? Number.NaN) * 1e6) / 1e5)).toBe(true);
      expect(reasons.slice(0, 2)).toEqual([`${distance?.toFixed(1)} miles away`, 'Serves this address']);
    }
  });

  test('says that it looked farther when nothing was near', async () => {
    const lonely = { lat: 30.2672, lon: -100.2 };
    const answer = await service.search({ ...lonely, distance: 10 });
    expect(answer).toMatchObject({ widenedFrom: 10, message: expect.stringContaining('within 10 miles') });
    expect(answer.total).toBeGreaterThan(0);
  });

  test('is empty past the last page, with the counts of the whole', async () => {
    const answer = await service.search({ location: 'Texas', page: 1000 });
    expect(answer.installers).toEqual([]);
    expect(answer.total).toBeGreaterThan(100);
  });
});

describe('refusals', () => {
  test.each([
    { query: { page: 1001 }, path: 'query.page', code: 'invalid_request' },
    { query: { page: 0 }, path: 'query.page', code: 'invalid_request' },
    { query: { lat: 30 }, path: 'query.lat', code: 'invalid_request' },
    { query: { lat: 91, lon: 0 }, path: 'query.lat', code: 'invalid_request' },
    { query: { distance: -1 }, path: 'query.distance', code: 'invalid_request' },
    { query: { distance: 'near' }, path: 'query.distance', code: 'invalid_request' },
    { query: { services: 'Roofing' }, path: 'query.services.0', code: 'invalid_request' },
    { query: { serviceType: 'roofing' }, path: 'query.serviceType', code: 'invalid_request' },
    { query: { sortBy: 'price' }, path: 'query.sortBy', code: 'invalid_request' },
    { query: { minRating: 6 }, path: 'query.minRating', code: 'invalid_request' },
    { query: { location: '78700-79999' }, path: 'query.location', code: 'zip_range_too_large' },
  ])('answers 400 to $query and names $path', async ({ query, path, code }) => {
    const parameters = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await service.app.inject({ url: '/installers/search-enhanced', query: parameters });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code, errors: [expect.objectContaining({ path })] });
  });
});
