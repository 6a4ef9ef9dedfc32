import { mapQuerySchema } from '@poolpros/contracts/http/places';
import { type MapView, toPixels } from '@poolpros/contracts/map-view';
import { states } from '@poolpros/contracts/states';
import { describe, expect, it } from 'vitest';
import { card } from '../../../../test/installers.js';
import { homeView } from './home-view.js';

const size = { width: 272, height: 304 };
const nowhere = { state: '', location: '' };
const austin = { lat: 30.2672, lon: -97.7431, label: 'Austin, TX' };
const none = { center: null, appliedRadius: null, installers: [] };

/** Pixels left between a point and the nearest edge; negative beyond it. */
function room(view: MapView, point: { lat: number; lon: number }): number {
  const { x, y } = toPixels(view, point);
  return Math.min(x, y, view.width - x, view.height - y);
}

describe('the first view', () => {
  it.each([2, 10, 25, 100, 500])('holds a circle of %d miles', (miles) => {
    const view = homeView({ center: austin, appliedRadius: miles, installers: [card()] }, nowhere, size);
    expect(room(view, { lat: austin.lat + miles / 69.0934, lon: austin.lon })).toBeGreaterThan(15);
    expect(room(view, { lat: austin.lat, lon: austin.lon - miles / 60 })).toBeGreaterThan(10);
    expect(room(view, { lat: austin.lat, lon: austin.lon - miles / 60 })).toBeLessThan(60);
  });

  it.each(states.map(({ slug }) => slug))('of %s can be drawn', (state) => {
    const view = homeView({ ...none, installers: [card()] }, { state, location: '' }, size);
    expect(mapQuerySchema.safeParse(view).error).toBeUndefined();
  });

  it('is the state, by its slug or by its name', () => {
    const bySlug = homeView(none, { state: 'texas', location: 'Texas' }, size);
    const byName = homeView(none, { state: '', location: 'texas' }, size);
    expect(byName).toEqual(bySlug);
    expect(room(bySlug, { lat: 25.9, lon: -97.4 })).toBeGreaterThan(0);
    expect(room(bySlug, { lat: 31.8, lon: -106.5 })).toBeGreaterThan(0);
  });

  it('is what was found, where the search has neither a point nor a state', () => {
    const installers = [card({ latitude: 30.3, longitude: -97.7 }), card({ latitude: 29.4, longitude: -98.5 })];
    const view = homeView({ ...none, installers }, { state: '', location: 'hill country' }, size);
    for (const { latitude, longitude } of installers)
      expect(room(view, { lat: latitude, lon: longitude })).toBeGreaterThan(30);
    expect(view.miles).toBeLessThan(100);
  });

  it('holds the middle too, where the search has a point without a radius', () => {
    const installers = [card({ latitude: 30.6, longitude: -97.7 })];
    const view = homeView({ center: austin, appliedRadius: null, installers }, nowhere, size);
    expect(room(view, austin)).toBeGreaterThan(30);
    expect(room(view, { lat: 30.6, lon: -97.7 })).toBeGreaterThan(30);
  });

  it('does not count an installer without coordinates, and is the country when there is nothing', () => {
    const view = homeView({ ...none, installers: [card({ latitude: 0, longitude: 0 })] }, nowhere, size);
    expect(room(view, { lat: 47.6, lon: -122.3 })).toBeGreaterThan(0);
    expect(room(view, { lat: 25.8, lon: -80.2 })).toBeGreaterThan(0);
    expect(mapQuerySchema.safeParse(view).error).toBeUndefined();
  });
});
