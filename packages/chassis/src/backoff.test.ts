import { expect, it } from 'vitest';
import { backoffMs, pause } from './backoff.js';

it.each([
  [1, 500],
  [2, 1000],
  [4, 4000],
  [7, 30_000],
  [5000, 30_000],
])('waits %i → about %i ms', (attempt, expected) => {
  const limits = { first: 500, max: 30_000 };
  expect(backoffMs(attempt, limits, 0.5)).toBe(expected);
  expect(backoffMs(attempt, limits, 0)).toBe(expected * 0.8);
  expect(backoffMs(attempt, limits, 1)).toBe(expected * 1.2);
});

it('ends a pause when the signal aborts, before or while it waits', async () => {
  const controller = new AbortController();
  const waiting = pause(60_000, controller.signal);
  controller.abort();
  await waiting;
  await pause(60_000, controller.signal);
});
