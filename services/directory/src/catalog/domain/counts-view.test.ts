import { loadPlaces } from '@poolpros/places/load';
import { beforeEach, expect, it } from 'vitest';
import { type CountsView, createCountsView } from './counts-view.js';
import { noCounts, placeOf } from './kept-counts.js';

const places = loadPlaces();

let view: CountsView;
let change: (counts: Record<string, number>) => CountsView;
beforeEach(() => {
  const viewOf = createCountsView(places);
  let revision = 0;
  change = (located) => {
    const counts = noCounts();
    revision += 1;
    for (const [key, count] of Object.entries(located)) placeOf(counts, key).located = [count, revision];
    return viewOf(counts, revision);
  };
  view = change({ 'texas/austin': 2, 'texas/dallas': 1, 'ohio/akron': 4 });
});

it('adds up the cities of each state', () => {
  expect(view.ofState('texas')).toMatchObject({ listings: 3, changedAt: 1, revision: 1 });
  expect(view.ofState('texas').cities.map(({ city, installers }) => [city, installers])).toEqual([
    ['Austin', 2],
    ['Dallas', 1],
  ]);
  expect(view.byCity).toHaveLength(3);
  expect(view.ofState('utah')).toEqual({ listings: 0, changedAt: 0, revision: 0, cities: [] });
});

it('adds up only the state of a change again', () => {
  const next = change({ 'texas/austin': 0 });
  expect(next.ofState('texas')).toMatchObject({ listings: 1, changedAt: 2, revision: 2 });
  expect(next.ofState('texas').cities.map(({ city }) => city)).toEqual(['Dallas']);
  expect(next.ofState('ohio')).toBe(view.ofState('ohio'));
});

it('knows where the last change was', () => {
  const next = change({ 'ohio/akron': 5 });
  const revisionNear = (state: string, city: string) => {
    const place = places.city(state, city);
    return place && next.lastChangeNear(place, 150);
  };
  expect([revisionNear('ohio', 'cleveland'), revisionNear('texas', 'houston')]).toEqual([2, 1]);
});
