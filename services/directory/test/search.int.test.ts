import { distanceOptions, poolTypes, services, sortOrderKeys } from '@poolpros/contracts/catalogue';
import { type SearchResponse, searchResponseSchema } from '@poolpros/contracts/http/search';
import { fold } from '@poolpros/places/fold';
import { milesBetween } from '@poolpros/places/geo';
import { rankScore } from '@poolpros/search-rules/ranking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addInstallers, changeInstaller } from '../src/db/installer-store.js';
import type { InstallerRecord } from '../src/domain/installer.js';
import { createRandom } from '../src/sample/random.js';
import { type Harness, installerFields, startDirectory } from './support.js';

const random = createRandom(20261121);
const centres = [
  { stateSlug: 'texas', citySlug: 'austin', city: 'Austin', latitude: 30.2672, longitude: -97.7431 },
  { stateSlug: 'texas', citySlug: 'dallas', city: 'Dallas', latitude: 32.7767, longitude: -96.797 },
  { stateSlug: 'florida', citySlug: 'miami', city: 'Miami', latitude: 25.7743, longitude: -80.1937 },
  { stateSlug: 'oklahoma', citySlug: 'tulsa', city: 'Tulsa', latitude: 36.154, longitude: -95.9928 },
];
const near = (centre: { latitude: number; longitude: number }, miles: number) => ({
  latitude: centre.latitude + (random.normal() * miles) / 69,
  longitude: centre.longitude + (random.normal() * miles) / 60,
});

let directory: Harness;
let stored: InstallerRecord[] = [];
beforeAll(async () => {
  directory = await startDirectory();
  stored = await directory.database.transaction(async (tx) => {
    const all: InstallerRecord[] = [];
    for (let index = 0; index < 400; index++) {
      const centre = random.pick(centres);
      const fields = installerFields({
        ...centre,
        ...near(centre, 40),
        name: `${random.pick(['Blue', 'Crème', "O'Brien", 'Hill'])} ${random.pick(['Lagoon', 'Pools', 'Spas'])} ${index % 90}`,
        serviceRadius: random.pick([5, 25, 50, 50, 100, 150]),
        services: random.pickSome(services, random.between(1, 6)),
        poolTypes: random.pickSome(poolTypes, random.between(0, 3)),
        specializations: random.chance(0.3) ? ['Fiberglass Pools'] : [],
        status: random.chance(0.05) ? 'suspended' : 'published',
      });
      const [added] = await addInstallers(tx, [fields], new Date());
      if (!added) throw new Error('no installer was added');
      const rating = random.between(20, 50) / 10;
      const rated = await changeInstaller(
        tx,
        added.id,
        () =>
          random.chance(0.7)
            ? { rating, ratingMean: rating, reviewCount: random.between(1, 40), ratingVersion: 1 }
            : null,
        new Date(),
      );
      all.push(rated ?? added);
    }
    return all;
  });
});
afterAll(() => directory.stop());

interface Asked {
  lat?: number;
  lon?: number;
  state?: string;
  distance?: number;
  minRating?: number;
  services?: string[];
  serviceType?: string;
  sortBy: (typeof sortOrderKeys)[number];
}

