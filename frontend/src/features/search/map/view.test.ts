import { type MapView, mapSizes, snapView, toPixels, toPoint } from '@poolpros/contracts/map-view';
import { describe, expect, it } from 'vitest';
import { canZoomIn, canZoomOut, panned, placeOf, searchableArea, zoomed } from './view.js';

const view: MapView = { lat: 30.2672, lon: -97.7431, miles: 34, width: 272, height: 304 };

describe('a view that is moved', () => {
  it('takes its points along by the pixels of the drag', () => {
    const moved = panned(view, { x: 40, y: -25 });
    const point = { lat: 30.5, lon: -97.9 };
    expect(toPixels(moved, point).x).toBeCloseTo(toPixels(view, point).x + 40, 6);
    expect(toPixels(moved, point).y).toBeCloseTo(toPixels(view, point).y - 25, 6);
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const at = { x: 200, y: 60 };
    const under = toPoint(view, at);
    const closer = zoomed(view, 0.5, at);
    expect(toPixels(closer, under).x).toBeCloseTo(at.x, 6);
    expect(toPixels(closer, under).y).toBeCloseTo(at.y, 6);
    expect(closer.miles).toBeCloseTo(17, 0);
  });

  it('stays within what can be drawn', () => {
    expect(zoomed({ ...view, miles: 3 }, 0.5).miles).toBe(2);
    expect(zoomed({ ...view, miles: 2600 }, 2).miles).toBe(4000);
    expect(panned({ ...view, lat: 79, miles: 500 }, { x: 0, y: 300 }).lat).toBe(80);
    expect(panned({ ...view, lon: -179.9 }, { x: 100, y: 0 }).lon).toBeGreaterThan(178);
  });
});

it.each([
  [34, 30],
  [2, 2],
  [95, 85],
])('a view of %d miles is searched within %d', (miles, expected) => {
  expect(searchableArea({ ...view, miles })).toEqual({ lat: 30.267, lon: -97.743, miles: expected });
});

it('can be zoomed as long as the next step differs', () => {
  for (const size of Object.values(mapSizes)) {
    const nearest = snapView({ ...view, ...size, miles: 2 });
    const farthest = snapView({ ...view, ...size, miles: 4000 });
    expect([canZoomIn(nearest), canZoomOut(nearest)]).toEqual([false, true]);
    expect([canZoomIn(farthest), canZoomOut(farthest)]).toEqual([true, false]);
    expect(canZoomIn(snapView({ ...nearest, miles: nearest.miles * 1.2 }))).toBe(true);
  }
});

describe('a picture of another view', () => {
  it('fills its own view', () => {
    const place = placeOf(view, view);
    expect(place.left).toBeCloseTo(0, 9);
    expect(place.top).toBeCloseTo(0, 9);
    expect(place.width).toBeCloseTo(1, 9);
    expect(place.height).toBeCloseTo(1, 9);
  });

  it('lies where its land lies', () => {
    const now = zoomed(panned(view, { x: 30, y: 10 }), 2);
    const { left, top, width, height } = placeOf(view, now);
    const point = { lat: 30.4, lon: -97.6 };
    const inPicture = toPixels(view, point);
    expect((left + (inPicture.x / view.width) * width) * now.width).toBeCloseTo(toPixels(now, point).x, 6);
    expect((top + (inPicture.y / view.height) * height) * now.height).toBeCloseTo(toPixels(now, point).y, 6);
  });
});

it('never asks for a search of more than 500 miles', () => {
  expect(searchableArea({ ...view, miles: 1500 })).toEqual({ lat: 30.27, lon: -97.74, miles: 500 });
});
