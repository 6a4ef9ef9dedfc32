import { expect, it } from 'vitest';
import { compactHours } from './hours.js';

type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';
const on = (days: Day[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));
const workdays: Day[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

it.each([
  ['', []],
  ['Mon–Fri 7–5', on(workdays, '07:00', '17:00')],
  ['Mon–Fri 7–5, Sat 8–12', [...on(workdays, '07:00', '17:00'), ...on(['sat'], '08:00', '12:00')]],
  ['Mon–Sat 7:30–6', on([...workdays, 'sat'], '07:30', '18:00')],
  ['Mon–Sun 8–8', on([...workdays, 'sat', 'sun'], '08:00', '20:00')],
  ['Mon 8–5, Wed 8–5', on(['wed', 'mon'], '08:00', '17:00')],
  ['Sat 12–5 pm', on(['sat'], '12:00', '17:00')],
  ['Sat 2–10 pm', on(['sat'], '14:00', '22:00')],
  ['Sun 7–11:15 am', on(['sun'], '07:00', '11:15')],
  ['Fri 5 pm–1 am', on(['fri'], '17:00', '01:00')],
  ['Fri 8 am–midnight, Sat 24 hours', [...on(['fri'], '08:00', '24:00'), ...on(['sat'], '00:00', '24:00')]],
  ['Tue 8–12 and 1–5 pm', [...on(['tue'], '13:00', '17:00'), ...on(['tue'], '08:00', '12:00')]],
])('says %j', (words, hours) => {
  expect(compactHours({ hours })).toBe(words);
});

it('names days by appointment that have no hours', () => {
  const specialHours = { byAppointment: ['fri' as const, 'sat' as const, 'sun' as const], seasons: [], dates: [] };
  expect(compactHours({ hours: on(workdays, '07:00', '17:00'), specialHours })).toBe(
    'Mon–Fri 7–5, Sat–Sun by appointment',
  );
});
