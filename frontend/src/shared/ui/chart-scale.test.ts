import { expect, it } from 'vitest';
import { labelStep, ticksTo } from './chart-scale.js';

it.each([
  [97, [0, 20, 40, 60, 80, 100]],
  [100, [0, 20, 40, 60, 80, 100]],
  [101, [0, 25, 50, 75, 100, 125]],
  [0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [3, [0, 1, 2, 3]],
  [176_000, [0, 50_000, 100_000, 150_000, 200_000]],
  [0, [0, 1]],
])('divides an axis up to %d by round values', (most, ticks) => {
  const found = ticksTo(most);
  expect(found).toHaveLength(ticks.length);
  for (const [index, tick] of ticks.entries()) expect(found[index]).toBeCloseTo(tick, 9);
});

it.each([
  [12, 1],
  [21, 2],
  [31, 5],
  [200, 17],
])('writes of %d labels every %dth', (labels, step) => {
  expect(labelStep(labels)).toBe(step);
});
