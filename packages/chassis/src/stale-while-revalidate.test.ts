import { beforeEach, describe, expect, it } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.js';

let now: number;
let reads: { key: string; resolve: (value: string) => void; reject: (error: Error) => void }[];
let get: (key: string) => Promise<string>;
beforeEach(() => {
  now = 0;
  reads = [];
  get = staleWhileRevalidate({
    read: (key: string) => new Promise<string>((resolve, reject) => reads.push({ key, resolve, reject })),
    isFresh: (value, ageMs) => value !== 'partial' && ageMs <= 1000,
    entries: new Map(),
    now: () => now,
  });
});

/** Caches the first value of a key. */
async function cache(value: string): Promise<void> {
  const first = get('texas');
  reads[0]?.resolve(value);
  await first;
}

it('lets requests wait where nothing is cached, for one read of each key', async () => {
  const values = [get('texas'), get('texas'), get('ohio')];
  expect(reads.map(({ key }) => key)).toEqual(['texas', 'ohio']);
  reads[0]?.resolve('a');
  reads[1]?.resolve('b');
  expect(await Promise.all(values)).toEqual(['a', 'a', 'b']);
});

it('does not read again while a value is fresh', async () => {
  await cache('a');
  now = 1000;
  expect(await get('texas')).toBe('a');
  expect(reads).toHaveLength(1);
});

it('returns a value that is not fresh at once, while one read replaces it', async () => {
  await cache('a');
  now = 3_600_000;
  expect([await get('texas'), await get('texas')]).toEqual(['a', 'a']);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('b');
  await Promise.resolve();
  expect(await get('texas')).toBe('b');
});

it('counts the age of a value from the beginning of its read', async () => {
  const first = get('texas');
  now = 1001;
  reads[0]?.resolve('a');
  await first;
  await get('texas');
  expect(reads).toHaveLength(2);
});

it('asks whether the value itself is fresh', async () => {
  await cache('partial');
  expect(await get('texas')).toBe('partial');
  expect(reads).toHaveLength(2);
});

it('keeps a value while reads fail, and starts another one at the next request', async () => {
  await cache('a');
  now = 2000;
  expect(await get('texas')).toBe('a');
  reads[1]?.reject(new Error('the database is down'));
  await new Promise(setImmediate);
  expect(await get('texas')).toBe('a');
  expect(reads).toHaveLength(3);
});

it('rejects where nothing is cached and the read fails, and reads again at the next request', async () => {
  const failed = get('texas');
  reads[0]?.reject(new Error('the database is down'));
  await expect(failed).rejects.toThrow('down');
  const again = get('texas');
  reads[1]?.resolve('a');
  expect(await again).toBe('a');
});

describe('with staleIfErrorMs', () => {
  beforeEach(() => {
    get = staleWhileRevalidate({
      read: (key: string) => new Promise<string>((resolve, reject) => reads.push({ key, resolve, reject })),
      isFresh: (_value, ageMs) => ageMs <= 1000,
      entries: new Map(),
      staleIfErrorMs: 5000,
      now: () => now,
    });
  });

  it('lets all requests wait for one read where the value is not fresh', async () => {
    await cache('a');
    now = 1001;
    const values = [get('texas'), get('texas')];
    expect(reads).toHaveLength(2);
    reads[1]?.resolve('b');
    expect(await Promise.all(values)).toEqual(['b', 'b']);
  });

  it('returns the cached value if the read fails, until it is too old', async () => {
    await cache('a');
    now = 5000;
    const inTime = get('texas');
    reads[1]?.reject(new Error('the database is down'));
    expect(await inTime).toBe('a');
    now = 5001;
    const late = get('texas');
    reads[2]?.reject(new Error('the database is down'));
    await expect(late).rejects.toThrow('down');
  });
});
