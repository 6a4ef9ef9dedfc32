import { noFacets, searchQuerySchema } from '@poolpros/contracts/http/search';
import { earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, it } from 'vitest';
import type { Matching } from './matching.js';
import { planSearch, type SearchPlan } from './plan.js';
import { cardOf, type Find, runSearch as runSearchWith, type StoreResult } from './run-search.js';
import { sampleSnapshot } from './testing/sample-snapshot.js';

const runSearch = (plan: SearchPlan, find: Find, mostPages = Number.POSITIVE_INFINITY) =>
  runSearchWith(plan, find, cardOf, mostPages);
const places = loadPlaces();
const plan = (query: Record<string, string>) => planSearch(places, searchQuerySchema.parse(query), new Date());
// 12.34 miles along the meridian of the ZIP's center.
const zip = places.zip('78704');
if (!zip) throw new Error('78704 is a ZIP');
const latitude = zip.latitude + (12.34 * metresPerMile * 180) / (Math.PI * earthRadiusMetres);
const inNorthOf78704 = sampleSnapshot({ serviceRadius: 40, latitude, longitude: zip.longitude });
const found = (total: number, counts: number[] = []): StoreResult => ({
  installers: total > 0 ? [inNorthOf78704] : [],
  total,
  facets: {
    ...noFacets,
    byDistance: counts.map((count, index) => ({ miles: [10, 25, 50, 100][index] ?? 0, count })),
  },
});

describe('those that take no requests', () => {
  /** A store with a number of listings that take requests, followed by a number that take none. */
  async function shown({ open, away }: { open: number; away: number }, page: number): Promise<number[]> {
    const listing = (id: number) => sampleSnapshot({ id });
    const pageOf = (ids: number[]) => ids.slice((page - 1) * 10, page * 10).map(listing);
    const openIds = Array.from({ length: open }, (_, index) => index + 1);
    const awayIds = Array.from({ length: away }, (_, index) => 1001 + index);
    const list = async (skip: number, take: number) => awayIds.slice(skip, skip + take).map(listing);
    const store = { ...found(open + away), installers: pageOf(openIds), away: { count: away, list } };
    const { installers, total } = await runSearch(plan({ page: String(page) }), async () => store);
    expect(total).toBe(open + away);
    return installers.map(({ id }) => id);
  }

  it.each([
    [{ open: 12, away: 3 }, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ open: 12, away: 3 }, 2, [11, 12, 1001, 1002, 1003]],
    [{ open: 10, away: 1 }, 2, [1001]],
    [{ open: 0, away: 12 }, 2, [1011, 1012]],
    [{ open: 5, away: 20 }, 2, [1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015]],
    [{ open: 5, away: 20 }, 4, []],
  ])('come after all others: of %j page %i shows %j', async (counts, page, ids) => {
    expect(await shown(counts, page)).toEqual(ids);
  });
});

describe('the response', () => {
  it('has its place, radius, pages and cards', async () => {
    const response = await runSearch(plan({ location: '78704', distance: '25', page: '2' }), async () => found(23));
    expect(response).toMatchObject({
      searchType: 'city_center',
      total: 23,
      page: 2,
      pageSize: 10,
      totalPages: 3,
      appliedRadius: 25,
      center: { label: 'Austin, TX 78704' },
      sort: 'rating',
    });
    expect(response.installers[0]).toMatchObject({ distance: 12.3, servesPoint: true });
    expect(response.installers[0]?.reasons).toContain('Serves this location');
    expect(response.message).toBeUndefined();
  });

  it('has at most a number of pages, and reads none after them', async () => {
    const read: number[] = [];
    const find: Find = async ({ page }) => {
      read.push(page);
      return found(13_546);
    };
    expect(await runSearch(plan({ page: '1001' }), find, 1000)).toMatchObject({ total: 13_546, totalPages: 1000 });
    expect(await runSearch(plan({ state: 'texas', page: '1355' }), find)).toMatchObject({
      page: 1355,
      totalPages: 1355,
    });
    expect(read).toEqual([1000, 1355]);
  });

  it.each([
    [{ lat: '30.2', lon: '-97.7' }, 'gps'],
    [{ lat: '30.2', lon: '-97.7', origin: 'map' }, 'city_center'],
    [{ location: '78704' }, 'city_center'],
    [{ location: 'Texas' }, 'text_only'],
    [{ location: 'blue lagoon' }, 'text_only'],
    [{}, 'text_only'],
  ])('calls the search %j %s', async (query, searchType) => {
    const response = await runSearch(plan(query as Record<string, string>), async () => found(0));
    expect(response.searchType).toBe(searchType);
  });

  it('says that a place is unknown when its words found a listing', async () => {
    const response = await runSearch(plan({ location: 'blue lagoon' }), async () => found(3));
    expect(response.message).toContain('“blue lagoon”');
    expect((await runSearch(plan({ q: 'blue lagoon' }), async () => found(3))).message).toBeUndefined();
  });
});

