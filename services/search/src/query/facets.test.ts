import { ratingOptions } from '@poolpros/contracts/catalogue';
import { noFacets } from '@poolpros/contracts/http/search';
import { filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { expect, test } from 'vitest';
import { distanceAggregation, facetAggregations, facetsOf, foundAggregation, foundWithin } from './facets.js';

const point = { lat: 30.27, lon: -97.74 };

test('counts every value of a filter and every rating there is', () => {
  const values = filterKeys.flatMap((key): readonly string[] => valueFilters[key].values);
  expect(facetAggregations).toEqual({
    facets: { terms: { field: 'facets', size: values.length + ratingOptions.length + 1 } },
  });
});

test('counts what was found within the distance of the visitor', () => {
  const { found } = foundAggregation([point], 25);
  expect(found).toEqual({
    geo_distance: { field: 'location', origin: point, unit: 'mi', ranges: [{ key: '25', to: 25 }] },
    aggs: facetAggregations,
  });
  const aggregates = { found: { buckets: [{ key: '25', doc_count: 3, facets: { buckets: [] } }] } };
  expect(foundWithin(aggregates)).toMatchObject({ total: 3, aggregates: { facets: { buckets: [] } } });
  expect(foundWithin({ facets: { buckets: [] } })).toBeNull();
});

test('measures the distance steps from one point', () => {
  expect(distanceAggregation([point])).toEqual({
    distance: {
      geo_distance: {
        field: 'location',
        origin: point,
        unit: 'mi',
        ranges: [
          { key: '10', to: 10 },
          { key: '25', to: 25 },
          { key: '50', to: 50 },
          { key: '100', to: 100 },
        ],
      },
    },
  });
});

test('counts a listing once per step when it lies near several points', () => {
  const aggregation = distanceAggregation([point, { lat: 30.5, lon: -97.6 }]);
  const filters = aggregation.distance?.filters?.filters;
  expect(Object.keys(filters ?? {})).toEqual(['10', '25', '50', '100']);
  expect(filters).toMatchObject({ 25: { bool: { minimum_should_match: 1 } } });
});

test('responds without counts when nothing was found and no point is known', () => {
  expect(facetsOf(undefined, null)).toEqual({
    ...noFacets,
    rating: [
      { min: 5, count: 0 },
      { min: 4, count: 0 },
      { min: 3, count: 0 },
    ],
  });
});

test('lists values by count, equal counts by name, each under its own facet', () => {
  const facets = {
    buckets: [
      { key: 'services:Pool Repair', doc_count: 2 },
      { key: 'services:Pool Covers', doc_count: 2 },
      { key: 'services:Landscaping', doc_count: 7 },
      { key: 'poolTypes:Inground Pools', doc_count: 5 },
      { key: 'rating:4', doc_count: 1 },
    ],
  };
  expect(facetsOf({ facets }, null)).toEqual({
    ...noFacets,
    services: [
      { value: 'Landscaping', count: 7 },
      { value: 'Pool Covers', count: 2 },
      { value: 'Pool Repair', count: 2 },
    ],
    poolTypes: [{ value: 'Inground Pools', count: 5 }],
    rating: [
      { min: 5, count: 0 },
      { min: 4, count: 1 },
      { min: 3, count: 0 },
    ],
  });
});

test('shows every distance step, those without a listing as 0', () => {
  const distance = {
    buckets: [
      { key: '100', doc_count: 12 },
      { key: '50', doc_count: 3 },
    ],
  };
  expect(facetsOf(undefined, { distance }).byDistance).toEqual([
    { miles: 10, count: 0 },
    { miles: 25, count: 0 },
    { miles: 50, count: 3 },
    { miles: 100, count: 12 },
  ]);
});
