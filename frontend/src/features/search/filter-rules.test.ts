import { expect, it } from 'vitest';
import { noFilters, withValue } from '../../entities/search/search-filters.js';
import {
  activeFilters,
  knowsPlace,
  withCity,
  withoutFilters,
  withPosition,
  withState,
  withZip,
  zipError,
  zipOf,
} from './filter-rules.js';

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
  const chosen = withValue(withValue(noFilters, 'services', 'Pool Covers', true), 'services', 'Pool Covers', true);
  expect(chosen.services).toEqual(['Pool Covers']);
  expect(withValue(chosen, 'services', 'Pool Covers', false).services).toEqual([]);
});

it.each([
  [{}, 0],
  [{ minRating: 3 }, 0],
  [{ minRating: 4 }, 1],
  [{ poolTypes: ['Luxury Pools', 'Inground Pools'], services: ['Pool Covers'], minRating: 5 }, 4],
  [{ serviceType: 'luxury', distance: 25 } as const, 0],
  [{ services: ['Pool Renovation', 'Pool Repair'] }, 0],
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

it.each([
  ['78704', '78704'],
  [' 78704 ', '78704'],
  ['78701-78705', '78701-78705'],
  ['78701 – 78705', '78701-78705'],
  ['78704-1234', '78704'],
  ['787041234', '78704'],
])('takes the ZIP "%s" for the location in place of a named place', (typed, location) => {
  expect(zipError(typed)).toBeNull();
  expect(withZip(austin, typed)).toMatchObject({ location, state: '', city: '' });
});

it.each([
  ['7870', 'Enter a five-digit ZIP code or a range such as 12345-12349.'],
  ['787044', 'Enter a five-digit ZIP code or a range such as 12345-12349.'],
  ['78704-', 'Enter a five-digit ZIP code or a range such as 12345-12349.'],
  ['Austin', 'Enter a five-digit ZIP code or a range such as 12345-12349.'],
  ['78705-78701', 'Put the lower ZIP of the range first.'],
])('leaves the location as it is while the ZIP reads "%s"', (typed, error) => {
  expect(zipError(typed)).toBe(error);
  expect(withZip(austin, typed)).toBe(austin);
});

it('takes a ZIP back with an emptied field, and nothing else', () => {
  expect(withZip(withZip(noFilters, '78704'), '')).toEqual(noFilters);
  expect(withZip(austin, ' ')).toBe(austin);
  expect(zipOf(withZip(austin, '78704'))).toBe('78704');
  expect(zipOf(austin)).toBe('');
});

it('puts a point in place of a named place', () => {
  expect(withPosition(austin, coordinates, 'map')).toEqual({ ...noFilters, coordinates, origin: 'map' });
  expect(withState(withPosition(noFilters, coordinates, 'map'), 'texas').origin).toBe('visitor');
});

it('adds a pool type once and takes it away again', () => {
  const chosen = withValue(withValue(noFilters, 'poolTypes', 'Luxury Pools', true), 'poolTypes', 'Luxury Pools', true);
  expect(chosen.poolTypes).toEqual(['Luxury Pools']);
  expect(withValue(chosen, 'poolTypes', 'Luxury Pools', false).poolTypes).toEqual([]);
});
