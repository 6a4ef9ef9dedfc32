import { expect, it } from 'vitest';
import { weekRows } from './hours-text.js';
import { dateRow } from './special-hours-text.js';

const week = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({ day, opens: '07:00', closes: '17:00' }));

it('joins days with the same hours and names closed days and those by appointment', () => {
  const hours = [...week, { day: 'sat' as const, opens: '08:30', closes: '12:00' }];
  expect(weekRows({ hours, byAppointment: ['sat'] })).toEqual([
    { days: 'Mon–Fri', times: '7 am – 5 pm' },
    { days: 'Saturday', times: '8:30 am – noon' },
    { days: 'Sunday', times: 'Closed' },
  ]);
  expect(weekRows({ hours: week, byAppointment: ['sat', 'sun'] })[1]).toEqual({
    days: 'Sat–Sun',
    times: 'By appointment',
  });
});

it('says shifts in the order of the clock, the end of a day and a whole day', () => {
  const hours = [
    { day: 'mon' as const, opens: '13:00', closes: '24:00' },
    { day: 'mon' as const, opens: '08:00', closes: '12:00' },
    { day: 'tue' as const, opens: '00:00', closes: '24:00' },
  ];
  expect(weekRows({ hours, byAppointment: [] }).slice(0, 2)).toEqual([
    { days: 'Monday', times: '8 am – noon, 1 pm – midnight' },
    { days: 'Tuesday', times: 'Open 24 hours' },
  ]);
});

it('says a date with its note', () => {
  expect(dateRow({ date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }], note: 'Christmas Eve' })).toEqual({
    days: 'Thu, Dec 24, Christmas Eve',
    times: '8 am – noon',
  });
  expect(dateRow({ date: '2026-12-25', hours: [], note: '' })).toEqual({ days: 'Fri, Dec 25', times: 'Closed' });
});
