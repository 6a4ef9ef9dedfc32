import { services } from '@poolpros/contracts/catalogue';
import { indexMiles } from '@poolpros/contracts/indexable';
import { milesBetween } from '@poolpros/places/geo';
import { loadPlaces } from '@poolpros/places/load';
import { createRandom } from '@poolpros/seed-data/random';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './compare-counts.js';
import { addCounts, noCounts, placeOf } from './kept-counts.js';
import { type CountChange, type CountedListing, createTally } from './tally.js';

const places = loadPlaces();
const cities = ['texas', 'new-jersey', 'california'].flatMap((state) => places.citiesOf(state));
const austin = places.city('texas', 'austin');

const listing = (change: Partial<CountedListing> = {}): CountedListing => ({
  id: 1,
  status: 'published',
  stateSlug: 'texas',
  citySlug: 'austin',
  latitude: austin?.latitude ?? 0,
  longitude: austin?.longitude ?? 0,
  serviceRadius: 50,
  services: ['Pool Repair'],
  poolTypes: ['Luxury Pools'],
  specializations: [],
  reviewCount: 0,
  ratingMean: null,
  isSample: false,
  ...change,
});

const countsOf = (changes: readonly CountChange[]) => {
  const tally = createTally(places);
  for (const change of changes) tally.add(change);
  return tally.counts;
};
const added = (each: CountedListing, changedAt = 1): CountChange => ({ before: null, after: each, changedAt });

describe('one listing', () => {
  it('counts in its city, and near every city that it serves from at most 25 miles away', () => {
    const counts = countsOf([added(listing({ reviewCount: 3, ratingMean: 4.5 }), 9)]);
    expect(placeOf(counts, 'texas/austin')).toEqual({
      located: [1, 9],
      samples: 0,
      reviews: 3,
      stars: 13.5,
      types: { luxury: 1 },
      near: [1, 9],
      services: { 'Pool Repair': 1 },
    });
    // 17 miles, 29 miles.
    expect(counts.places.get('texas/round-rock')).toMatchObject({ located: [0, 0], near: [1, 9] });
    expect(counts.places.has('texas/san-marcos')).toBe(false);
    expect(counts.profiles.get('1')).toEqual({ profiles: [1, 9], samples: 0 });
  });

  it('does not count near a city that it does not drive to', () => {
    const counts = countsOf([added(listing({ serviceRadius: 10 }))]);
    expect(counts.places.has('texas/round-rock')).toBe(false);
  });

  it('counts its profile and nothing else while it is paused', () => {
    const counts = countsOf([added(listing({ status: 'paused', id: 5001 }))]);
    expect([...counts.places]).toEqual([]);
    expect([...counts.profiles.keys()]).toEqual(['2']);
  });

  it('is news near every city that it serves when its rating changes, and counts as before', () => {
    const before = listing();
    const counts = countsOf([
      added(before),
      { before, after: { ...before, reviewCount: 1, ratingMean: 5 }, changedAt: 7 },
    ]);
    expect(placeOf(counts, 'texas/austin')).toMatchObject({ located: [1, 7], reviews: 1, stars: 5, near: [1, 7] });
    expect(placeOf(counts, 'texas/round-rock')).toMatchObject({ near: [1, 7], services: { 'Pool Repair': 1 } });
  });

  it('leaves nothing but the time when it is taken away', () => {
    const each = listing({ reviewCount: 3, ratingMean: 4.5 });
    const counts = countsOf([added(each), { before: each, after: null, changedAt: 8 }]);
    expect(placeOf(counts, 'texas/austin').located).toEqual([0, 8]);
    expect(differencesOf(counts, noCounts()).keys).toEqual([]);
  });
});

it.each([1, 2, 3])('random writes in batches leave the counts of what there is at the end (seed %i)', (seed) => {
  const random = createRandom(seed);
  const kept = noCounts();
  const now = new Map<number, CountedListing>();
  const invent = (id: number): CountedListing => {
    const city = random.pick(cities);
    return listing({
      id,
      status: random.chance(0.8) ? 'published' : 'paused',
      stateSlug: city.stateSlug,
      citySlug: city.slug,
      latitude: city.latitude + random.next() / 10,
      longitude: city.longitude,
      serviceRadius: random.between(5, 150),
      services: services.filter(() => random.chance(0.3)),
      reviewCount: random.between(0, 40),
      ratingMean: random.between(10, 50) / 10,
      isSample: random.chance(0.2),
    });
  };
  const next = (id: number, before: CountedListing | null): CountedListing =>
    before && random.chance(0.5) ? { ...before, reviewCount: before.reviewCount + 1 } : invent(id);
  for (let batch = 0; batch < 40; batch += 1) {
    const changes: CountChange[] = [];
    for (let write = 0; write < 20; write += 1) {
      const id = random.between(1, 6000);
      const before = now.get(id) ?? null;
      const after = before && random.chance(0.3) ? null : next(id, before);
      if (after) now.set(id, after);
      else now.delete(id);
      changes.push({ before, after, changedAt: batch });
    }
    addCounts(kept, countsOf(changes));
  }
  const all = [...now.values()];
  expect(differencesOf(kept, countsOf(all.map((each) => added(each)))).keys).toEqual([]);
  const published = all.filter(({ status }) => status === 'published');
  for (const city of cities.filter((_, index) => index % 50 === 0)) {
    const near = published.filter((each) => milesBetween(each, city) <= Math.min(indexMiles, each.serviceRadius));
    const counts = placeOf(kept, `${city.stateSlug}/${city.slug}`);
    expect([city.slug, counts.near[0]]).toEqual([city.slug, near.length]);
    for (const service of services)
      expect(counts.services[service] ?? 0).toBe(near.filter((each) => each.services.includes(service)).length);
  }
});
