import { expect, it } from 'vitest';
import { lowerBound } from './lower-bound.js';

const sorted = [1, 3, 3, 7];

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 3],
  [7, 3],
  [8, 4],
])('finds where %i stands or would stand: %i', (wanted, position) => {
  expect(lowerBound(sorted.length, (at) => (sorted[at] ?? 0) < wanted)).toBe(position);
});

it('finds nothing among nothing', () => {
  expect(lowerBound(0, () => true)).toBe(0);
});
