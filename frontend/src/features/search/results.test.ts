import { expect, it } from 'vitest';
import { card, found } from '../../../test/installers.js';
import { asAsked, type PartialSearchResponse, readResponse } from './results.js';

const near = card({ id: 1, name: 'B', distance: 3, rating: 4.1, reviewCount: 9 });
const far = card({ id: 2, name: 'A', distance: 30, rating: 4.9, reviewCount: 2 });
const { distance, rating, reviewCount, ...bare } = card({ id: 3, name: 'C' });
const unsorted: PartialSearchResponse = { installers: [near, bare, far], searchType: 'city_center' };

it.each([
  ['distance', [3, 1, 2]],
  ['rating', [2, 1, 3]],
  ['reviews', [1, 2, 3]],
  ['name', [2, 1, 3]],
] as const)('sorts a response without a total by %s, where what is missing counts as 0', (sortBy, ids) => {
  expect(readResponse(unsorted, sortBy, 1).installers.map(({ id }) => id)).toEqual(ids);
});

it('cuts a response without a total into pages of ten', () => {
  const installers = Array.from({ length: 23 }, (_, index) => card({ id: index + 1, distance: index }));
  const last = readResponse({ installers, searchType: 'city_center' }, 'distance', 3);
  expect(last.installers.map(({ id }) => id)).toEqual([21, 22, 23]);
  expect(last).toMatchObject({ total: 23, totalPages: 3 });
});

it('completes an installer that has only a name and a place', () => {
  const [installer] = readResponse(
    { installers: [{ id: 7, name: 'Blue Mesa', city: 'Round Rock', state: 'TX' }] },
    'name',
    1,
  ).installers;
  expect(installer).toMatchObject({
    citySlug: 'round-rock',
    stateSlug: 'texas',
    location: 'Round Rock, TX',
    services: [],
  });
});

it('takes a search without a type for one by text', () => {
  expect(readResponse({ installers: [] }, 'rating', 1).searchType).toBe('text_only');
});

it('keeps the order and the pages of a complete response', () => {
  const read = readResponse(found([near, far], { total: 41, totalPages: 5 }), 'name', 2);
  expect(read.installers.map(({ id }) => id)).toEqual([1, 2]);
  expect(read).toMatchObject({ total: 41, totalPages: 5, widenedFrom: null });
});

it('says how far a widened search reached', () => {
  const read = readResponse(found([far], { widenedFrom: 10, appliedRadius: 50 }), 'rating', 1);
  expect(read).toMatchObject({ widenedFrom: 10, appliedRadius: 50 });
  expect(asAsked(read)).toMatchObject({
    installers: [],
    total: 0,
    totalPages: 0,
    widenedFrom: null,
    appliedRadius: 10,
  });
});

it('counts by distance only where a point is known', () => {
  const facets = { byDistance: [{ miles: 10, count: 4 }], services: [], poolTypes: [], rating: [] };
  expect(readResponse(found([near], { facets }), 'rating', 1).facets?.byDistance).toEqual({ 10: 4 });
  expect(readResponse(found([near], { facets, searchType: 'text_only' }), 'rating', 1).facets?.byDistance).toEqual({});
});

it('counts services, pool types and ratings by their value', () => {
  const facets = {
    byDistance: [],
    services: [{ value: 'Pool Covers', count: 3 }],
    poolTypes: [{ value: 'Luxury Pools', count: 2 }],
    rating: [{ min: 4, count: 9 }],
  };
  expect(readResponse(found([near], { facets }), 'rating', 1).facets).toMatchObject({
    byDistance: {},
    services: { 'Pool Covers': 3 },
    poolTypes: { 'Luxury Pools': 2 },
    rating: { 4: 9 },
  });
  expect(readResponse(unsorted, 'rating', 1).facets).toBeNull();
});

it('knows the point, the radius and the order of a complete response', () => {
  const center = { lat: 30.27, lon: -97.74, label: 'Austin, TX' };
  const read = readResponse(found([near], { center, appliedRadius: 25, sort: 'distance', page: 2 }), 'rating', 2);
  expect(read).toMatchObject({ center, appliedRadius: 25, sort: 'distance', page: 2 });
});
