import { beforeEach, expect, it } from 'vitest';
import { createFiguresCache } from './figures-cache.js';

/** The version of each city. */
type View = Record<string, number>;
const view: View = { austin: 1, dallas: 1 };

let reads: number;
let isDown: boolean;
let figuresOf: (view: View, city: string) => Promise<number>;
beforeEach(() => {
  reads = 0;
  isDown = false;
  figuresOf = createFiguresCache({
    async read() {
      reads += 1;
      if (isDown) throw new Error('no database');
      return reads;
    },
    versionOf: (of: View, city: string) => of[city],
  });
});

it('reads a city once while its version is the same', async () => {
  expect(await Promise.all([figuresOf(view, 'austin'), figuresOf(view, 'austin')])).toEqual([1, 1]);
  expect(await figuresOf(view, 'dallas')).toBe(2);
  expect(reads).toBe(2);
});

it('reads again after a change of its own, and returns the previous figures in the meantime', async () => {
  await figuresOf(view, 'austin');
  await figuresOf(view, 'dallas');
  const next = { ...view, austin: 2 };
  expect([await figuresOf(next, 'austin'), await figuresOf(next, 'dallas')]).toEqual([1, 2]);
  await new Promise(setImmediate);
  expect([await figuresOf(next, 'austin'), await figuresOf(next, 'dallas')]).toEqual([3, 2]);
  expect(reads).toBe(3);
});

it('asks again after a read that failed', async () => {
  isDown = true;
  await expect(figuresOf(view, 'austin')).rejects.toThrow('no database');
  isDown = false;
  expect(await figuresOf(view, 'austin')).toBe(2);
});
