import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { earthRadiusMetres, metresPerMile } from '@poolpros/places/geo';
import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, it } from 'vitest';
import { answerSearch, type Found } from './answer.js';
import { planSearch, type SearchPlan } from './plan.js';
import { sampleSnapshot } from './testing/sample-snapshot.js';

const places = loadPlaces();
const plan = (query: Record<string, string>) => planSearch(places, searchQuerySchema.parse(query));
// 12.34 miles on the meridian of the ZIP's centre.
const zip = places.zip('78704');
if (!zip) throw new Error('78704 is a ZIP');
const latitude = zip.latitude + (12.34 * metresPerMile * 180) / (Math.PI * earthRadiusMetres);
const inNorthOf78704 = sampleSnapshot({ serviceRadius: 50, latitude, longitude: zip.longitude });
const found = (total: number, counts: number[] = []): Found => ({
  installers: total > 0 ? [inNorthOf78704] : [],
  total,
  facets: {
    byDistance: counts.map((count, index) => ({ miles: [10, 25, 50, 100][index] ?? 0, count })),
    services: [],
    poolTypes: [],
    rating: [],
  },
});

describe('the answer', () => {
  it('has its place, radius, pages and cards', async () => {
    const answer = await answerSearch(plan({ location: '78704', distance: '25', page: '2' }), async () => found(23));
    expect(answer).toMatchObject({
      searchType: 'city_center',
      total: 23,
      page: 2,
      pageSize: 10,
      totalPages: 3,
      appliedRadius: 25,
      center: { label: 'Austin, TX 78704' },
      sort: 'rating',
    });
    expect(answer.installers[0]).toMatchObject({ distance: 12.3, servesPoint: true });
    expect(answer.installers[0]?.reasons).toContain('12.3 miles away');
    expect(answer.message).toBeUndefined();
  });

  it.each([
    [{ lat: '30.2', lon: '-97.7' }, 'gps'],
    [{ lat: '30.2', lon: '-97.7', origin: 'map' }, 'city_center'],
    [{ location: '78704' }, 'city_center'],
    [{ location: 'Texas' }, 'text_only'],
    [{ location: 'blue lagoon' }, 'text_only'],
    [{}, 'text_only'],
  ])('calls the search %j %s', async (query, searchType) => {
    const answer = await answerSearch(plan(query as Record<string, string>), async () => found(0));
    expect(answer.searchType).toBe(searchType);
  });

  it('says that a place is unknown when its words found somebody', async () => {
    const answer = await answerSearch(plan({ location: 'blue lagoon' }), async () => found(3));
    expect(answer.message).toContain('“blue lagoon”');
    expect((await answerSearch(plan({ q: 'blue lagoon' }), async () => found(3))).message).toBeUndefined();
  });
});

describe('widening', () => {
  const asked: SearchPlan[] = [];
  const store = (counts: number[]) => async (each: SearchPlan) => {
    asked.push(each);
    return found(counts[[10, 25, 50, 100].indexOf(each.miles ?? 0)] ?? 0, counts);
  };

  it('goes on to the first step that finds somebody and says so', async () => {
    const answer = await answerSearch(plan({ location: '78704', distance: '10' }), store([0, 0, 4, 9]));
    expect(answer).toMatchObject({ total: 4, appliedRadius: 50, widenedFrom: 10 });
    expect(answer.message).toContain('within 10 miles');
    expect(asked.map(({ miles }) => miles)).toEqual([10, 50]);
  });

  it('does not widen what found somebody, nor what nobody is near', async () => {
    expect(await answerSearch(plan({ location: '78704', distance: '10' }), store([2, 3, 4, 9]))).not.toHaveProperty(
      'widenedFrom',
    );
    expect(await answerSearch(plan({ location: '78704', distance: '10' }), store([0, 0, 0, 0]))).toMatchObject({
      total: 0,
      appliedRadius: 10,
    });
  });
});