/** The rule of the specification in plain words over every row: what the statement must find. */
function expected(asked: Asked) {
  const point =
    asked.lat === undefined || asked.lon === undefined ? null : { latitude: asked.lat, longitude: asked.lon };
  const offered = stored
    .map((installer) => ({ installer, miles: point ? milesBetween(point, installer) : null }))
    .filter(({ installer, miles }) => {
      if (installer.status !== 'published') return false;
      if (miles !== null && miles > installer.serviceRadius) return false;
      if (asked.state && installer.stateSlug !== asked.state) return false;
      if (asked.minRating && asked.minRating > 3 && (installer.rating ?? 0) < asked.minRating) return false;
      if (asked.serviceType === 'fiberglass' && !installer.specializations.includes('Fiberglass Pools')) return false;
      const wantedServices = asked.services?.filter((each) => !each.endsWith('Pools')) ?? [];
      const wantedTypes = asked.services?.filter((each) => each.endsWith('Pools')) ?? [];
      const offers = (list: readonly string[], wanted: string[]) =>
        wanted.length === 0 || wanted.some((each) => list.includes(each));
      return offers(installer.services, wantedServices) && offers(installer.poolTypes, wantedTypes);
    });
  const found = offered.filter(({ miles }) => miles === null || !asked.distance || miles <= asked.distance);
  const sort = asked.sortBy === 'distance' && !point ? 'rating' : asked.sortBy;
  const byId = (a: { installer: InstallerRecord }, b: { installer: InstallerRecord }) =>
    a.installer.id - b.installer.id;
  type Found = (typeof found)[number];
  const orders: Record<typeof sort, (a: Found, b: Found) => number> = {
    distance: (a, b) => (a.miles ?? 0) - (b.miles ?? 0),
    rating: (a, b) => scoreOf(b) - scoreOf(a) || (a.miles ?? 0) - (b.miles ?? 0),
    reviews: (a, b) => b.installer.reviewCount - a.installer.reviewCount,
    name: (a, b) =>
      fold(a.installer.name) < fold(b.installer.name) ? -1 : Number(fold(a.installer.name) > fold(b.installer.name)),
  };
  const scoreOf = ({ installer }: Found) => rankScore(installer.rating, installer.reviewCount);
  found.sort((a, b) => orders[sort](a, b) || byId(a, b));
  const countOf = (values: (installer: InstallerRecord) => readonly string[]) => {
    const counts = new Map<string, number>();
    for (const { installer } of found)
      for (const value of values(installer)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };
  return {
    ids: found.map(({ installer }) => installer.id),
    miles: new Map(found.map(({ installer, miles }) => [installer.id, miles])),
    facets: {
      services: countOf((installer) => installer.services),
      poolTypes: countOf((installer) => installer.poolTypes),
      rating: [5, 4, 3].map((min) => ({
        min,
        count: found.filter(({ installer }) => (installer.rating ?? 0) >= min).length,
      })),
      byDistance: point
        ? distanceOptions.map((miles) => ({
            miles,
            count: offered.filter((each) => (each.miles ?? 0) <= miles).length,
          }))
        : [],
    },
  };
}

/** The search that is answered: what was asked, or, when that finds nobody, the first farther step that does. */
function widened(asked: Asked): Asked {
  const { ids, facets } = expected(asked);
  const { distance } = asked;
  if (ids.length > 0 || !distance) return asked;
  const farther = facets.byDistance.find(({ miles, count }) => miles > distance && count > 0);
  return farther ? { ...asked, distance: farther.miles } : asked;
}

async function search(asked: Partial<Asked> & { location?: string; city?: string }, page = 1): Promise<SearchResponse> {
  const query = new URLSearchParams({ page: String(page) });
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
  const answer = await directory.get(`/installers/search?${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return searchResponseSchema.parse(answer.body);
}

function randomSearch(index: number): Asked {
  const point = near(random.pick(centres), 30);
  return {
    ...(index % 5 === 0
      ? { state: random.pick(['texas', 'florida', 'ohio']) }
      : { lat: point.latitude, lon: point.longitude }),
    ...(random.chance(0.7) && { distance: random.pick([0, 7, 10, 25, 33, 50, 100, 200]) }),
    ...(random.chance(0.3) && { minRating: random.pick([3, 4, 4.5, 5]) }),
    ...(random.chance(0.4) && { services: random.pickSome([...services, ...poolTypes], random.between(1, 3)) }),
    ...(random.chance(0.15) && { serviceType: 'fiberglass' }),
    sortBy: random.pick(sortOrderKeys),
  };
}

test('200 random searches agree with a count by hand: totals, order, distances and facets', async () => {
  let found = 0;
  let farther = 0;
  for (let index = 0; index < 200; index++) {
    const asked = randomSearch(index);
    const answered = widened(asked);
    const oracle = expected(answered);
    const answer = await search(asked);
    const context = JSON.stringify(asked);
    expect(answer.widenedFrom, context).toBe(answered === asked ? undefined : asked.distance);
    expect(answer.total, context).toBe(oracle.ids.length);
    expect(
      answer.installers.map((each) => each.id),
      context,
    ).toEqual(oracle.ids.slice(0, 10));
    expect(answer.facets, context).toEqual(oracle.facets);
    for (const card of answer.installers) {
      const miles = oracle.miles.get(card.id) ?? null;
      expect(card.distance, context).toBe(miles === null ? null : Math.round(miles * 10) / 10);
      expect(card.servesPoint, context).toBe(miles === null ? null : true);
    }
    found += answer.total;
    farther += answered === asked ? 0 : 1;
  }
  expect(found).toBeGreaterThan(1000);
  expect(farther).toBeGreaterThan(2);
});

test.each(sortOrderKeys)('walking every page by %s meets each installer once', async (sortBy) => {
  const asked: Asked = { lat: 30.2672, lon: -97.7431, sortBy };
  const { ids } = expected(asked);
  const first = await search(asked);
  const walked: number[] = [];
  for (let page = 1; page <= first.totalPages; page++)
    walked.push(...(await search(asked, page)).installers.map((each) => each.id));
  expect(ids.length).toBeGreaterThan(20);
  expect(walked).toEqual(ids);
});

test('says that it looked farther when nobody was near', async () => {
  const answer = await search({ lat: 30.2672, lon: -99.43, distance: 10 });
  expect(answer.total).toBeGreaterThan(0);
  expect(answer).toMatchObject({ widenedFrom: 10, message: expect.stringContaining('within 10 miles') });
  expect(answer.appliedRadius).toBeGreaterThan(10);
});

test('a page past the end is empty and keeps the totals', async () => {
  const first = await search({ lat: 30.2672, lon: -97.7431 });
  expect(await search({ lat: 30.2672, lon: -97.7431 }, 900)).toEqual({ ...first, installers: [], page: 900 });
});

describe('understanding the place', () => {
  test('a position is a gps search with the distance applied', async () => {
    expect(await search({ lat: 30.2672, lon: -97.7431, distance: 25 })).toMatchObject({
      searchType: 'gps',
      appliedRadius: 25,
      center: { lat: 30.2672, lon: -97.7431 },
      sort: 'rating',
      pageSize: 10,
    });
  });

  test.each(['Austin, Texas', 'austin tx', '78704'])('%s is searched from its centre', async (location) => {
    const answer = await search({ location });
    expect(answer).toMatchObject({ searchType: 'city_center', appliedRadius: null });
    expect(answer.total).toBeGreaterThan(0);
    expect(answer.center?.label).toContain('Austin');
  });

  test('a state alone lists its own firms and sorts by rating, as there is no distance', async () => {
    const answer = await search({ location: 'Texas', sortBy: 'distance' });
    expect(answer).toMatchObject({ searchType: 'text_only', center: null, sort: 'rating', appliedRadius: null });
    expect(answer.total).toBe(expected({ state: 'texas', sortBy: 'rating' }).ids.length);
    expect(answer.installers[0]).toMatchObject({ distance: null, servesPoint: null });
  });

  test('slugs of state and city are searched from the city centre', async () => {
    const answer = await search({ state: 'florida', city: 'miami' });
    expect(answer.searchType).toBe('city_center');
    expect(new Set(answer.installers.map((each) => each.state))).toEqual(new Set(['Florida']));
  });

  test('a ZIP range is the union of its ZIPs, each installer at its nearest one', async () => {
    const range = await search({ location: '78701-78704', distance: 10, sortBy: 'distance' });
    const union = new Map<number, number>();
    for (const zip of directory.context.places.zipRange('78701', '78704')) {
      const point = { lat: zip.latitude, lon: zip.longitude, distance: 10, sortBy: 'distance' as const };
      for (const [id, miles] of expected(point).miles) union.set(id, Math.min(miles ?? 0, union.get(id) ?? 999));
    }
    expect(range.total).toBe(union.size);
    expect(range.searchType).toBe('city_center');
    const nearest = [...union].sort((a, b) => a[1] - b[1]).slice(0, 10);
    expect(range.installers.map((each) => each.id)).toEqual(nearest.map(([id]) => id));
  });

  test('a ZIP range that is too large is refused with a hint', async () => {
    expect(await directory.get('/installers/search?location=70000-79999')).toMatchObject({
      status: 400,
      body: { code: 'zip_range_too_large', errors: [{ path: 'query.location' }] },
    });
  });

  test.each([
    ['creme lagoon', /^Crème Lagoon/],
    ['OBRIEN lago', /^O'Brien Lagoon/],
    ['lag blu', /^Blue Lagoon/],
  ])('words that are no place (%s) are looked for in the name, all of them', async (location, name) => {
    const answer = await search({ location });
    expect(answer).toMatchObject({ searchType: 'text_only', center: null });
    expect(answer.message).toContain(location);
    expect(answer.total).toBe(stored.filter((each) => each.status === 'published' && name.test(each.name)).length);
    expect(answer.total).toBeGreaterThan(0);
    for (const each of answer.installers) expect(each.name).toMatch(name);
  });

  test.each(['%', "'; drop table installers; --", '!!!', '_'])(
    'finds nothing for %s and harms nothing',
    async (location) => {
      expect((await search({ location })).total).toBe(0);
      expect((await search({})).total).toBe(stored.filter((each) => each.status === 'published').length);
    },
  );
});

test.each([
  ['distance=far', 'query.distance'],
  ['distance=-1', 'query.distance'],
  ['lat=91&lon=0', 'query.lat'],
  ['lat=30', 'query.lat'],
  ['services=Roofing', 'query.services.0'],
  ['serviceType=roof', 'query.serviceType'],
  ['sortBy=price', 'query.sortBy'],
  ['page=0', 'query.page'],
  [`location=${'x'.repeat(201)}`, 'query.location'],
])('refuses a search with %s, naming %s', async (query, path) => {
  expect(await directory.get(`/installers/search?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', errors: [{ path }] },
  });
});

test('a search is not kept by caches', async () => {
  expect((await directory.get('/installers/search')).headers['cache-control']).toBe('no-store');
});

test('a search that the store cannot answer in time is refused, not queued', async () => {
  const { dataSource } = directory.database;
  await dataSource.transaction(async (tx) => {
    await tx.query('lock table installers in access exclusive mode');
    expect(await directory.get('/installers/search?location=Texas')).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    });
  });
  expect((await directory.get('/installers/search?location=Texas')).status).toBe(200);
});
