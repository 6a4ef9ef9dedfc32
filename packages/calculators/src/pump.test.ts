import { expect, test } from 'vitest';
import { exactly } from './band.js';
import { comparePumps, dollarsOf, type PumpInput, pumpErrors, turnoverHours } from './pump.js';

const pump = (kw: number, hours: number, days: number, speed: number, fullHours: number): PumpInput => ({
  kw,
  hours,
  days,
  speed,
  fullHours,
});

/** kWh and dollars of one speed, low kW and hours, kWh and dollars of variable speed, saved kWh, dollars and percent. */
type Row = [PumpInput, number, [number, number], [number, number], [number, number], [number, number, number]];

test.each<Row>([
  [pump(1.5, 8, 365, 0.5, 0), 0.1883, [4380, 824.75], [0.2375, 16], [1387, 261.17], [2993, 563.58, 68.3]],
  [pump(2, 8, 365, 0.5, 1), 0.3375, [5840, 1971], [0.3, 16], [2500.2, 843.83], [3339.8, 1127.17, 57.2]],
  [pump(1.1, 6, 150, 0.6, 0), 0.1793, [990, 177.51], [0.2876, 10], [431.4, 77.35], [558.6, 100.16, 56.4]],
  [pump(1.5, 8, 214, 0.7, 0.5), 0.1577, [2568, 404.97], [0.5645, 11.43], [1546.5, 243.88], [1021.5, 161.1, 39.8]],
  [pump(2.2, 10, 365, 0.5, 1), 0.1562, [8030, 1254.29], [0.325, 20], [3193.8, 498.86], [4836.3, 755.42, 60.2]],
])('%j at $%d a kWh', (input, tariff, single, low, variable, saved) => {
  const result = comparePumps(input);
  const dollars = (kwh: number) => dollarsOf(exactly(kwh), exactly(tariff))[1];
  expect(pumpErrors(input)).toEqual([]);
  expect(Math.abs(result.single - single[0])).toBeLessThanOrEqual(0.1);
  expect(Math.abs(dollars(result.single) - single[1])).toBeLessThanOrEqual(0.01);
  expect(result.variable.lowKw).toBeCloseTo(low[0], 4);
  expect(result.variable.lowHours).toBeCloseTo(low[1], 2);
  expect(Math.abs(result.variable.kwh - variable[0])).toBeLessThanOrEqual(0.1);
  expect(Math.abs(dollars(result.variable.kwh) - variable[1])).toBeLessThanOrEqual(0.01);
  expect(Math.abs(result.saved.kwh[1] - saved[0])).toBeLessThanOrEqual(0.1);
  expect(Math.abs(dollars(result.saved.kwh[1]) - saved[1])).toBeLessThanOrEqual(0.01);
  expect(result.saved.share * 100).toBeCloseTo(saved[2], 1);
});

test('a saving lies between eight and eleven tenths of what was computed, and is never less than nothing', () => {
  const { kwh } = comparePumps(pump(1.5, 8, 365, 0.5, 0)).saved;
  expect([kwh[0], kwh[2]].map(Math.round)).toEqual([2394, 3292]);
  expect(comparePumps(pump(0.3, 1, 365, 1, 6)).saved.kwh).toEqual([0, 0, 0]);
});

test('a speed so low that the day is too short is refused', () => {
  const [error] = pumpErrors(pump(2.2, 10, 365, 0.4, 1));
  expect(error).toMatchObject({ field: 'speed', message: expect.stringContaining('choose a higher speed') });
  expect(pumpErrors(pump(1.5, 12, 365, 0.5, 0))).toEqual([]);
});

test.each<[Partial<PumpInput>, string, string]>([
  [{ kw: 0.29 }, 'kw', 'Power draw: enter a number from 0.3 to 4 kW.'],
  [{ kw: 4.1 }, 'kw', 'Power draw: enter a number from 0.3 to 4 kW.'],
  [{ hours: 0.4 }, 'hours', 'Hours a day: enter a number from 0.5 to 24 hours.'],
  [{ hours: 24.1 }, 'hours', 'Hours a day: enter a number from 0.5 to 24 hours.'],
  [{ days: 0 }, 'days', 'Days a year: enter a whole number from 1 to 365 days.'],
  [{ days: 366 }, 'days', 'Days a year: enter a whole number from 1 to 365 days.'],
  [{ speed: 0.29 }, 'speed', 'Low speed: enter a number from 0.3 to 1 of full speed.'],
  [{ speed: 1.01 }, 'speed', 'Low speed: enter a number from 0.3 to 1 of full speed.'],
  [{ fullHours: -1 }, 'fullHours', 'Full-speed hours: enter a number from 0 to 6 hours.'],
  [{ fullHours: 6.1 }, 'fullHours', 'Full-speed hours: enter a number from 0 to 6 hours.'],
])('%j is refused by the name of its field', (change, field, message) => {
  expect(pumpErrors({ ...pump(1.5, 8, 365, 0.5, 0), ...change })).toEqual([{ field, message }]);
});

test('19,150 gallons at 40 gallons a minute turn over in eight hours', () => {
  expect(turnoverHours({ gallons: 19_150, flow: 40 })).toBeCloseTo(7.98, 2);
});
