import { expect, it } from 'vitest';
import { clockTime, hoursRows, openNow, timeZoneName } from './opening-hours.js';

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
  ['on Monday at 7:00', '2026-11-23T13:00:00Z', 'Open now, closes 5 pm'],
  ['on Monday at 17:00', '2026-11-23T23:00:00Z', 'Closed now, opens Tuesday 7 am'],
  ['on Monday at 6:59', '2026-11-23T12:59:00Z', 'Closed now, opens 7 am'],
  ['on Saturday at 13:00', '2026-11-21T19:00:00Z', 'Closed now, opens Monday 7 am'],
  ['on Sunday when it is Monday in London', '2026-11-23T01:00:00Z', 'Closed now, opens Monday 7 am'],
])('tells %s in Chicago whether the business is open', (_, instant, words) => {
  expect(openNow(hours, 'America/Chicago', new Date(instant))).toBe(words);
});

it('follows daylight saving time of the zone', () => {
  expect(openNow(hours, 'America/Chicago', new Date('2026-07-20T12:00:00Z'))).toBe('Open now, closes 5 pm');
  expect(openNow(hours, 'America/Phoenix', new Date('2026-07-20T13:30:00Z'))).toBe('Closed now, opens 7 am');
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
