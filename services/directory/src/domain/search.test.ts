import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { expect, test } from 'vitest';
import {
  appliedSort,
  centerOf,
  chosenMiles,
  filtersOf,
  messageOf,
  reachMiles,
  type SearchArea,
  searchTypeOf,
} from './search.js';

const query = (change: object = {}) => searchQuerySchema.parse(change);
const points: SearchArea = {
  kind: 'points',
  points: [
    { lat: 30, lon: -98 },
    { lat: 31, lon: -97 },
  ],
  label: 'ZIP 78701-78702',
  gps: false,
};
const words: SearchArea = { kind: 'words', text: 'blue lagoon', words: ['blue', 'lagoon'] };

test('an empty query filters nothing', () => {
  expect(filtersOf(query())).toEqual({ services: [], poolTypes: [], serviceType: null, minRating: null });
});

test('splits pool types from the services and joins them with the chosen ones', () => {
  const filters = filtersOf(
    query({ services: 'Pool Repair,Luxury Pools,Pool Covers', poolTypes: 'Luxury Pools,Inground Pools' }),
  );
  expect(filters.services).toEqual(['Pool Repair', 'Pool Covers']);
  expect(filters.poolTypes).toEqual(['Luxury Pools', 'Inground Pools']);
});

test.each([
  ['spa-hot-tub', 'services', ['Hot Tub Installation', 'Spa Installation', 'Spa Repair']],
  ['luxury', 'poolTypes', ['Luxury Pools']],
  ['fiberglass', 'specializations', ['Fiberglass Pools']],
])('reads the service type %s from the catalogue', (serviceType, field, anyOf) => {
  expect(filtersOf(query({ serviceType })).serviceType).toEqual({ field, anyOf });
});

test.each([
  [undefined, null],
  ['0', null],
  ['3', null],
  ['3.5', 3.5],
  ['5', 5],
])('a minimum rating of %s filters by %s', (minRating, filter) => {
  expect(filtersOf(query({ minRating })).minRating).toBe(filter);
});

test.each([
  [undefined, null],
  ['', null],
  ['0', null],
  ['25', 25],
])('a distance of %j is %s miles', (distance, miles) => {
  expect(chosenMiles(query({ distance }))).toBe(miles);
});

test.each([
  [null, 150],
  [10, 100],
  [120, 120],
  [500, 150],
])('looks as far as a result or a distance count can be: %s miles chosen, %s miles', (miles, reach) => {
  expect(reachMiles(miles)).toBe(reach);
});

test('sorts by rating where there is no point to measure from', () => {
  expect(appliedSort('distance', words)).toBe('rating');
  expect(appliedSort('distance', points)).toBe('distance');
  expect(appliedSort('name', words)).toBe('name');
});

test.each<[SearchArea, string]>([
  [points, 'city_center'],
  [{ ...points, gps: true }, 'gps'],
  [{ kind: 'state', stateSlug: 'texas' }, 'text_only'],
  [words, 'text_only'],
  [{ kind: 'everywhere' }, 'text_only'],
])('names the search type of %j: %s', (area, type) => {
  expect(searchTypeOf(area)).toBe(type);
});

test('the centre of several points is their middle', () => {
  expect(centerOf(points)).toEqual({ lat: 30.5, lon: -97.5, label: 'ZIP 78701-78702' });
  expect(centerOf(words)).toBeNull();
});

test('says so when words were taken for a name', () => {
  const asked = { miles: null, widenedFrom: null };
  expect(messageOf(words, { ...asked, total: 2 })).toContain('“blue lagoon”');
  expect(messageOf(words, { ...asked, total: 0 })).toBeUndefined();
  expect(messageOf(points, { total: 2, miles: 25, widenedFrom: null })).toBeUndefined();
  expect(messageOf(points, { total: 2, miles: 50, widenedFrom: 10 })).toContain('within 50 miles');
});
