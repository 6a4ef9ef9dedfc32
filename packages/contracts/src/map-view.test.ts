import { expect, it } from 'vitest';
import { fitView, type MapView, toPixels, toPoint } from './map-view.js';
import { stateBounds } from './state-bounds.js';

const view: MapView = { lat: 30.2672, lon: -97.7431, miles: 30, width: 600, height: 400 };

it('puts the centre in the middle', () => {
  const { x, y } = toPixels(view, view);
  expect(x).toBeCloseTo(300, 6);
  expect(y).toBeCloseTo(200, 6);
});

it('spans its miles from the middle to the top edge, within a hundredth', () => {
  const top = toPoint(view, { x: 300, y: 0 });
  expect((top.lat - view.lat) * 69.0934).toBeCloseTo(30, 0);
});

it.each([[{ lat: 30.5, lon: -98.1 }], [{ lat: 29.9, lon: -97.2 }]])(
  'finds the point %j again from its pixels',
  (point) => {
    const found = toPoint(view, toPixels(view, point));
    expect(found.lat).toBeCloseTo(point.lat, 9);
    expect(found.lon).toBeCloseTo(point.lon, 9);
  },
);

it('stays whole across the 180th meridian', () => {
  const aleutians: MapView = { lat: 52, lon: 179.5, miles: 200, width: 600, height: 400 };
  expect(toPixels(aleutians, { lat: 52, lon: -179.5 }).x).toBeGreaterThan(300);
  expect(toPixels(aleutians, { lat: 52, lon: -179.5 }).x).toBeLessThan(500);
});

const size = { width: 272, height: 304 };

it.each(Object.entries(stateBounds))('fits %s into the view, touching the padding on one side', (_state, bounds) => {
  const fitted = fitView(bounds, size, { padding: 12, miles: 2 });
  const upper = toPixels(fitted, { lat: bounds.north, lon: bounds.west });
  const lower = toPixels(fitted, { lat: bounds.south, lon: bounds.east });
  expect(Math.min(upper.x, upper.y)).toBeCloseTo(12, 6);
  expect(Math.max(lower.x - 260, lower.y - 292)).toBeCloseTo(0, 6);
});

it('does not come nearer to a single point than it is told', () => {
  const fitted = fitView({ south: 30, north: 30, west: -97, east: -97 }, size, { padding: 12, miles: 5 });
  expect(fitted.miles).toBe(5);
  expect(fitted.lat).toBeCloseTo(30, 9);
  expect(fitted.lon).toBe(-97);
});
