import { expect, it } from 'vitest';
import { canonicalPath, listingPath, parseListing } from './listing-url.js';

const austin = { state: 'texas', city: 'austin', distance: 0, sortBy: 'rating', page: 1 } as const;

it.each([
  ['', { sortBy: 'rating', page: 1 }],
  ['page=3&sortBy=name', { sortBy: 'name', page: 3 }],
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=99999', { page: 99_999 }],
  ['sortBy=constructor', { sortBy: 'rating' }],
  ['distance=25&sortBy=name', { distance: 25, sortBy: 'name' }],
  ['distance=30', {}],
  ['distance=far', {}],
])('reads "%s"', (query, listing) => {
  expect(parseListing({ state: 'texas', city: 'austin' }, new URLSearchParams(query))).toEqual({
    ...austin,
    ...listing,
  });
});

it('measures no distance in a whole state', () => {
  expect(parseListing({ state: 'texas' }, new URLSearchParams('distance=25'))).toMatchObject({ distance: 0 });
});

it('names distance, order and page only where they are not the usual ones', () => {
  expect(listingPath(austin)).toBe('/us/texas/austin/pool-contractors');
  expect(listingPath({ ...austin, city: '' })).toBe('/us/texas/pool-contractors');
  expect(listingPath({ ...austin, sortBy: 'name', page: 2 })).toBe(
    '/us/texas/austin/pool-contractors?sortBy=name&page=2',
  );
  expect(listingPath({ ...austin, distance: 25 })).toBe('/us/texas/austin/pool-contractors?distance=25');
});

it('gives every page its own canonical URL, and neither an order nor a distance one', () => {
  expect(canonicalPath({ ...austin, sortBy: 'name', page: 2 })).toBe('/us/texas/austin/pool-contractors?page=2');
  expect(canonicalPath({ ...austin, distance: 25, page: 2 })).toBe('/us/texas/austin/pool-contractors');
});
