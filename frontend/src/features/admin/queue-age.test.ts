import { expect, it } from 'vitest';
import { businessHours, queueState } from './queue-age.js';

it.each([
  ['a Thursday to the next day', '2026-11-19T10:00:00Z', '2026-11-20T16:00:00Z', 30],
  ['a Friday over the weekend', '2026-11-20T22:00:00Z', '2026-11-23T01:00:00Z', 3],
  ['a whole weekend', '2026-11-21T00:00:00Z', '2026-11-23T00:00:00Z', 0],
  ['a time to come', '2026-11-24T00:00:00Z', '2026-11-23T00:00:00Z', 0],
])('counts %s', (_name, from, now, hours) => {
  expect(businessHours(from, new Date(now))).toBe(hours);
});

it.each([
  [35.9, 'fine'],
  [36, 'soon'],
  [48, 'soon'],
  [48.1, 'late'],
])('after %d business hours it is %s', (hours, state) => {
  expect(queueState(hours)).toBe(state);
});
