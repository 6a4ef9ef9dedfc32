import { loadPlaces } from '@poolpros/places/load';
import { beforeEach, expect, it } from 'vitest';
import { type ChangeGrid, createChangeGrid } from './change-grid.js';

const places = loadPlaces();
const cityOf = (state: string, slug: string) => {
  const city = places.city(state, slug);
  if (!city) throw new Error(`no ${slug}`);
  return city;
};
const austin = cityOf('texas', 'austin');

let grid: ChangeGrid;
beforeEach(() => {
  grid = createChangeGrid();
});

it('finds the last change near a place', () => {
  grid.mark(cityOf('texas', 'san-antonio'), 3);
  grid.mark(cityOf('texas', 'dallas'), 4);
  grid.mark(cityOf('florida', 'miami'), 5);
  expect(grid.lastNear(austin, 100)).toBe(3);
  expect(grid.lastNear(austin, 200)).toBe(4);
  expect(grid.lastNear(cityOf('maine', 'portland'), 100)).toBe(0);
});

it('takes a change at an unknown place for one near every place', () => {
  grid.mark(null, 7);
  expect(grid.lastNear(austin, 1)).toBe(7);
});

it('misses no change within the distance, wherever it is', () => {
  const cities = places.states.flatMap(({ slug }) => places.citiesOf(slug)).filter((_, index) => index % 400 === 0);
  for (const [index, changed] of cities.entries()) {
    grid.mark(changed, index + 1);
    for (const { city } of places.citiesNear(changed.latitude, changed.longitude, 150))
      expect(grid.lastNear(city, 150)).toBe(index + 1);
  }
});
