import { expect, test } from 'vitest';
import { dailyRule, nextDue, weeklyRule } from './calendar.js';

const due = (rule: Parameters<typeof nextDue>[0], after: string) => nextDue(rule, new Date(after)).toISOString();

// 2026: clocks spring forward on March 8 and fall back on November 1, at 02:00 in each zone.
test.each([
  ['New York, winter', 'America/New_York', '2026-01-10T12:00:00Z', '2026-01-11T08:00:00.000Z'],
  ['Chicago, winter', 'America/Chicago', '2026-01-10T12:00:00Z', '2026-01-11T09:00:00.000Z'],
  ['Denver, winter', 'America/Denver', '2026-01-10T12:00:00Z', '2026-01-11T10:00:00.000Z'],
  ['Los Angeles, winter', 'America/Los_Angeles', '2026-01-10T12:00:00Z', '2026-01-11T11:00:00.000Z'],
  ['New York, summer', 'America/New_York', '2026-07-10T12:00:00Z', '2026-07-11T07:00:00.000Z'],
  ['Los Angeles, summer', 'America/Los_Angeles', '2026-07-10T12:00:00Z', '2026-07-11T10:00:00.000Z'],
  ['New York, the day before spring forward', 'America/New_York', '2026-03-07T09:00:00Z', '2026-03-08T07:00:00.000Z'],
  ['Denver, the day before fall back', 'America/Denver', '2026-10-31T12:00:00Z', '2026-11-01T10:00:00.000Z'],
  ['UTC', 'UTC', '2026-01-10T12:00:00Z', '2026-01-11T03:00:00.000Z'],
])('daily at 03:00 in %s', (_name, zone, after, expected) => {
  expect(due(dailyRule('03:00', zone), after)).toBe(expected);
});

test.each([
  ['before the time, it is due on the same day', '2026-07-10T06:59:59Z', '2026-07-10T07:00:00.000Z'],
  ['at the time, it is due a day later', '2026-07-10T07:00:00Z', '2026-07-11T07:00:00.000Z'],
  [
    'when UTC is a day ahead of the zone, the day is that of the zone',
    '2026-07-11T02:00:00Z',
    '2026-07-11T07:00:00.000Z',
  ],
])('%s', (_name, after, expected) => {
  expect(due(dailyRule('03:00', 'America/New_York'), after)).toBe(expected);
});

test.each([
  ['New York', 'America/New_York', '2026-03-08T07:30:00.000Z', '2026-11-01T05:30:00.000Z'],
  ['Chicago', 'America/Chicago', '2026-03-08T08:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ['Denver', 'America/Denver', '2026-03-08T09:30:00.000Z', '2026-11-01T07:30:00.000Z'],
  ['Los Angeles', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z', '2026-11-01T08:30:00.000Z'],
])(
  'in %s a time that clocks skip is due an hour later, and one that they show twice the first time',
  (_name, zone, skipped, twice) => {
    expect(due(dailyRule('02:30', zone), '2026-03-07T12:00:00Z')).toBe(skipped);
    expect(due(dailyRule('02:30', zone), skipped)).toMatch(/^2026-03-09/);
    expect(due(dailyRule('01:30', zone), '2026-10-31T20:00:00Z')).toBe(twice);
    expect(due(dailyRule('01:30', zone), twice)).toMatch(/^2026-11-02/);
  },
);

test.each([
  ['Sunday evening', '2026-11-29T23:00:00Z', '2026-11-30T14:00:00.000Z'],
  ['Monday before', '2026-11-30T13:59:00Z', '2026-11-30T14:00:00.000Z'],
  ['Monday at the time', '2026-11-30T14:00:00Z', '2026-12-07T14:00:00.000Z'],
  ['Tuesday in UTC that is still Monday in Chicago', '2026-12-01T03:00:00Z', '2026-12-07T14:00:00.000Z'],
  ['the week before spring forward', '2026-03-02T15:00:00Z', '2026-03-09T13:00:00.000Z'],
  ['the week before fall back', '2026-10-26T14:00:00Z', '2026-11-02T14:00:00.000Z'],
])('weekly on Monday at 08:00 in Chicago, after %s', (_name, after, expected) => {
  expect(due(weeklyRule('monday 08:00', 'America/Chicago'), after)).toBe(expected);
});

test('a year of a daily rule has a due time on each day of the zone', () => {
  for (const zone of ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']) {
    const rule = dailyRule('02:30', zone);
    const days = new Set<string>();
    const dates = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    for (let at = new Date('2026-01-01T12:00:00Z'), n = 0; n < 365; n++) {
      at = nextDue(rule, at);
      days.add(dates.format(at));
    }
    expect(days.size).toBe(365);
  }
});

test('a rule says what operators read', () => {
  expect(weeklyRule('monday 08:00', 'America/Chicago').text).toBe('weekly monday 08:00 America/Chicago');
});

test.each([
  [() => dailyRule('24:00', 'UTC')],
  [() => dailyRule('8:00', 'UTC')],
  [() => dailyRule('03:00', 'America/Austin')],
  [() => weeklyRule('someday 08:00' as 'monday 08:00', 'UTC')],
  [() => weeklyRule('monday' as 'monday 08:00', 'UTC')],
] as [() => unknown][])('a rule that is no rule is refused: %s', (make) => {
  expect(make).toThrow();
});
