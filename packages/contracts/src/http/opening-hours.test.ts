import { describe, expect, it } from 'vitest';
import { noSpecialHours, specialHoursField, weekHours } from './opening-hours.js';

const problemOf = (schema: typeof weekHours | typeof specialHoursField, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])[0];

describe('the hours of a week', () => {
  it('are kept from Monday on, by the clock', () => {
    const hours = weekHours.parse([
      { day: 'tue', opens: '13:00', closes: '17:00' },
      { day: 'tue', opens: '08:00', closes: '12:00' },
      { day: 'mon', opens: '08:00', closes: '12:00' },
    ]);
    expect(hours.map(({ day, opens }) => `${day} ${opens}`)).toEqual(['mon 08:00', 'tue 08:00', 'tue 13:00']);
  });

  it.each([
    ['past midnight', '18:00', '02:00', '02:00'],
    ['until midnight', '08:00', '24:00', '24:00'],
    ['until 00:00, which a browser sends for midnight', '08:00', '00:00', '24:00'],
    ['around the clock', '00:00', '00:00', '24:00'],
  ])('may go %s', (_, opens, closes, kept) => {
    expect(weekHours.parse([{ day: 'fri', opens, closes }])).toEqual([{ day: 'fri', opens, closes: kept }]);
  });

  it.each([
    [[['mon', '08:00', '08:00']], '0.closes', 'enter a closing time other than the opening time'],
    [[['mon', '24:00', '25:00']], '0.opens', 'enter a time such as 08:00'],
    [
      [
        ['mon', '08:00', '12:00'],
        ['mon', '11:30', '17:00'],
      ],
      '1.opens',
      'change the times that overlap: Mon 8 am – noon and Mon 11:30 am – 5 pm',
    ],
    [
      [
        ['mon', '01:00', '05:00'],
        ['sun', '22:00', '02:00'],
      ],
      '0.opens',
      'change the times that overlap: Sun 10 pm – 2 am and Mon 1 am – 5 am',
    ],
    [
      ['01', '03', '05', '07', '09'].map((hour) => ['mon', `${hour}:00`, `${hour}:30`]),
      '0.opens',
      'enter at most 4 times a day',
    ],
  ])('are refused as %j', (rows, path, message) => {
    const hours = rows.map(([day, opens, closes]) => ({ day, opens, closes }));
    expect(problemOf(weekHours, hours)).toEqual([path, message]);
  });

  it('may touch each other', () => {
    const whole = ['mon', 'tue', 'sun'].map((day) => ({ day, opens: '00:00', closes: '24:00' }));
    expect(problemOf(weekHours, whole)).toBeUndefined();
  });
});

describe('special hours', () => {
  it('are none where nothing is stated', () => {
    expect(specialHoursField.parse({})).toEqual(noSpecialHours);
  });

  it('are kept in the order of the year', () => {
    const { byAppointment, seasons, dates } = specialHoursField.parse({
      byAppointment: ['sun', 'sat', 'sun'],
      seasons: [
        { from: '11-01', to: '02-29' },
        { from: '06-01', to: '08-31', hours: [{ day: 'mon', opens: '07:00', closes: '00:00' }] },
      ],
      dates: [
        { date: '2026-12-25' },
        { date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }], note: ' Eve ' },
      ],
    });
    expect(byAppointment).toEqual(['sat', 'sun']);
    expect(seasons).toEqual([
      { from: '06-01', to: '08-31', hours: [{ day: 'mon', opens: '07:00', closes: '24:00' }], byAppointment: [] },
      { from: '11-01', to: '02-29', hours: [], byAppointment: [] },
    ]);
    expect(dates).toEqual([
      { date: '2026-12-24', hours: [{ opens: '08:00', closes: '12:00' }], note: 'Eve' },
      { date: '2026-12-25', hours: [], note: '' },
    ]);
  });

  it.each([
    [{ seasons: [{ from: '11-31', to: '12-31' }] }, 'seasons.0.from', 'enter a month and a day, such as 11-01'],
    [
      {
        seasons: [
          { from: '11-01', to: '03-15' },
          { from: '03-15', to: '05-01' },
        ],
      },
      'seasons.1.from',
      'change the times that overlap: Nov 1 – Mar 15 and Mar 15 – May 1',
    ],
    [{ dates: [{ date: '2026-02-30' }] }, 'dates.0.date', 'enter a date'],
    [{ dates: [{ date: '2026-02-99' }, { date: '2026-02-99' }] }, 'dates.0.date', 'enter a date'],
    [
      { seasons: Array.from({ length: 2 }, () => ({ from: '99-99', to: '12-31' })) },
      'seasons.0.from',
      'enter a month and a day, such as 11-01',
    ],
    [{ dates: [{ date: '2026-12-24' }, { date: '2026-12-24' }] }, 'dates.1.date', 'enter Dec 24 once'],
    [
      {
        dates: [
          {
            date: '2026-12-24',
            hours: [
              { opens: '08:00', closes: '12:00' },
              { opens: '11:00', closes: '13:00' },
            ],
          },
        ],
      },
      'dates.0.hours.1.opens',
      'change the times that overlap: 8 am – noon and 11 am – 1 pm',
    ],
  ])('are refused as %j', (value, path, message) => {
    expect(problemOf(specialHoursField, value)).toEqual([path, message]);
  });
});
