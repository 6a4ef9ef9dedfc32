import { expect, it } from 'vitest';
import { noFilters } from '../../lib/search-filters.js';
import { activeFilters, knowsPlace, withCity, withoutFilters, withService, withState } from './filter-rules.js';

const coordinates = { lat: 30.27, lon: -97.74 };
const austin = withCity(withState(noFilters, 'texas'), { value: 'austin', label: 'Austin' });

it('names the place by the state, then by "city, State"', () => {
  expect(withState(noFilters, 'texas')).toMatchObject({ state: 'texas', city: '', location: 'Texas' });
  expect(austin).toMatchObject({ state: 'texas', city: 'austin', location: 'Austin, Texas' });
});

it('clears the city with a new state and goes back to the state without a city', () => {
  expect(withState(austin, 'ohio')).toMatchObject({ state: 'ohio', city: '', location: 'Ohio' });
  expect(withCity(austin, null)).toMatchObject({ state: 'texas', city: '', location: 'Texas' });
  expect(withState(austin, '')).toMatchObject({ state: '', city: '', location: '' });
});

it('forgets the position of the visitor when a place is named', () => {
  expect(withState({ ...noFilters, coordinates }, 'texas').coordinates).toBeNull();
});

it('adds a service once and takes it away again', () => {
  const chosen = withService(withService(noFilters, 'Pool Covers', true), 'Pool Covers', true);
  expect(chosen.services).toEqual(['Pool Covers']);
  expect(withService(chosen, 'Pool Covers', false).services).toEqual([]);
});

it.each([
  [{}, 0],
  [{ minRating: 3 }, 0],
  [{ minRating: 4 }, 1],
  [{ poolTypes: ['Luxury Pools', 'Inground Pools'], services: ['Pool Covers'], minRating: 5 }, 4],
  [{ serviceType: 'luxury', distance: 25 } as const, 0],
])('counts the filters of %j as %i active', (chosen, active) => {
  expect(activeFilters({ ...noFilters, ...chosen })).toBe(active);
});

it('clears what it counts and keeps place, distance and order', () => {
  const chosen = { ...austin, distance: 25, sortBy: 'name' as const };
  const cleared = withoutFilters({ ...chosen, services: ['Pool Covers'], poolTypes: ['Luxury Pools'], minRating: 5 });
  expect(cleared).toEqual(chosen);
});

it('knows a place by its name or by coordinates', () => {
  expect(knowsPlace(noFilters)).toBe(false);
  expect(knowsPlace(austin)).toBe(true);
  expect(knowsPlace({ ...noFilters, coordinates })).toBe(true);
});
