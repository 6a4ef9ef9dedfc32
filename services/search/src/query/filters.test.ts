import { serviceTypeKeys, serviceTypes } from '@poolpros/contracts/catalogue';
import { eachFilter } from '@poolpros/contracts/value-filters';
import { clockExample } from '@poolpros/search-rules/filters';
import type { Selection } from '@poolpros/search-rules/plan';
import { expect, test } from 'vitest';
import { selectionFilters } from './filters.js';

const nothing: Selection = { ...eachFilter(() => []), serviceType: null, minRating: null };
const filtersOf = (selection: Partial<Selection>) =>
  selectionFilters({ selection: { ...nothing, ...selection }, at: clockExample });

test('filters nothing by default', () => {
  expect(filtersOf({})).toEqual([]);
});

test('takes any of the services and any of the pool types', () => {
  expect(filtersOf({ services: ['Pool Heating', 'Pool Covers'], poolTypes: ['Luxury Pools'] })).toEqual([
    { terms: { services: ['Pool Heating', 'Pool Covers'] } },
    { terms: { poolTypes: ['Luxury Pools'] } },
  ]);
});

test.each(serviceTypeKeys.flatMap((key) => (serviceTypes[key].field === null ? [] : [serviceTypes[key]])))(
  'asks the field $field for one of $anyOf',
  (serviceType) => {
    const { field, anyOf } = serviceType;
    expect(filtersOf({ serviceType })).toEqual([{ terms: { [field]: [...anyOf] } }]);
  },
);

test('asks for a minimum rating', () => {
  expect(filtersOf({ minRating: 3.5 })).toEqual([{ range: { rating: { gte: 3.5 } } }]);
});

test('joins all selections, so that a listing must satisfy each', () => {
  const { services, poolTypes } = { services: ['Pool Covers' as const], poolTypes: ['Inground Pools' as const] };
  expect(filtersOf({ services, poolTypes, serviceType: serviceTypes.fiberglass, minRating: 4 })).toHaveLength(4);
});
