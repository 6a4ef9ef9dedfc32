import { expect, it } from 'vitest';
import { noFilters, searchResultsPath } from './search-filters.js';

const austin = { lat: 30.27, lon: -97.74 };

it('leaves out everything that says nothing', () => {
  expect(searchResultsPath(noFilters)).toBe('/search-results');
  expect(searchResultsPath({ ...noFilters, serviceType: 'luxury' })).toBe('/search-results?serviceType=luxury');
});

it('adds a minimum rating only above 3 and a sort order only when it is not by rating', () => {
  expect(searchResultsPath({ ...noFilters, minRating: 3, sortBy: 'rating' })).toBe('/search-results');
  expect(searchResultsPath({ ...noFilters, minRating: 4, sortBy: 'distance' })).toBe(
    '/search-results?minRating=4&sortBy=distance',
  );
});

it('sends coordinates only together with a distance', () => {
  expect(searchResultsPath({ ...noFilters, coordinates: austin })).toBe('/search-results');
  expect(searchResultsPath({ ...noFilters, coordinates: austin, distance: 25 })).toBe(
    '/search-results?distance=25&lat=30.27&lon=-97.74',
  );
});

it('joins lists with commas', () => {
  const path = searchResultsPath({
    ...noFilters,
    poolTypes: ['Luxury Pools', 'Inground Pools'],
    services: ['Pool Covers'],
  });
  expect(new URL(path, 'http://localhost').searchParams.get('poolTypes')).toBe('Luxury Pools,Inground Pools');
  expect(new URL(path, 'http://localhost').searchParams.get('services')).toBe('Pool Covers');
});
