import { sampleSnapshot, withoutValues } from '@poolpros/search-rules/testing/sample-snapshot';
import { expect, test } from 'vitest';
import { facetValuesOf } from './facet-values.js';

test('counts a listing under its services, its pool types and each rating that it reaches', () => {
  const listing = sampleSnapshot({
    ...withoutValues,
    services: ['Pool Repair'],
    poolTypes: ['Inground Pools'],
    rating: 4,
  });
  expect(facetValuesOf(listing)).toEqual(['services:Pool Repair', 'poolTypes:Inground Pools', 'rating:4', 'rating:3']);
});

test.each(['paused', 'closed'] as const)('counts a %s listing under those that take no requests', (status) => {
  expect(facetValuesOf(sampleSnapshot({ ...withoutValues, rating: null, status }))).toEqual(['away']);
});

test('counts a listing without reviews under no rating', () => {
  expect(facetValuesOf(sampleSnapshot({ ...withoutValues, rating: null }))).toEqual([]);
});
