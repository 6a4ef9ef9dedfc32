import { expect, test } from 'vitest';
import { exactly } from './band.js';
import { monthsFrom } from './months.js';
import {
  hundredCubicFeet,
  perThousandGallons,
  type WaterInput,
  waterDollars,
  waterErrors,
  waterYear,
} from './water.js';

const phoenix: WaterInput = {
  zone: 'PHX',
  area: 450,
  depth: 5,
  months: monthsFrom(1, 12),
  heatedTo: null,
  cover: 'none',
  coveredHours: 16,
  backwashes: 1,
  backwashGallons: 250,
  bathers: 4,
  leak: 0,
  drained: 0.2,
};

/** Gallons to fill, made up in a year and in July, drained; dollars a year. */
test.each<[string, Partial<WaterInput>, number, [number, number, number, number], number]>([
  ['Phoenix', {}, 6, [16831, 26965, 3333, 3366], 181.99],
  ['Phoenix under a cover', { cover: 'solid' }, 6, [16831, 12961, 1515, 3366], 97.97],
  ['Miami', { zone: 'MIA', area: 400 }, 5, [14961, 16118, 1550, 2992], 95.55],
  [
    'New York in summer',
    { zone: 'NYC', area: 512, months: monthsFrom(5, 9), drained: 0.1 },
    7,
    [19150, 8917, 1867, 1915],
    75.82,
  ],
  [
    'a round pool near Chicago',
    { zone: 'CHI', area: 452.389, depth: 4, months: monthsFrom(6, 8), backwashes: 0.5, drained: 0 },
    6,
    [13536, 4847, 1673, 0],
    29.08,
  ],
  [
    'Los Angeles under a cover, with a cartridge filter',
    { zone: 'LAX', area: 420, cover: 'solid', backwashes: 0 },
    9,
    [15709, 5265, 629, 3142],
    75.66,
  ],
])('%s', (_name, change, tariff, [fill, makeUp, july, drain], dollars) => {
  const input = { ...phoenix, ...change };
  const year = waterYear(input);
  expect(waterErrors(input)).toEqual([]);
  expect([year.fill, year.makeUp[1], year.byMonth[6] ?? 0, year.drain].map(Math.round)).toEqual([
    fill,
    makeUp,
    july,
    drain,
  ]);
  expect(Math.abs(waterDollars(year.total, exactly(tariff), exactly(0))[1] - dollars)).toBeLessThanOrEqual(0.01);
});

test('a heated pool loses more, and only where it is warmer than it would be', () => {
  const inches = (change: Partial<WaterInput>, month: number) =>
    ((waterYear({ ...phoenix, backwashes: 0, bathers: 0, drained: 0, ...change }).byMonth[month - 1] ?? 0) / 450) *
    (1 / 0.623377);
  expect(inches({ zone: 'NYC', heatedTo: 82 }, 7)).toBeCloseTo(6.66, 2);
  expect(inches({ zone: 'PHX', heatedTo: 84 }, 6)).toBeCloseTo(12.83, 2);
  expect(inches({ zone: 'MIA', heatedTo: 82 }, 1)).toBeCloseTo(10.2, 2);
  expect(inches({ zone: 'MIA', heatedTo: 80 }, 7)).toBeCloseTo(5, 6);
});

test('the range takes a fifth of the evaporation, and what a backwash and a bather may take', () => {
  const { evaporation, backwash, splash } = waterYear(phoenix);
  expect([evaporation[0] / evaporation[1], evaporation[2] / evaporation[1]]).toEqual([0.8, 1.2]);
  expect(backwash).toEqual([1800, 3000, 4800]);
  expect([splash[0] * 3, splash[2] * 3].map(Math.round)).toEqual([splash[1], splash[1] * 5].map(Math.round));
});

test('a leak of a quarter inch a day is a known loss, and a closed month loses nothing', () => {
  const year = waterYear({
    ...phoenix,
    months: [1],
    leak: 0.25,
    backwashes: 0,
    bathers: 0,
    cover: 'solid',
    coveredHours: 24,
  });
  expect(year.leak).toBeCloseTo(0.25 * 450 * 0.623377 * 31, 6);
  expect(year.byMonth.slice(1)).toEqual(Array.from({ length: 11 }, () => 0));
});

test('a tariff per hundred cubic feet is more per 1,000 gallons', () => {
  expect(perThousandGallons(4.5)).toBeCloseTo(6.0156, 4);
  expect(hundredCubicFeet(1000) * 4.5).toBeCloseTo(perThousandGallons(4.5), 8);
});

test.each<[Partial<WaterInput>, string, string]>([
  [{ area: 49 }, 'area', 'Pool surface: enter a number from 50 to 2,000 square feet.'],
  [{ depth: 11 }, 'depth', 'Average depth: enter a number from 2 to 10 feet.'],
  [{ coveredHours: 25 }, 'coveredHours', 'Hours under the cover: enter a number from 0 to 24 hours.'],
  [{ backwashes: 13 }, 'backwashes', 'Backwashes per month: enter a number from 0 to 12.'],
  [{ backwashGallons: 1501 }, 'backwashGallons', 'Water per backwash: enter a number from 0 to 1,500 gallons.'],
  [{ bathers: -1 }, 'bathers', 'Swimmers per week: enter a number from 0 to 200.'],
  [{ leak: 2.1 }, 'leak', 'Leak: enter a number from 0 to 2 inches a day.'],
  [{ drained: 1.1 }, 'drained', 'Drained each year: enter a number from 0 to 1 of the water.'],
  [{ heatedTo: 69 }, 'heatedTo', 'Water temperature: enter a number from 70 to 104 °F.'],
  [{ months: [0] }, 'months', 'Open months: choose months within one year.'],
])('%j is refused by the name of its field', (change, field, message) => {
  expect(waterErrors({ ...phoenix, ...change })).toEqual([{ field, message }]);
});
