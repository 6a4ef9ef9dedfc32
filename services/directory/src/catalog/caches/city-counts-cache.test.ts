import { beforeEach, expect, it } from 'vitest';
import type { CityCounts } from '../domain/city-counts.js';
import { createCityCountsCache } from './city-counts-cache.js';

const countsOf = (installers: number): CityCounts[] => [
  { stateSlug: 'texas', citySlug: 'austin', city: 'Austin', installers, reviews: 0, stars: 0, sample: false },
];

let now: number;
let reads: { resolve: (byCity: CityCounts[]) => void; reject: (error: Error) => void }[];
let commit: () => void;
let byCity: () => Promise<CityCounts[]>;
beforeEach(async () => {
  now = 0;
  reads = [];
  byCity = createCityCountsCache({
    read: () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
    onCommit: (listener) => {
      commit = listener;
    },
    now: () => now,
  });
});

const readEnds = () => new Promise(setImmediate);

/** Lets the first read finish. */
async function start(): Promise<void> {
  const first = byCity();
  reads[0]?.resolve(countsOf(1));
  await first;
}

it('reads once for all simultaneous requests', async () => {
  const asked = [byCity(), byCity(), byCity()];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve(countsOf(1));
  expect(await Promise.all(asked)).toEqual([countsOf(1), countsOf(1), countsOf(1)]);
});

it('caches what it read for a minute, as long as nothing is written', async () => {
  await start();
  now = 60_000;
  expect(await byCity()).toEqual(countsOf(1));
  expect(reads).toHaveLength(1);
});

it('reads no more than once in two seconds while commits come without a pause, and no request waits for it', async () => {
  await start();
  for (now = 0; now < 10_000; now += 50) {
    commit();
    expect((await byCity()).length).toBe(1);
    reads.at(-1)?.resolve(countsOf(reads.length));
    await readEnds();
  }
  expect(reads.length).toBeGreaterThan(3);
  expect(reads.length).toBeLessThanOrEqual(6);
  expect(await byCity()).toEqual(countsOf(reads.length));
});

it('shows a write two seconds later at the second request', async () => {
  await start();
  commit();
  now = 2_001;
  expect(await byCity()).toEqual(countsOf(1));
  reads[1]?.resolve(countsOf(2));
  await readEnds();
  expect(await byCity()).toEqual(countsOf(2));
});

it('reads again for a write that came while it read', async () => {
  const first = byCity();
  commit();
  reads[0]?.resolve(countsOf(1));
  await first;
  now = 2_001;
  await byCity();
  expect(reads).toHaveLength(2);
});

it('returns the cached counts however old they are, while new ones are read', async () => {
  await start();
  now = 3_600_000;
  expect(await byCity()).toEqual(countsOf(1));
  reads[1]?.resolve(countsOf(2));
  await readEnds();
  expect(await byCity()).toEqual(countsOf(2));
});
