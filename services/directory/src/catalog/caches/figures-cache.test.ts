import { beforeEach, expect, it } from 'vitest';
import type { CityCounts } from '../domain/city-counts.js';
import { createFiguresCache } from './figures-cache.js';

const counts: CityCounts[] = [
  {
    stateSlug: 'texas',
    citySlug: 'austin',
    city: 'Austin',
    installers: 1,
    reviews: 0,
    stars: 0,
    sample: false,
    types: {},
  },
];

let reads: number;
let isDown: boolean;
let figuresOf: (byCity: CityCounts[], city: string) => Promise<number>;
beforeEach(() => {
  reads = 0;
  isDown = false;
  figuresOf = createFiguresCache(async () => {
    reads += 1;
    if (isDown) throw new Error('no database');
    return reads;
  });
});

it('reads a city once while the counts are the same', async () => {
  expect(await Promise.all([figuresOf(counts, 'austin'), figuresOf(counts, 'austin')])).toEqual([1, 1]);
  expect(await figuresOf(counts, 'dallas')).toBe(2);
  expect(reads).toBe(2);
});

it('reads again after the counts change, and returns the previous figures in the meantime', async () => {
  await figuresOf(counts, 'austin');
  const next = [...counts];
  expect(await figuresOf(next, 'austin')).toBe(1);
  await new Promise(setImmediate);
  expect(await figuresOf(next, 'austin')).toBe(2);
  expect(reads).toBe(2);
});

it('asks again after a read that failed', async () => {
  isDown = true;
  await expect(figuresOf(counts, 'austin')).rejects.toThrow('no database');
  isDown = false;
  expect(await figuresOf(counts, 'austin')).toBe(2);
});
