import { expect, it } from 'vitest';
import { federalHoliday } from './federal-holidays.js';

/** All of 2026, according to the Office of Personnel Management. */
it.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Jr. Day'],
  ['2026-02-16', 'Presidents’ Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth'],
  ['2026-07-03', 'Independence Day (observed)'],
  ['2026-07-04', 'Independence Day'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-12-25', 'Christmas Day'],
  ['2021-12-31', 'New Year’s Day (observed)'],
  ['2022-12-26', 'Christmas Day (observed)'],
  ['2026-11-27', null],
])('knows of %s that it is %s', (date, name) => {
  expect(federalHoliday(date)).toBe(name);
});

it('has eleven holidays a year, each on one day and at most one more that is observed', () => {
  for (let year = 2024; year <= 2050; year += 1) {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const names = days.filter((date) => date.startsWith(String(year))).map(federalHoliday);
    expect(new Set(names.filter((name) => name && !name.endsWith('(observed)'))).size).toBe(11);
    expect(names.filter((name) => name && !name.endsWith('(observed)'))).toHaveLength(11);
  }
});
