import { expect, it } from 'vitest';
import { rangesByRegion } from './regions.js';

it('spreads a range over the labor levels of each region', () => {
  const ranges = rangesByRegion([100, 200, 1_000]);
  expect(ranges.map(({ region }) => region)).toEqual(['Northeast', 'Midwest', 'South', 'West']);
  // Mississippi has the lowest level of the South, Hawaii the highest of the West.
  expect(ranges[2]?.price[0]).toBe(85);
  expect(ranges[3]?.price[2]).toBe(1_350);
  for (const { price } of ranges) expect([...price].sort((a, b) => a - b)).toEqual(price);
});
