import { services } from '@poolpros/contracts/catalogue';
import { generateReviews } from '@poolpros/seed-data/reviews';
import { expect, test } from 'vitest';
import { workMonthOf, workMonthProblem } from './work-month.js';

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
      if (workMonth) expect(workMonthProblem(workMonth, now)).toBeNull();
});

test('only a finished job has a month of work', () => {
  const workMonth = '2026-05';
  expect(workMonthOf({ stage: 'job_done', workMonth })).toBe(workMonth);
  expect(workMonthOf({ stage: 'job_done' })).toBeNull();
  expect(workMonthOf({ stage: 'quote_only', workMonth })).toBeNull();
  expect(workMonthOf({ stage: 'enquiry', workMonth })).toBeNull();
});
