import { expect, test } from 'vitest';
import { type HeatRoomInput, heatRoomErrors, heatRoomYear } from './heat-room.js';

const room = (kw: number, warmUp: number, use: number, duty: number, sessionsPerWeek: number): HeatRoomInput => ({
  kw,
  warmUp,
  use,
  duty,
  sessionsPerWeek,
});

/** kWh a session, kWh a year, dollars a year. */
test.each<[string, HeatRoomInput, number, number, number, number]>([
  ['electric sauna', room(6, 0.67, 0.75, 0.6, 3), 0.1882, 6.72, 1048.3, 197.29],
  ['a larger one', room(9, 0.75, 1, 0.6, 3), 0.3375, 12.15, 1895.4, 639.7],
  ['infrared sauna', room(1.75, 0.25, 0.67, 1, 4), 0.1577, 1.61, 334.9, 52.81],
  ['steam room', room(9, 0.25, 0.33, 0.6, 2), 0.1882, 4.032, 419.3, 78.92],
  ['five times a week', room(4.5, 0.5, 0.5, 0.6, 5), 0.1335, 3.6, 936, 124.96],
])('%s', (_name, input, tariff, session, year, dollars) => {
  const result = heatRoomYear(input);
  expect(heatRoomErrors(input)).toEqual([]);
  expect(result.session).toBeCloseTo(session, 3);
  expect(Math.abs(result.year[1] - year)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(result.year[1] * tariff - dollars)).toBeLessThanOrEqual(0.01);
});

test('a heater with a thermostat is on for half to seven tenths of the time, one without all of it', () => {
  const perSession = (duty: number) => heatRoomYear(room(10, 0, 1, duty, 1)).year.map((kwh) => Math.round(kwh / 52));
  expect(perSession(0.6)).toEqual([5, 6, 7]);
  expect(perSession(1)).toEqual([10, 10, 10]);
});

test.each<[Partial<HeatRoomInput>, string, string]>([
  [{ kw: 0 }, 'kw', 'Heater: enter a number from 1 to 24 kW.'],
  [{ warmUp: 4 }, 'warmUp', 'Warm-up: enter a number from 0 to 3 hours.'],
  [{ use: 0 }, 'use', 'Session: enter a number from 0.1 to 4 hours.'],
  [{ duty: 0.2 }, 'duty', 'Heater on: enter a number from 0.3 to 1 of the time.'],
  [{ sessionsPerWeek: 29 }, 'sessionsPerWeek', 'Sessions per week: enter a number from 0 to 28.'],
])('%j is refused by the name of its field', (change, field, message) => {
  expect(heatRoomErrors({ ...room(6, 0.67, 0.75, 0.6, 3), ...change })).toEqual([{ field, message }]);
});
