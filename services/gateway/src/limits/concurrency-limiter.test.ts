import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.js';

let limiter: ConcurrencyLimiter;
let started: string[];
const start = (name: string) => () => started.push(name) > 0;
const clientGone = () => false;
beforeEach(() => {
  limiter = createConcurrencyLimiter();
  started = [];
});

it('starts so many of a key, and the others in the order they came', () => {
  const acquired = [limiter.tryAcquire('a', 2), limiter.tryAcquire('a', 2), limiter.tryAcquire('a', 2)];
  expect(acquired).toEqual([true, true, false]);
  limiter.enqueue('a', 'pages', start('third'));
  limiter.enqueue('a', 'pages', start('fourth'));
  expect(limiter.tryAcquire('b', 2)).toBe(true);
  limiter.release('b');
  expect(started).toEqual([]);
  limiter.release('a');
  expect(started).toEqual(['third']);
  limiter.release('a');
  expect(started).toEqual(['third', 'fourth']);
});

it('serves the queues of a key in turn', () => {
  limiter.tryAcquire('a', 1);
  for (const name of ['page 1', 'page 2', 'page 3']) limiter.enqueue('a', 'pages', start(name));
  limiter.enqueue('a', 'searches', start('search 1'));
  limiter.enqueue('a', 'searches', start('search 2'));
  for (let queued = 0; queued < 5; queued++) limiter.release('a');
  expect(started).toEqual(['page 1', 'search 1', 'page 2', 'search 2', 'page 3']);
});

it('passes a slot on when the client that waited has gone, a turn of the event loop later', async () => {
  limiter.tryAcquire('a', 1);
  limiter.enqueue('a', 'pages', clientGone);
  limiter.enqueue('a', 'pages', start('here'));
  limiter.release('a');
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual(['here']);
  expect(limiter.tryAcquire('a', 1)).toBe(false);
  limiter.release('a');
  expect(limiter.tryAcquire('a', 1)).toBe(true);
});

it('has a free slot again when nobody who waited is left', async () => {
  limiter.tryAcquire('a', 1);
  limiter.enqueue('a', 'pages', clientGone);
  limiter.release('a');
  await nextTurn();
  expect([limiter.tryAcquire('a', 1), limiter.tryAcquire('a', 1)]).toEqual([true, false]);
});
