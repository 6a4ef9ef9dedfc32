import { expect, test } from 'vitest';
import { defaultSchedule, retryDelay } from './schedule.js';

test('a mail is tried eight times, each pause longer than the one before', () => {
  const delays = Array.from({ length: 8 }, (_, index) => retryDelay(defaultSchedule, index + 1));
  expect(delays.at(-1)).toBeNull();
  const pauses = delays.slice(0, -1).map(Number);
  expect(pauses).toHaveLength(7);
  expect(pauses).toEqual([...new Set(pauses)].sort((a, b) => a - b));
});

test('a try ends well before another worker may take its mail', () => {
  expect(defaultSchedule.tryMs).toBeLessThanOrEqual(defaultSchedule.leaseMs - 15_000);
});
