import { mapSizes, toPixels } from '@poolpros/contracts/map-view';
import { expect, it } from 'vitest';
import { areaView } from './area-view.js';

const austin = { lat: 30.25, lon: -97.75 };
const sizes = [mapSizes.area, mapSizes.areaPhone];
const isInside = ({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }) =>
  x >= 0 && x <= width && y >= 0 && y <= height;

it.each([5, 25, 150])('shows all of %i miles around a business', (miles) => {
  for (const size of sizes) {
    const view = areaView(austin, miles, null, size);
    expect(view.miles).toBeGreaterThan(miles);
    expect(view.miles).toBeLessThan(miles * 1.5);
  }
});

it('shows a visitor outside the area, too, unless the area would be too small then', () => {
  const near = { lat: 31.1, lon: -97.4, miles: 62 };
  const dallas = { lat: 32.78, lon: -96.8, miles: 183 };
  for (const size of sizes) {
    expect(isInside(toPixels(areaView(austin, 25, near, size), near), size)).toBe(true);
    expect(areaView(austin, 25, dallas, size)).toEqual(areaView(austin, 25, null, size));
  }
});
