import { expect, test } from 'vitest';
import { goodUntil, isDue } from './good-until.js';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

test.each([
  ['2026-04-30', 6, '2026-10-30', '2026-10-31'],
  ['2026-08-31', 6, '2027-02-28', '2027-03-01'],
  ['2026-11-21', 12, '2027-11-21', '2027-11-22'],
  ['2024-02-29', 12, '2025-02-28', '2025-03-01'],
  ['2026-12-31', 1, '2027-01-31', '2027-02-01'],
])('what is of %s and lasts %s months is good until %s', (asOf, maxAgeMonths, until, dayAfter) => {
  const age = { asOf, maxAgeMonths };
  expect(goodUntil(age)).toBe(until);
  expect(isDue(age, noon(until))).toBe(false);
  expect(isDue(age, noon(dayAfter))).toBe(true);
});

test('what does not grow old is never due', () => {
  const age = { asOf: '1990-01-01', maxAgeMonths: null };
  expect(goodUntil(age)).toBeNull();
  expect(isDue(age, noon('2026-11-22'))).toBe(false);
});
