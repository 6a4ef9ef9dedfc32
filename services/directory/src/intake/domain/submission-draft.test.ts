import { expect, test } from 'vitest';
import { eraseDraftsBefore, isDraftOf, keptUntil, remindBefore } from './submission-draft.js';

const now = new Date('2026-11-23T10:00:00Z');

test('a draft is kept for 30 days after it was saved last, with a reminder after 7', () => {
  expect(keptUntil({ savedAt: now }).toISOString()).toBe('2026-12-23T10:00:00.000Z');
  expect(eraseDraftsBefore(now).toISOString()).toBe('2026-10-24T10:00:00.000Z');
  expect(remindBefore(now).toISOString()).toBe('2026-11-16T10:00:00.000Z');
});

test.each([
  [{ businessName: ' hillstone  POOLS' }, true],
  [{ businessName: 'Hillstone Spas' }, false],
  [{ businessName: 7 }, false],
  [{}, false],
])('the draft %j is of Hillstone Pools: %s', (form, expected) => {
  expect(isDraftOf({ form }, 'Hillstone Pools')).toBe(expected);
});
