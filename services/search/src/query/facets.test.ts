import { expect, test } from 'vitest';
import { distanceAggregation, facetAggregations, facetsOf } from './facets.js';

const point = { lat: 30.27, lon: -97.74 };

test('counts every service and pool type there is', () => {
  expect(facetAggregations.services).toEqual({ terms: { field: 'services', size: 20 } });
  expect(facetAggregations.poolTypes).toEqual({ terms: { field: 'poolTypes', size: 6 } });
});

test('counts ratings from each option upwards', () => {
  expect(facetAggregations.rating).toEqual({
    range: {
      field: 'rating',
      ranges: [
        { key: '5', from: 5 },
        { key: '4', from: 4 },
        { key: '3', from: 3 },
      ],
    },
  });
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
  expect(facetsOf(undefined, undefined)).toEqual({
    byDistance: [],
    services: [],
    poolTypes: [],
    rating: [
      { min: 5, count: 0 },
      { min: 4, count: 0 },
      { min: 3, count: 0 },
    ],
  });
});

test('lists values by count, equal counts by name', () => {
  const services = {
    buckets: [
      { key: 'Pool Repair', doc_count: 2 },
      { key: 'Pool Covers', doc_count: 2 },
      { key: 'Landscaping', doc_count: 7 },
    ],
  };
  expect(facetsOf({ services }, undefined).services).toEqual([
    { value: 'Landscaping', count: 7 },
    { value: 'Pool Covers', count: 2 },
    { value: 'Pool Repair', count: 2 },
  ]);
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
