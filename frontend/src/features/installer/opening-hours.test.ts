import { expect, it } from 'vitest';
import { callTimes, timeZoneName } from './opening-hours.js';

const week = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, opens: '07:00', closes: '17:00' }));
const hours = [...week, { day: 'sat' as const, opens: '08:30', closes: '12:00' }];

it('gives the usual hours on the clocks of the four time zones', () => {
  expect(callTimes({ hours }, 'America/Chicago', new Date('2026-11-23T03:00:00Z'))).toEqual({
    days: 'Mon–Fri',
    zones: [
      { name: 'Eastern Time', times: '8 am – 6 pm' },
      { name: 'Central Time', times: '7 am – 5 pm' },
      { name: 'Mountain Time', times: '6 am – 4 pm' },
      { name: 'Pacific Time', times: '5 am – 3 pm' },
    ],
  });
});

it.each([
  ['in winter', '2026-11-23T12:00:00Z', '9 am – 7 pm'],
  ['in summer', '2026-07-20T12:00:00Z', '10 am – 8 pm'],
])('counts a zone without daylight saving time %s', (_, instant, times) => {
  expect(callTimes({ hours: week }, 'America/Phoenix', new Date(instant))?.zones[0]?.times).toBe(times);
});

it.each(['2026-11-23T05:30:00Z', '2026-11-30T00:30:00Z', '2026-11-29T23:30:00Z'])(
  'measures zones alike around the end of a week: %s',
  (instant) => {
    expect(callTimes({ hours: week }, 'Pacific/Honolulu', new Date(instant))?.zones[0]?.times).toBe('noon – 10 pm');
  },
);

it.each([
  ['past midnight', '20:00', '02:00', '11 pm – 5 am'],
  ['until midnight', '08:00', '21:00', '11 am – midnight'],
  ['around the clock', '00:00', '24:00', 'Open 24 hours'],
])('moves hours %s to another zone', (_, opens, closes, times) => {
  const hours = [{ day: 'mon' as const, opens, closes }];
  expect(callTimes({ hours }, 'America/Los_Angeles', new Date('2026-11-23T12:00:00Z'))?.zones[0]?.times).toBe(times);
});

it('has no times to call without hours or a time zone', () => {
  expect(callTimes({ hours: [] }, 'America/Chicago', new Date())).toBeNull();
  expect(callTimes({ hours }, null, new Date())).toBeNull();
});

it.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Indiana/Indianapolis', 'Eastern Time'],
  ['America/Indiana/Knox', 'Central Time'],
  ['America/Phoenix', 'Arizona Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
  ['Europe/Berlin', 'Europe/Berlin'],
])('calls %s %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});
