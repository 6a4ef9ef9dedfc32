import { services } from '@poolpros/contracts/catalogue';
import { generateReviews } from '@poolpros/seed-data/reviews';
import { expect, test } from 'vitest';
import { workMonthProblem } from './work-month.js';

const now = new Date('2026-11-21T10:00:00Z');

test.each(['2026-11', '2026-01', '2025-11'])('accepts work done in %s', (month) => {
  expect(workMonthProblem(month, now)).toBeNull();
});

test.each([
  ['2026-12', /future/],
  ['2027-01', /future/],
  ['2025-10', /last 12 months/],
  ['1999-11', /last 12 months/],
])('rejects work done in %s', (month, why) => {
  expect(workMonthProblem(month, now)).toMatch(why);
});

test('accepts the months of the seed data', () => {
  for (let id = 1; id <= 500; id++)
    for (const { workMonth } of generateReviews({ id, services }, now))
      expect(workMonthProblem(workMonth, now)).toBeNull();
});
