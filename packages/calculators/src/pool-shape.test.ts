import { expect, test } from 'vitest';
import { gallonsIn, type PoolShape, surfaceArea } from './pool-shape.js';

test.each<[PoolShape, number, number]>([
  [{ shape: 'rectangle', length: 32, width: 16 }, 5, 19_150.1],
  [{ shape: 'round', diameter: 24 }, 4, 13_536.4],
  [{ shape: 'oval', length: 33, width: 18 }, 4, 13_959.4],
  [{ shape: 'kidney', length: 32, width: 14, otherWidth: 18 }, 5, 17_235.1],
  [{ shape: 'L', length: 20, width: 16, otherLength: 16, otherWidth: 12 }, 5, 19_150.1],
  [{ shape: 'free form', area: 512 }, 5, 19_150.1],
])('%j of mean depth %d ft holds %d gallons', (pool, depth, gallons) => {
  expect(gallonsIn(surfaceArea(pool), depth)).toBeCloseTo(gallons, 1);
});
