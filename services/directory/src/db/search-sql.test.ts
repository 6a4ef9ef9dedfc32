import { expect, test } from 'vitest';
import { haversineOf, milesOf } from './geo-sql.js';
import { reachMiles } from './search-sql.js';

test.each([0, 0.01, 10, 150, 500])('miles and their haversine (%i) are the same distance', (miles) => {
  expect(milesOf(haversineOf(miles))).toBeCloseTo(miles, 9);
});

test('looks as far as a listing can count: every distance step, and never beyond the largest service radius', () => {
  expect(reachMiles(10)).toBe(100);
  expect(reachMiles(120)).toBe(120);
  expect(reachMiles(500)).toBe(150);
  expect(reachMiles(null)).toBe(150);
});
