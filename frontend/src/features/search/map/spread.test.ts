import { expect, it } from 'vitest';
import { spread } from './spread.js';

it('leaves points alone that have room', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 34, y: 10 },
    { x: 10, y: 34 },
  ];
  expect(spread(points, 24)).toEqual(points);
});

it('puts ten firms of one house side by side, the first in its place', () => {
  const placed = spread(
    Array.from({ length: 10 }, () => ({ x: 100, y: 50 })),
    24,
  );
  expect(placed[0]).toEqual({ x: 100, y: 50 });
  expect(placed.slice(1, 3).map(({ x }) => x)).toEqual([124, 76]);
  const xs = placed.map(({ x }) => x).sort((a, b) => a - b);
  for (const [index, x] of xs.slice(1).entries()) expect(x - (xs[index] ?? 0)).toBeGreaterThanOrEqual(24);
});

it('finds room for any crowd', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % 6000) / 100;
  };
  const placed = spread(
    Array.from({ length: 40 }, () => ({ x: random(), y: random() })),
    24,
  );
  for (const [index, a] of placed.entries())
    for (const b of placed.slice(index + 1))
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(23.999);
});