describe('widening', () => {
  const asked: SearchPlan[] = [];
  const store = (counts: number[]) => async (each: SearchPlan) => {
    asked.push(each);
    return found(counts[[10, 25, 50, 100].indexOf(each.miles ?? 0)] ?? 0, counts);
  };

  it('uses the first step that finds a listing and says so', async () => {
    const response = await runSearch(plan({ location: '78704', distance: '10' }), store([0, 0, 4, 9]));
    expect(response).toMatchObject({ total: 4, appliedRadius: 50, widenedFrom: 10 });
    expect(response.message).toContain('within 10 miles');
    expect(asked.map(({ miles }) => miles)).toEqual([10, 50]);
  });

  it('does not widen what found a listing, nor what has none near', async () => {
    expect(await runSearch(plan({ location: '78704', distance: '10' }), store([2, 3, 4, 9]))).not.toHaveProperty(
      'widenedFrom',
    );
    expect(await runSearch(plan({ location: '78704', distance: '10' }), store([0, 0, 0, 0]))).toMatchObject({
      total: 0,
      appliedRadius: 10,
    });
  });
});

describe('words that no listing matches', () => {
  /** Finds a given number in the given ways, and records the ways that were searched. */
  const store = (counts: Partial<Record<Matching, number[]>>) => {
    const asked: [Matching, number | null][] = [];
    const find = async (each: SearchPlan, matching: Matching) => {
      asked.push([matching, each.miles]);
      const [total = 0, ...steps] = counts[matching] ?? [];
      return found(each.miles === 50 ? (steps[2] ?? 0) : total, steps);
    };
    return { find, asked };
  };

  it.each([
    [{ exact: [3] }, ['exact'], undefined],
    [{ fuzzy: [2], partial: [9] }, ['exact', 'fuzzy'], undefined],
    [
      { partial: [9] },
      ['exact', 'fuzzy', 'partial'],
      'No installer matches all of your words. These match the most words.',
    ],
    [{}, ['exact', 'fuzzy', 'partial'], undefined],
  ])('are matched less strictly until a listing is found: %j', async (counts, ways, message) => {
    const { find, asked } = store(counts);
    const response = await runSearch(plan({ q: 'blue lagoon' }), find);
    expect(asked.map(([matching]) => matching)).toEqual(ways);
    expect(response.message).toBe(message);
  });

  it('are looked for farther away before they are matched less strictly', async () => {
    const { find, asked } = store({ exact: [0, 0, 0, 4, 9], fuzzy: [7, 7, 8, 9, 9] });
    const response = await runSearch(plan({ location: '78704', distance: '10', q: 'blue lagoon' }), find);
    expect(asked).toEqual([
      ['exact', 10],
      ['exact', 50],
    ]);
    expect(response).toMatchObject({ total: 4, widenedFrom: 10 });
  });

  it('stay matched as they were where the search is widened', async () => {
    const { find, asked } = store({ partial: [0, 0, 0, 4, 9] });
    const response = await runSearch(plan({ location: '78704', distance: '10', q: 'blue lagoon' }), find);
    expect(asked.at(-1)).toEqual(['partial', 50]);
    expect(response.message).toBe(
      'No installers were found within 10 miles, so these are within 50 miles. No installer matches all of your words. These match the most words.',
    );
  });

  it('are not said to be an unknown place that installers have when they have some of it only', async () => {
    const { find } = store({ partial: [3] });
    expect((await runSearch(plan({ location: 'blue lagoon' }), find)).message).toBe(
      'We do not know the place “blue lagoon”. These installers have some of its words in their name, place or services.',
    );
  });

  it('cannot be matched otherwise where there are none', async () => {
    for (const query of [{ q: '!!!' }, { location: 'Texas' }] as Record<string, string>[]) {
      const { find, asked } = store({});
      await runSearch(plan(query), find);
      expect(asked).toEqual([['exact', null]]);
    }
  });
});
