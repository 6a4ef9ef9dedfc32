import { expect, it } from 'vitest';
import { specialLines, weekLines } from './hours-lines.js';

const hours = [{ day: 'mon' as const, opens: '08:00', closes: '24:00' }];

it('says a week line by line, and nothing where nothing is stated', () => {
  expect(weekLines({ hours })).toEqual(['Monday: 8 am – midnight', 'Tue–Sun: Closed']);
  expect(weekLines({ hours: [] })).toEqual([]);
});

it('says what differs from a usual week, with the year of each date', () => {
  const seasons = [{ from: '11-01', to: '03-15', hours: [], byAppointment: ['sat' as const] }];
  const dates = [{ date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }], note: 'Christmas Eve' }];
  expect(specialLines({ byAppointment: ['sun'], seasons, dates })).toEqual([
    'By appointment: Sunday',
    'Nov 1 – Mar 15:',
    'Mon–Fri: Closed',
    'Saturday: By appointment',
    'Sunday: Closed',
    'Thu, Dec 24, 2026, Christmas Eve: 8 am – noon',
  ]);
});
