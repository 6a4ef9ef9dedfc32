import { expect, it } from 'vitest';
import {
  noFilters,
  parseSearch,
  type SearchFilters,
  searchParams,
  searchResultsPath,
  withPanelOrder,
} from './search-filters.js';

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

it('joins lists with commas, in one order', () => {
  const path = searchResultsPath({
    ...noFilters,
    poolTypes: ['Luxury Pools', 'Inground Pools'],
    services: ['Pool Covers'],
  });
  expect(new URL(path, 'http://localhost').searchParams.get('poolTypes')).toBe('Inground Pools,Luxury Pools');
  expect(new URL(path, 'http://localhost').searchParams.get('services')).toBe('Pool Covers');
});

it.each<[string, Partial<SearchFilters>]>([
  ['', {}],
  ['location=Austin,+Texas&state=texas&city=austin', { location: 'Austin, Texas', state: 'texas', city: 'austin' }],
  ['state=texas', { location: 'Texas', state: 'texas' }],
  ['state=texas&city=round-rock', { location: 'Round Rock, Texas', state: 'texas', city: 'round-rock' }],
  ['state=ontario&city=toronto', {}],
  ['location=Austin,+Texas', { location: 'Austin, Texas', state: 'texas', city: 'austin' }],
  ['location=St.+Louis,+MO', { location: 'St. Louis, MO', state: 'missouri', city: 'st-louis' }],
  ['location=texas', { location: 'texas', state: 'texas' }],
  ['location=Austin', { location: 'Austin' }],
  ['location=78704', { location: '78704' }],
  ['location=78704-1234', { location: '78704' }],
  ['serviceType=spa-hot-tub', { serviceType: 'spa-hot-tub' }],
  ['serviceType=toString', {}],
  ['distance=25', { distance: 25 }],
  ['distance=-5', {}],
  ['distance=far', {}],
  ['poolTypes=Luxury+Pools,Moon+Pools', { poolTypes: ['Luxury Pools'] }],
  ['services=Pool+Covers,Luxury+Pools', { services: ['Pool Covers'], poolTypes: ['Luxury Pools'] }],
  ['minRating=4', { minRating: 4 }],
  ['minRating=2', {}],
  ['sortBy=name', { sortBy: 'name' }],
  ['sortBy=price', {}],
  ['lat=30.27&lon=-97.74&distance=10', { coordinates: austin, distance: 10 }],
  ['lat=30.27', {}],
  ['lat=30.27&lon=', {}],
])('reads "%s" as filters', (query, filters) => {
  expect(parseSearch(new URLSearchParams(query)).filters).toEqual({ ...noFilters, ...filters });
});

it.each([
  ['page=3', 3],
  ['page=2.7', 1],
  ['page=1355', 1000],
  ['page=0', 1],
  ['page=all', 1],
  ['', 1],
])('reads "%s" as page %i', (query, page) => {
  expect(parseSearch(new URLSearchParams(query)).page).toBe(page);
});

it('reads back the filters it wrote', () => {
  const filters: SearchFilters = {
    ...noFilters,
    location: 'Austin, Texas',
    q: 'blue lagoon',
    state: 'texas',
    city: 'austin',
    serviceType: 'luxury',
    distance: 50,
    poolTypes: ['Inground Pools', 'Luxury Pools'],
    services: ['Pool Installation', 'Pool Covers'],
    minRating: 5,
    sortBy: 'reviews',
    coordinates: austin,
    origin: 'map',
  };
  expect(parseSearch(searchParams(filters)).filters).toEqual(filters);
});

it.each<[string, string, Partial<SearchFilters>]>([
  ['distance', 'a position', { coordinates: austin, distance: 25 }],
  ['distance', 'a city', { location: 'Austin, Texas', state: 'texas', city: 'austin', distance: 25 }],
  ['distance', 'a ZIP', { location: '78704', distance: 25 }],
  ['rating', 'a state', { location: 'Texas', state: 'texas', distance: 25 }],
  ['rating', 'a city without a distance', { location: 'Austin, Texas', state: 'texas', city: 'austin' }],
  ['rating', 'nothing', { sortBy: 'distance' }],
])('orders by %s what the panel searches near %s', (sortBy, _what, filters) => {
  expect(withPanelOrder({ ...noFilters, ...filters }).sortBy).toBe(sortBy);
});

it('tells nobody more of the coordinates than three decimals', () => {
  const exact = { lat: 30.267153, lon: -97.743057 };
  expect(searchResultsPath({ ...noFilters, coordinates: exact, distance: 25 })).toBe(
    '/search-results?distance=25&lat=30.267&lon=-97.743',
  );
  expect(parseSearch(new URLSearchParams('lat=30.267153&lon=-97.743057')).filters.coordinates).toEqual({
    lat: 30.267,
    lon: -97.743,
  });
});

it.each([
  ['country=ES&debug=true', 'international', true],
  ['country=us&debug=1', 'us', false],
  ['', null, false],
])('reads "%s" as the country %s and debug %s', (query, country, debug) => {
  expect(parseSearch(new URLSearchParams(query))).toMatchObject({ country, debug });
});
