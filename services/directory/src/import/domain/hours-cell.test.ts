import { weekdays } from '@poolpros/contracts/catalogue';
import { expect, test } from 'vitest';
import { hoursExample, parseHoursCell } from './hours-cell.js';

const workdays = weekdays.slice(0, 5);
const on = (days: readonly (typeof weekdays)[number][], ...times: string[]) =>
  days.flatMap((day) => times.map((time) => ({ day, opens: time.slice(0, 5), closes: time.slice(6) })));

test.each([
  ['Mon-Fri 8-5', on(workdays, '08:00-17:00')],
  ['mon 08:00-17:00; sat 09:00-12:00', [...on(['mon'], '08:00-17:00'), ...on(['sat'], '09:00-12:00')]],
  ['Monday through Friday 8am-5pm, Saturday 9-12', [...on(workdays, '08:00-17:00'), ...on(['sat'], '09:00-12:00')]],
  ['Mon, Wed & Fri: 9:00-17:00', on(['mon', 'wed', 'fri'], '09:00-17:00')],
  ['mon 8-12, 1-5', on(['mon'], '08:00-12:00', '13:00-17:00')],
  ['mon 8:30 a.m. to 12:30 p.m. and 1-5pm', on(['mon'], '08:30-12:30', '13:00-17:00')],
  ['Weekdays 7–3:30; weekends closed', on(workdays, '07:00-15:30')],
  ['Sat-Mon 10-2', on(['mon', 'sat', 'sun'], '10:00-14:00')],
  ['fri 18:00-02:00', on(['fri'], '18:00-02:00')],
  ['fri 8pm-2am', on(['fri'], '20:00-02:00')],
  ['fri 17:00-08:00', on(['fri'], '17:00-08:00')],
  ['fri 20:00-10:00', on(['fri'], '20:00-10:00')],
  ['fri 8-midnight', on(['fri'], '08:00-24:00')],
  ['fri 8:00-24:00', on(['fri'], '08:00-24:00')],
  ['fri 8am-12am', on(['fri'], '08:00-24:00')],
  ['fri 8-8', on(['fri'], '08:00-20:00')],
  ['24/7', on(weekdays, '00:00-24:00')],
  ['sun open 24 hours', on(['sun'], '00:00-24:00')],
  ['', []],
])('reads the hours %s', (cell, hours) => {
  expect(parseHoursCell(cell)).toEqual({ hours, byAppointment: [] });
});

test('reads days by appointment, and the example of the message', () => {
  expect(parseHoursCell('Sat-Sun by appt.; Mon 8-5')).toEqual({
    hours: on(['mon'], '08:00-17:00'),
    byAppointment: ['sat', 'sun'],
  });
  expect(parseHoursCell(hoursExample)).toMatchObject({ byAppointment: ['sun'] });
});

const unreadable = `must look like "${hoursExample}"`;

test.each([
  ['monday', unreadable],
  ['8-5', unreadable],
  ['mon 08:00-25:00', unreadable],
  ['mon 8:75-5', unreadable],
  ['mon 13pm-5', unreadable],
  ['mon 8-5 or so', unreadable],
  ['someday 8-5', unreadable],
  ['mon 9-11pm', 'needs am or pm at both times of "9-11pm"'],
  ['mon 08:00-08:00', 'enter a closing time other than the opening time'],
  ['mon-fri 8-5; wed closed', 'says two things of wed'],
  ['mon-fri 8-5; wed 4pm-9pm', 'change the times that overlap: Wed 8 am – 5 pm and Wed 4 pm – 9 pm'],
  ['sun 20:00-04:00; mon 03:00-12:00', 'change the times that overlap: Sun 8 pm – 4 am and Mon 3 am – noon'],
])('refuses the hours %s', (cell, problem) => {
  const read = parseHoursCell(cell);
  expect('problem' in read ? read.problem : undefined).toBe(problem);
});
