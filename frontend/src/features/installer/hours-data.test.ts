import { expect, it } from 'vitest';
import { weekData } from './hours-data.js';

it.each([
  ['a day', '08:00', '17:00', '17:00'],
  ['a night', '18:00', '02:00', '02:00'],
  ['a day until midnight', '08:00', '24:00', '00:00'],
  ['a whole day', '00:00', '24:00', '23:59'],
])('says %s as schema.org does', (_, opens, closes, said) => {
  expect(weekData([{ day: 'fri', opens, closes }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Friday', opens, closes: said },
  ]);
});
