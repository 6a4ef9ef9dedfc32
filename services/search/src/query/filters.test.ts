import { serviceTypeKeys, serviceTypes } from '@poolpros/contracts/catalogue';
import { type SearchQuery, searchQuerySchema } from '@poolpros/contracts/http/search';
import { expect, test } from 'vitest';
import { selectionFilters } from './filters.js';

const published = { term: { status: 'published' } };
const filtersOf = (query: Record<string, unknown>) => selectionFilters(searchQuerySchema.parse(query));

test('finds published listings only, and nothing else is filtered by default', () => {
  expect(filtersOf({})).toEqual([published]);
});

test('takes any of the services asked for', () => {
  expect(filtersOf({ services: 'Pool Heating,Pool Covers' })).toEqual([
    published,
    { terms: { services: ['Pool Heating', 'Pool Covers'] } },
  ]);
});

test('tells pool types from services in the joined list', () => {
  expect(filtersOf({ services: 'Luxury Pools,Pool Covers' })).toEqual([
    published,
    { terms: { services: ['Pool Covers'] } },
    { terms: { poolTypes: ['Luxury Pools'] } },
  ]);
});

test('asks for a pool type once when both lists name it', () => {
  expect(filtersOf({ services: 'Luxury Pools', poolTypes: 'Luxury Pools,Inground Pools' })).toEqual([
    published,
    { terms: { poolTypes: ['Luxury Pools', 'Inground Pools'] } },
  ]);
});

test.each(serviceTypeKeys.filter((key) => key !== 'all'))('turns the service type %s into its field', (serviceType) => {
  const { field, anyOf } = serviceTypes[serviceType];
  expect(filtersOf({ serviceType })).toEqual([published, { terms: { [String(field)]: [...anyOf] } }]);
});

test.each([
  { minRating: undefined, filter: [] },
  { minRating: 0, filter: [] },
  { minRating: 3, filter: [] },
  { minRating: 3.5, filter: [{ range: { rating: { gte: 3.5 } } }] },
  { minRating: 4, filter: [{ range: { rating: { gte: 4 } } }] },
  { minRating: 5, filter: [{ range: { rating: { gte: 5 } } }] },
])('counts a minimum rating of $minRating only above 3', ({ minRating, filter }) => {
  expect(filtersOf({ minRating })).toEqual([published, ...filter]);
});

test('joins all selections, so that a listing must satisfy each', () => {
  const query: Partial<Record<keyof SearchQuery, unknown>> = {
    services: 'Pool Covers',
    poolTypes: 'Inground Pools',
    serviceType: 'fiberglass',
    minRating: 4,
  };
  expect(filtersOf(query)).toHaveLength(5);
});
