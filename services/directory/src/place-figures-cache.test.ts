import { beforeEach, expect, it } from 'vitest';
import type { CityFigures } from './domain/place-figures.js';
import { createPlaceFigures } from './place-figures-cache.js';

const figuresOf = (installers: number): CityFigures[] => [
  { stateSlug: 'texas', citySlug: 'austin', city: 'Austin', installers, reviews: 0, stars: 0, sample: false },
];

let now: number;
let reads: { resolve: (figures: CityFigures[]) => void; reject: (error: Error) => void }[];
let commit: () => void;
let figures: () => Promise<CityFigures[]>;
beforeEach(async () => {
  now = 0;
  reads = [];
  figures = createPlaceFigures({
    read: () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
    onCommit: (listener) => {
      commit = listener;
    },
    now: () => now,
  });
});

/** Lets the first read finish. */
async function start(): Promise<void> {
  const first = figures();
  reads[0]?.resolve(figuresOf(1));
  await first;
}

it('reads once for all simultaneous requests', async () => {
  const asked = [figures(), figures(), figures()];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve(figuresOf(1));
  expect(await Promise.all(asked)).toEqual([figuresOf(1), figuresOf(1), figuresOf(1)]);
});

it('caches what it read for a minute, as long as nothing is written', async () => {
  await start();
  now = 60_000;
  expect(await figures()).toEqual(figuresOf(1));
  expect(reads).toHaveLength(1);
});

it('reads no more than once in two seconds while commits come without a pause, and no request waits for it', async () => {
  await start();
  for (now = 0; now < 10_000; now += 50) {
    commit();
    expect((await figures()).length).toBe(1);
    reads.at(-1)?.resolve(figuresOf(reads.length));
    await Promise.resolve();
  }
  expect(reads.length).toBeGreaterThan(3);
  expect(reads.length).toBeLessThanOrEqual(6);
  expect(await figures()).toEqual(figuresOf(reads.length));
});

it('shows a write two seconds later at the second request', async () => {
  await start();
  commit();
  now = 2_001;
  expect(await figures()).toEqual(figuresOf(1));
  reads[1]?.resolve(figuresOf(2));
  await Promise.resolve();
  expect(await figures()).toEqual(figuresOf(2));
});

it('reads again for a write that came while it read', async () => {
  const first = figures();
  commit();
  reads[0]?.resolve(figuresOf(1));
  await first;
  now = 2_001;
  await figures();
  expect(reads).toHaveLength(2);
});

it('waits for new counts when the cached ones are older than a minute', async () => {
  await start();
  now = 60_001;
  const asked = figures();
  reads[1]?.resolve(figuresOf(2));
  expect(await asked).toEqual(figuresOf(2));
});

it('returns the cached counts while reading fails, and tries again', async () => {
  await start();
  commit();
  now = 2_001;
  expect(await figures()).toEqual(figuresOf(1));
  reads[1]?.reject(new Error('the database is away'));
  await Promise.resolve();
  expect(await figures()).toEqual(figuresOf(1));
  expect(reads).toHaveLength(3);
  now = 60_001;
  const asked = figures();
  reads[2]?.reject(new Error('the database is away'));
  await expect(asked).rejects.toThrow('away');
});
