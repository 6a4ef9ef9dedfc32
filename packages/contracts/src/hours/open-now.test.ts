import { describe, expect, it } from 'vitest';
import { openingState } from './open-now.js';
import type { SpecialHours } from './special-hours.js';

const none: SpecialHours = { byAppointment: [], seasons: [], dates: [] };
const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const week = workdays.map((day) => ({ day, opens: '07:00', closes: '17:00' }));
const hours = [...week, { day: 'sat' as const, opens: '08:30', closes: '12:00' }];
const inChicago = (all: Parameters<typeof openingState>[0], instant: string) =>
  openingState(all, 'America/Chicago', new Date(instant));

it.each([
  ['on Monday at 7:00', '2026-11-23T13:00:00Z', 'Open now until 5 pm'],
  ['on Monday at 17:00', '2026-11-23T23:00:00Z', 'Closed now, opens Tue 7 am'],
  ['on Monday at 6:59', '2026-11-23T12:59:00Z', 'Closed now, opens 7 am'],
  ['on Saturday at 13:00', '2026-11-21T19:00:00Z', 'Closed now, opens Mon 7 am'],
  ['on Sunday when it is Monday in London', '2026-11-23T01:00:00Z', 'Closed now, opens Mon 7 am'],
])('knows %s in Chicago whether the business is open', (_, instant, text) => {
  expect(inChicago({ hours }, instant)).toEqual({ text, holiday: null });
});

it('follows daylight saving time of the zone', () => {
  expect(inChicago({ hours }, '2026-07-20T12:00:00Z')?.text).toBe('Open now until 5 pm');
  expect(openingState({ hours }, 'America/Phoenix', new Date('2026-07-20T13:30:00Z'))?.text).toBe(
    'Closed now, opens 7 am',
  );
});

it('knows nothing without hours or zone', () => {
  expect(inChicago({ hours: [] }, '2026-11-23T13:00:00Z')).toBeNull();
  expect(openingState({ hours }, null, new Date())).toBeNull();
});

describe('spans past midnight and until midnight', () => {
  const late = [
    { day: 'sun' as const, opens: '20:00', closes: '02:00' },
    { day: 'tue' as const, opens: '08:00', closes: '24:00' },
  ];
  it.each([
    ['late on Sunday', '2026-11-23T03:00:00Z', 'Open now until 2 am'],
    ['in the night to Monday', '2026-11-23T07:59:00Z', 'Open now until 2 am'],
    ['after it', '2026-11-23T08:00:00Z', 'Closed now, opens Tue 8 am'],
    ['before midnight', '2026-11-25T05:59:00Z', 'Open now until midnight'],
    ['at midnight', '2026-11-25T06:00:00Z', 'Closed now, opens Sun 8 pm'],
  ])('hold %s', (_, instant, text) => {
    expect(inChicago({ hours: late }, instant)?.text).toBe(text);
  });

  it('do not close at midnight where the next day opens then', () => {
    const weekend = [
      { day: 'sat' as const, opens: '00:00', closes: '24:00' },
      { day: 'sun' as const, opens: '00:00', closes: '03:00' },
    ];
    expect(inChicago({ hours: weekend }, '2026-11-22T04:00:00Z')?.text).toBe('Open now until 3 am');
    const always = (['sat', 'sun'] as const).map((day) => ({ day, opens: '00:00', closes: '24:00' }));
    expect(inChicago({ hours: always }, '2026-11-22T04:00:00Z')?.text).toBe('Open now');
  });
});

it('is closed in the break between two shifts', () => {
  const shifts = [
    { day: 'mon' as const, opens: '13:00', closes: '17:00' },
    { day: 'mon' as const, opens: '08:00', closes: '12:00' },
  ];
  expect(inChicago({ hours: shifts }, '2026-11-23T18:30:00Z')?.text).toBe('Closed now, opens 1 pm');
});

it('is there by appointment on days without hours', () => {
  const specialHours: SpecialHours = { ...none, byAppointment: ['sun', 'mon'] };
  expect(inChicago({ hours, specialHours }, '2026-11-22T18:00:00Z')?.text).toBe('By appointment today');
  expect(inChicago({ hours, specialHours }, '2026-11-23T18:00:00Z')?.text).toBe('Open now until 5 pm');
  expect(inChicago({ hours: [], specialHours }, '2026-11-24T18:00:00Z')?.text).toBe('Closed now');
});

it('goes by the season, also across the end of the year', () => {
  const winter = {
    from: '11-01',
    to: '02-28',
    hours: [{ day: 'mon' as const, opens: '10:00', closes: '14:00' }],
    byAppointment: ['tue' as const],
  };
  const all = { hours, specialHours: { ...none, seasons: [winter] } };
  expect(inChicago(all, '2026-11-23T21:00:00Z')?.text).toBe('Closed now, opens Mon 10 am');
  expect(inChicago(all, '2027-01-05T21:00:00Z')?.text).toBe('By appointment today');
  expect(inChicago(all, '2027-03-01T21:00:00Z')?.text).toBe('Open now until 5 pm');
});

it('is closed outside the only season in which it is open, and knows nothing from a date alone', () => {
  const summer = { from: '04-01', to: '09-30', hours: week, byAppointment: [] };
  const all = { hours: [], specialHours: { ...none, seasons: [summer] } };
  expect(inChicago(all, '2026-11-23T15:00:00Z')?.text).toBe('Closed now');
  expect(inChicago(all, '2026-07-20T15:00:00Z')?.text).toBe('Open now until 5 pm');
  const christmas = { ...none, dates: [{ date: '2026-12-25', hours: [], note: '' }] };
  expect(inChicago({ hours: [], specialHours: christmas }, '2026-11-23T15:00:00Z')).toBeNull();
});

it('says that hours may differ on a federal holiday, unless the business says what it does then', () => {
  const thanksgiving = '2026-11-26T18:00:00Z';
  expect(inChicago({ hours }, thanksgiving)).toEqual({ text: 'Open now until 5 pm', holiday: 'Thanksgiving' });
  const closed = { ...none, dates: [{ date: '2026-11-26', hours: [], note: '' }] };
  expect(inChicago({ hours, specialHours: closed }, thanksgiving)).toEqual({
    text: 'Closed now, opens Fri 7 am',
    holiday: null,
  });
});
