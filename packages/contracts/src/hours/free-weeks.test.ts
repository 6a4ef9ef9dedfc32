import { expect, it } from 'vitest';
import { comingWeeks, statedWeeks, weeksOfMonth, weekText } from './free-weeks.js';

it('states twelve weeks from the current one on, each by its Monday', () => {
  const weeks = statedWeeks(new Date('2026-06-10T15:00:00Z'), 'America/Chicago');
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(0, 3)).toEqual(['2026-06-08', '2026-06-15', '2026-06-22']);
});

it.each([
  ['America/New_York', '2026-06-15'],
  ['America/Chicago', '2026-06-08'],
  ['America/Phoenix', '2026-06-08'],
  ['Pacific/Honolulu', '2026-06-08'],
])('in %s the week begins at midnight of its Monday', (timeZone, week) => {
  // Half past midnight in New York.
  expect(statedWeeks(new Date('2026-06-15T04:30:00Z'), timeZone)[0]).toBe(week);
});

it.each([
  ['spring', '2026-03-09T04:30:00Z', '2026-03-02'],
  ['spring', '2026-03-09T05:00:00Z', '2026-03-09'],
  ['fall', '2026-11-02T05:30:00Z', '2026-10-26'],
  ['fall', '2026-11-02T06:00:00Z', '2026-11-02'],
])('counts weeks on the local clock where it changes in %s: %s', (_, instant, week) => {
  expect(statedWeeks(new Date(instant), 'America/Chicago')[0]).toBe(week);
});

it('leaves out weeks that have ended, and puts the soonest first', () => {
  const weeks = ['2026-06-22', '2026-06-01', '2026-06-08'].map((week) => ({ week, slots: 2 }));
  const at = (instant: string) => comingWeeks(weeks, new Date(instant), 'America/Chicago').map(({ week }) => week);
  expect(at('2026-06-08T04:59:00Z')).toEqual(['2026-06-01', '2026-06-08', '2026-06-22']);
  expect(at('2026-06-08T05:00:00Z')).toEqual(['2026-06-08', '2026-06-22']);
});

it.each([
  ['in the middle of a month', '2026-06-10T15:00:00Z', ['2026-06-08', '2026-06-15', '2026-06-22', '2026-06-29']],
  ['on its last day', '2026-06-30T15:00:00Z', ['2026-06-29']],
  [
    'on the first day of the next',
    '2026-07-01T15:00:00Z',
    ['2026-06-29', '2026-07-06', '2026-07-13', '2026-07-20', '2026-07-27'],
  ],
  ['at the end of a year', '2026-12-31T15:00:00Z', ['2026-12-28']],
])('the rest of a month has these weeks %s', (_, instant, weeks) => {
  expect(weeksOfMonth(new Date(instant), 'America/Chicago')).toEqual(weeks);
});

it('names a week by its Monday', () => {
  expect(weekText('2026-06-08')).toBe('Jun 8');
});
