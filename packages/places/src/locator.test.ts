import { describe, expect, it } from 'vitest';
import { milesBetween } from './geo.js';
import { createLocator } from './locator.js';

const grid = Array.from({ length: 40 }, (_, row) =>
  Array.from({ length: 40 }, (_, column) => ({ latitude: 25 + row / 4, longitude: -100 + column / 4 })),
).flat();

describe('createLocator', () => {
  it.each([5, 30, 120])('finds exactly the items within %d miles, nearest first', (miles) => {
    const point = { latitude: 29.4, longitude: -95.1 };
    const expected = grid.map((item) => milesBetween(point, item)).filter((distance) => distance <= miles);
    const found = createLocator(grid).near(point.latitude, point.longitude, miles);
    expect(found.map((located) => located.miles)).toEqual(expected.toSorted((a, b) => a - b));
  });

  it.each([
    { latitude: 29.4, longitude: -95.1 },
    { latitude: 29.25, longitude: -95.25 },
    { latitude: 24, longitude: -120 },
    { latitude: 60, longitude: -60 },
    { latitude: -89, longitude: 179 },
  ])('finds what is nearest to $latitude, $longitude by looking at all', (point) => {
    const all = grid.map((item) => milesBetween(point, item));
    expect(createLocator(grid).nearest(point.latitude, point.longitude)?.miles).toBe(Math.min(...all));
  });

  it('finds the nearest item from the other side of the earth', () => {
    expect(createLocator(grid).nearest(-30, 80)).not.toBeNull();
  });

  it('looks across the 180th meridian', () => {
    const atka = { latitude: 52.2, longitude: -174.2 };
    expect(createLocator([atka]).near(52.2, 179.9, 400)).toHaveLength(1);
  });

  it('finds nothing among no items', () => {
    expect(createLocator([]).nearest(30, -97)).toBeNull();
  });
});
