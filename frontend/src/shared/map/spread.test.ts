import { expect, it } from 'vitest';
import { type Pixel, spread } from './spread.js';

const apart = { x: 24, y: 30 };

function expectRoom(placed: Pixel[]): void {
  for (const [index, a] of placed.entries())
    for (const b of placed.slice(index + 1))
      expect(Math.max(Math.abs(a.x - b.x) / apart.x, Math.abs(a.y - b.y) / apart.y)).toBeGreaterThan(0.999);
}

it('leaves points alone that have room', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 34, y: 10 },
    { x: 10, y: 40 },
  ];
  expect(spread(points, apart)).toEqual(points);
});

it('moves a point no farther than to the edge of the other', () => {
  const [first, second] = spread(
    [
      { x: 100, y: 50 },
      { x: 112, y: 50 },
    ],
    apart,
  );
  expect(first).toEqual({ x: 100, y: 50 });
  expect(second).toEqual({ x: 124, y: 50 });
});

it('moves none to where it does not fit', () => {
  const edge = { x: 100, y: 50 };
  const within = ({ x }: Pixel) => x <= 100;
  const placed = spread([edge, edge, edge], apart, within);
  expect(placed.every(within)).toBe(true);
  expectRoom(placed);
});

it('puts ten firms of one house close together, the first in its place', () => {
  const house = { x: 100, y: 50 };
  const placed = spread(
    Array.from({ length: 10 }, () => house),
    apart,
  );
  expect(placed[0]).toEqual(house);
  expectRoom(placed);
  for (const { x, y } of placed) expect(Math.hypot(x - house.x, y - house.y)).toBeLessThan(65);
});

it('finds room for any ten of a city', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed % 6000) / 100;
  };
  for (let round = 0; round < 200; round += 1)
    expectRoom(
      spread(
        Array.from({ length: 10 }, () => ({ x: random(), y: random() })),
        apart,
      ),
    );
});
