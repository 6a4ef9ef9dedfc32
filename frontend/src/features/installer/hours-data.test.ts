import { expect, it } from 'vitest';
import { hoursData } from './hours-data.js';

const type = { '@type': 'OpeningHoursSpecification' };
const none = { byAppointment: [], seasons: [], dates: [] };

it.each([
  ['a day', '08:00', '17:00', '17:00'],
  ['a night', '18:00', '02:00', '02:00'],
  ['a day until midnight', '08:00', '24:00', '00:00'],
  ['a whole day', '00:00', '24:00', '23:59'],
])('says %s as schema.org does', (_, opens, closes, said) => {
  expect(hoursData({ hours: [{ day: 'fri', opens, closes }] }, '2026-12-01')).toEqual([
    { ...type, dayOfWeek: 'Friday', opens, closes: said },
  ]);
});

it.each([
  ['a season that is to come', '06-01', '08-31', '2026-12-01', '2026-06-01', '2026-08-31'],
  ['a season across the end of the year', '11-01', '02-28', '2026-12-01', '2026-11-01', '2027-02-28'],
  ['the same season after it', '11-01', '02-28', '2027-02-28', '2026-11-01', '2027-02-28'],
  ['the same season in the summer', '11-01', '02-28', '2027-07-01', '2027-11-01', '2028-02-28'],
])('gives %s its years', (_, from, to, today, validFrom, validThrough) => {
  const hours = [{ day: 'mon' as const, opens: '09:00', closes: '12:00' }];
  const seasons = [{ from, to, hours, byAppointment: [] }];
  expect(hoursData({ hours: [], specialHours: { ...none, seasons } }, today)).toEqual([
    { ...type, dayOfWeek: 'Monday', validFrom, validThrough, opens: '09:00', closes: '12:00' },
  ]);
});

it('writes closed seasons and dates as opening and closing at the same time', () => {
  const shut = { opens: '00:00', closes: '00:00' };
  const specialHours = {
    ...none,
    seasons: [{ from: '01-01', to: '01-31', hours: [], byAppointment: [] }],
    dates: [{ date: '2026-12-25', hours: [], note: '' }],
  };
  expect(hoursData({ hours: [], specialHours }, '2026-12-01')).toEqual([
    { ...type, validFrom: '2026-01-01', validThrough: '2026-01-31', ...shut },
    { ...type, validFrom: '2026-12-25', validThrough: '2026-12-25', ...shut },
  ]);
});
