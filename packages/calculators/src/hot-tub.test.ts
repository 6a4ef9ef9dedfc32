import { expect, test } from 'vitest';
import { type HotTubInput, hotTubErrors, hotTubYear } from './hot-tub.js';
import { monthsFrom, sumOf } from './months.js';

const tub: HotTubInput = {
  zone: 'CHI',
  gallons: 350,
  temperature: 102,
  months: monthsFrom(1, 12),
  usesPerWeek: 3,
  kwhPerUse: 2,
  build: 'standard',
};

/** Watts on standby, kWh a year, dollars a year. */
test.each<[Partial<HotTubInput>, number, number, number, number]>([
  [{}, 0.1882, 226.2, 3024, 569.11],
  [{ zone: 'MIA' }, 0.1577, 226.2, 1685, 265.77],
  [{ gallons: 400, zone: 'MSP', usesPerWeek: 4 }, 0.1644, 243.6, 3777, 621.01],
  [{ gallons: 300, temperature: 100, zone: 'LAX', usesPerWeek: 2 }, 0.3375, 208.1, 1996, 673.65],
  [{ gallons: 400, zone: 'DEN', build: 'worn' }, 0.1633, 243.6, 4407, 719.74],
])('%j at $%d a kWh', (change, tariff, watts, kwh, dollars) => {
  const input = { ...tub, ...change };
  const result = hotTubYear(input);
  expect(hotTubErrors(input)).toEqual([]);
  expect(result.watts).toBeCloseTo(watts, 1);
  expect(Math.round(result.year[1])).toBe(kwh);
  expect(Math.abs(result.year[1] * tariff - dollars)).toBeLessThanOrEqual(0.01);
  expect(sumOf(result.byMonth)).toBeCloseTo(result.year[1], 6);
});

test('the range holds insulation and wind, and uses of one and of three kWh', () => {
  // Standby 2,712 kWh: three quarters of it and 156 for use; 1.45 times as much and 468.
  expect(hotTubYear(tub).year.map(Math.round)).toEqual([2190, 3024, 4400]);
});

test('a tub that is off in a month takes nothing in it', () => {
  expect(hotTubYear({ ...tub, months: [1, 2] }).byMonth.slice(2)).toEqual(Array.from({ length: 10 }, () => 0));
});

test.each<[Partial<HotTubInput>, string, string]>([
  [{ gallons: 99 }, 'gallons', 'Water: enter a number from 100 to 1,000 gallons.'],
  [{ gallons: 1001 }, 'gallons', 'Water: enter a number from 100 to 1,000 gallons.'],
  [{ temperature: 94 }, 'temperature', 'Water temperature: enter a number from 95 to 104 °F.'],
  [{ temperature: 105 }, 'temperature', 'Water temperature: enter a number from 95 to 104 °F.'],
  [{ usesPerWeek: 22 }, 'usesPerWeek', 'Uses per week: enter a number from 0 to 21.'],
  [{ kwhPerUse: 3.5 }, 'kwhPerUse', 'Energy per use: enter a number from 1 to 3 kWh.'],
  [{ months: [] }, 'months', 'Months in use: choose months within one year.'],
])('%j is refused by the name of its field', (change, field, message) => {
  expect(hotTubErrors({ ...tub, ...change })).toEqual([{ field, message }]);
});
