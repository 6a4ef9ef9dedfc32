import { expect, test } from 'vitest';
import { haversineOf, milesOf } from '../../listings/db/geo-sql.js';
import { countedMiles } from './search-sql.js';

test.each([0, 0.01, 10, 150, 500])('miles and their haversine (%i) are the same distance', (miles) => {
  expect(milesOf(haversineOf(miles))).toBeCloseTo(miles, 9);
});

test('looks as far as a listing can count: every distance step, and never beyond the farthest reach', () => {
  expect(countedMiles(10)).toBe(100);
  expect(countedMiles(120)).toBe(120);
  expect(countedMiles(500)).toBe(150);
  expect(countedMiles(null)).toBe(150);
});
