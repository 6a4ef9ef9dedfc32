import { expect, it } from 'vitest';
import { callTimes, clockTime, hoursRows, openNow, timeZoneName } from './opening-hours.js';

const week = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, opens: '07:00', closes: '17:00' }));
const hours = [...week, { day: 'sat' as const, opens: '08:30', closes: '12:00' }];

it.each([
  ['07:00', '7 am'],
  ['08:30', '8:30 am'],
  ['12:00', 'noon'],
  ['00:00', '12 am'],
  ['17:05', '5:05 pm'],
])('says %s as %s', (time, words) => {
  expect(clockTime(time)).toBe(words);
});

it('joins days with the same hours and names closed days', () => {
  expect(hoursRows(hours)).toEqual([
    { days: 'Mon–Fri', times: '7 am – 5 pm' },
    { days: 'Saturday', times: '8:30 am – noon' },
    { days: 'Sunday', times: 'Closed' },
  ]);
});

it.each([
  ['on Monday at 7:00', '2026-11-23T13:00:00Z', 'Open now until 5 pm'],
  ['on Monday at 17:00', '2026-11-23T23:00:00Z', 'Closed now, opens Tue 7 am'],
  ['on Monday at 6:59', '2026-11-23T12:59:00Z', 'Closed now, opens 7 am'],
  ['on Saturday at 13:00', '2026-11-21T19:00:00Z', 'Closed now, opens Mon 7 am'],
  ['on Sunday when it is Monday in London', '2026-11-23T01:00:00Z', 'Closed now, opens Mon 7 am'],
])('tells %s in Chicago whether the business is open', (_, instant, words) => {
  expect(openNow(hours, 'America/Chicago', new Date(instant))).toBe(words);
});

it('follows daylight saving time of the zone', () => {
  expect(openNow(hours, 'America/Chicago', new Date('2026-07-20T12:00:00Z'))).toBe('Open now until 5 pm');
  expect(openNow(hours, 'America/Phoenix', new Date('2026-07-20T13:30:00Z'))).toBe('Closed now, opens 7 am');
});

it('gives the usual hours on the clocks of the four time zones', () => {
  expect(callTimes(hours, 'America/Chicago', new Date('2026-11-23T03:00:00Z'))).toEqual({
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
  expect(callTimes(week, 'America/Phoenix', new Date(instant))?.zones[0]?.times).toBe(times);
});

it.each(['2026-11-23T05:30:00Z', '2026-11-30T00:30:00Z', '2026-11-29T23:30:00Z'])(
  'measures zones alike around the end of a week: %s',
  (instant) => {
    expect(callTimes(week, 'Pacific/Honolulu', new Date(instant))?.zones[0]?.times).toBe('noon – 10 pm');
  },
);

it('knows no times to call without hours or zone', () => {
  expect(callTimes([], 'America/Chicago', new Date())).toBeNull();
  expect(callTimes(hours, null, new Date())).toBeNull();
});

it('says nothing of being open when hours or zone are unknown', () => {
  expect(openNow([], 'America/Chicago', new Date())).toBeNull();
  expect(openNow(hours, null, new Date())).toBeNull();
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
