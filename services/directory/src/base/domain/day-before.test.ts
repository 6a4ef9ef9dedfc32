import { expect, test } from 'vitest';
import { dayBefore } from './day-before.js';

test('a daily limit counts the last 24 hours', () => {
  expect(dayBefore(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-11-20T10:00:00.000Z');
});
