import type { City } from '@poolpros/places/places';
import { beforeEach, expect, it } from 'vitest';
import { createReachCache } from './reach-cache.js';

const austin: City = {
  stateSlug: 'texas',
  slug: 'austin',
  name: 'Austin',
  label: 'Austin',
  county: 'Travis County',
  latitude: 30.27,
  longitude: -97.74,
  population: 931_830,
  timeZone: 'America/Chicago',
};

let reads: number;
let isDown: boolean;
let reachOf: ReturnType<typeof createReachCache>;
beforeEach(() => {
  reads = 0;
  isDown = false;
  reachOf = createReachCache(async () => {
    reads += 1;
    if (isDown) throw new Error('no database');
    return { serving: reads, medianRating: null, services: [] };
  });
});

it('reads a city once while the counts are the same, and again with the next counts', async () => {
  const counts = [
    { ...austin, citySlug: 'austin', city: 'Austin', installers: 1, reviews: 0, stars: 0, sample: false },
  ];
  const asked = await Promise.all([reachOf(counts, austin), reachOf(counts, austin)]);
  expect(asked.map(({ serving }) => serving)).toEqual([1, 1]);
  expect((await reachOf([...counts], austin)).serving).toBe(2);
});

it('asks again after a read that failed', async () => {
  isDown = true;
  await expect(reachOf([], austin)).rejects.toThrow('no database');
  isDown = false;
  expect((await reachOf([], austin)).serving).toBe(2);
});
