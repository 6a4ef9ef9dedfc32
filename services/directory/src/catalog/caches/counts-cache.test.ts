import { loadPlaces } from '@poolpros/places/load';
import { beforeEach, expect, it } from 'vitest';
import { createCountsView } from '../domain/counts-view.js';
import { type KeptCounts, noCounts, placeOf } from '../domain/kept-counts.js';
import { createCountsCache } from './counts-cache.js';

const places = loadPlaces();

const austin = (installers: number): KeptCounts => {
  const counts = noCounts();
  placeOf(counts, 'texas/austin').located = [installers, 1];
  return counts;
};

let now: number;
let reads: {
  after: number;
  resolve: (read: { counts: KeptCounts; revision: number }) => void;
  reject: (error: Error) => void;
}[];
let counts: ReturnType<typeof createCountsCache>;
beforeEach(() => {
  now = 0;
  reads = [];
  counts = createCountsCache({
    read: (after) => new Promise((resolve, reject) => reads.push({ after, resolve, reject })),
    view: createCountsView(places),
    now: () => now,
  });
});

/** Lets the first read finish. */
async function start() {
  const first = counts();
  reads[0]?.resolve({ counts: austin(1), revision: 7 });
  return await first;
}

it('reads once for all simultaneous requests', async () => {
  const asked = [counts(), counts(), counts()];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve({ counts: austin(1), revision: 7 });
  expect(new Set(await Promise.all(asked)).size).toBe(1);
});

it('reads only what changed, at most twice a second', async () => {
  await start();
  now = 500;
  expect((await counts()).byCity).toMatchObject([{ city: 'Austin', installers: 1 }]);
  expect(reads).toHaveLength(1);
  now = 501;
  const next = counts();
  expect(reads[1]?.after).toBe(7);
  reads[1]?.resolve({ counts: austin(2), revision: 8 });
  expect((await next).byCity).toMatchObject([{ installers: 2 }]);
});

it('is the same view while nothing changes, so that what is made from it stays', async () => {
  const view = await start();
  now = 60_000;
  const next = counts();
  reads[1]?.resolve({ counts: noCounts(), revision: 7 });
  expect(await next).toBe(view);
});

it('serves what it has for a minute while counts cannot be read, and then says so', async () => {
  const view = await start();
  now = 60_000;
  const inTime = counts();
  reads[1]?.reject(new Error('no database'));
  expect(await inTime).toBe(view);
  now = 60_001;
  const late = counts();
  reads[2]?.reject(new Error('no database'));
  await expect(late).rejects.toThrow('no database');
});
