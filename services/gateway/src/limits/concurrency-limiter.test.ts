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
  const acquired = [limiter.tryAcquire('a', 1, 2), limiter.tryAcquire('a', 1, 2), limiter.tryAcquire('a', 1, 2)];
  expect(acquired).toEqual([true, true, false]);
  limiter.enqueue('a', 'pages', { cost: 1, start: start('third') });
  limiter.enqueue('a', 'pages', { cost: 1, start: start('fourth') });
  expect(limiter.tryAcquire('b', 1, 2)).toBe(true);
  limiter.release('b', 1);
  expect(started).toEqual([]);
  limiter.release('a', 1);
  expect(started).toEqual(['third']);
  limiter.release('a', 1);
  expect(started).toEqual(['third', 'fourth']);
});

it('serves the queues of a key in turn', () => {
  limiter.tryAcquire('a', 1, 1);
  for (const name of ['page 1', 'page 2', 'page 3']) limiter.enqueue('a', 'pages', { cost: 1, start: start(name) });
  limiter.enqueue('a', 'searches', { cost: 1, start: start('search 1') });
  limiter.enqueue('a', 'searches', { cost: 1, start: start('search 2') });
  for (let queued = 0; queued < 5; queued++) limiter.release('a', 1);
  expect(started).toEqual(['page 1', 'search 1', 'page 2', 'search 2', 'page 3']);
});

it('passes a slot on when the client that waited has gone, a turn of the event loop later', async () => {
  limiter.tryAcquire('a', 1, 1);
  limiter.enqueue('a', 'pages', { cost: 1, start: clientGone });
  limiter.enqueue('a', 'pages', { cost: 1, start: start('here') });
  limiter.release('a', 1);
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual(['here']);
  expect(limiter.tryAcquire('a', 1, 1)).toBe(false);
  limiter.release('a', 1);
  expect(limiter.tryAcquire('a', 1, 1)).toBe(true);
});

it('has a free slot again when nobody who waited is left', async () => {
  limiter.tryAcquire('a', 1, 1);
  limiter.enqueue('a', 'pages', { cost: 1, start: clientGone });
  limiter.release('a', 1);
  await nextTurn();
  expect([limiter.tryAcquire('a', 1, 1), limiter.tryAcquire('a', 1, 1)]).toEqual([true, false]);
});

it('starts what fits the budget, and lets nothing overtake what is too dear for the moment', () => {
  expect([limiter.tryAcquire('a', 3, 6), limiter.tryAcquire('a', 1, 6)]).toEqual([true, true]);
  expect(limiter.tryAcquire('a', 3, 6)).toBe(false);
  limiter.enqueue('a', 'pages', { cost: 3, start: start('page') });
  expect(limiter.tryAcquire('a', 1, 6)).toBe(false);
  limiter.enqueue('a', 'reads', { cost: 1, start: start('read') });
  limiter.release('a', 1);
  expect(started).toEqual(['page']);
  limiter.release('a', 3);
  expect(started).toEqual(['page', 'read']);
});
