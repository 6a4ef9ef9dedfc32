import { describe, expect, it } from 'vitest';
import { mapQuerySchema } from './http/places.js';
import {
  fitView,
  type MapView,
  mapSizes,
  pixelsPerDegree,
  snapCircle,
  snapOutwards,
  snapView,
  toPixels,
  toPoint,
  zoomStep,
} from './map-view.js';
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

describe('a snapped view', () => {
  const sizes = Object.values(mapSizes);
  /** Views across the allowed range, the same in every run. */
  const anywhere = (() => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const between = (least: number, most: number) => least + random() * (most - least);
    const views = Array.from(
      { length: 3000 },
      (_, index): MapView => ({
        lat: between(-80, 80),
        lon: between(-180, 180),
        miles: 2 * 2000 ** random(),
        ...(sizes[index % sizes.length] ?? mapSizes.wide),
      }),
    );
    const corners = [2, 4000].flatMap((miles) =>
      [-80, 0, 80].flatMap((lat) => [-180, 0, 180].map((lon): MapView => ({ lat, lon, miles, ...mapSizes.wide }))),
    );
    return [...views, ...corners];
  })();
  const near = anywhere.filter(({ lat, miles }) => Math.abs(lat) < 75 && miles < 1000 && miles > 2 * zoomStep);

  it('can be asked for, and stays as it is', () => {
    for (const asked of anywhere) {
      const snapped = snapView(asked);
      expect(mapQuerySchema.safeParse(snapped).error).toBeUndefined();
      expect(snapView(snapped)).toEqual(snapped);
    }
  });

  it('is a few pixels away, and half a step of the zoom', () => {
    for (const asked of near) {
      const snapped = snapView(asked);
      const { x, y } = toPixels(snapped, asked);
      // Half of the grid either way; a whole step next to the 180th meridian.
      expect(Math.abs(x - asked.width / 2)).toBeLessThan(4.01);
      expect(Math.abs(y - asked.height / 2)).toBeLessThan(2.01);
      const zoom = Math.abs(Math.log2(pixelsPerDegree(snapped) / pixelsPerDegree(asked)));
      expect(zoom).toBeLessThan(Math.log2(zoomStep) / 2 + 1e-6);
    }
  });

  it('is shared by the views around it', () => {
    const shared = snapView(view);
    const { lat, lon, miles } = shared;
    for (const [north, east, closer] of [
      [0.000_3, 0, 1],
      [0, -0.000_3, 1.01],
      [-0.000_3, 0.000_3, 0.99],
    ] as const)
      expect(snapView({ ...view, lat: lat + north, lon: lon + east, miles: miles * closer })).toEqual(shared);
  });

  it('shows no less where it is taken outwards', () => {
    for (const asked of near) {
      const zoom = pixelsPerDegree(snapOutwards(asked)) / pixelsPerDegree(asked);
      expect(zoom).toBeLessThan(1 + 1e-6);
      expect(zoom).toBeGreaterThan(1 / zoomStep - 1e-6);
    }
  });

  it('has circles on a grid of its own, a pixel from where they belong, which stay there', () => {
    for (const asked of near) {
      const snapped = snapView(asked);
      const circle = snapCircle(snapped, { lat: asked.lat, lon: asked.lon, miles: 24.6 });
      expect(circle.miles).toBe(25);
      expect(snapCircle(snapped, circle)).toEqual(circle);
      const [at, wanted] = [toPixels(snapped, circle), toPixels(snapped, asked)];
      expect(Math.max(Math.abs(at.x - wanted.x), Math.abs(at.y - wanted.y))).toBeLessThan(2.01);
    }
    expect(snapCircle(snapView(view), { ...view, miles: 0.2 }).miles).toBe(1);
    expect(snapCircle(snapView(view), { ...view, miles: 0 }).miles).toBe(0);
  });
});
