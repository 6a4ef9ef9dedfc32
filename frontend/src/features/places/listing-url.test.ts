import { expect, it } from 'vitest';
import { canonicalPath, listingPath, parseListing } from './listing-url.js';

const austin = { state: 'texas', city: 'austin', sortBy: 'rating', page: 1 } as const;

it.each([
  ['', { sortBy: 'rating', page: 1 }],
  ['page=3&sortBy=name', { sortBy: 'name', page: 3 }],
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=99999', { page: 1 }],
  ['sortBy=constructor', { sortBy: 'rating' }],
])('reads "%s"', (query, listing) => {
  expect(parseListing({ state: 'texas', city: 'austin' }, new URLSearchParams(query))).toEqual({
    ...austin,
    ...listing,
  });
});

it('names order and page only where they are not the usual ones', () => {
  expect(listingPath(austin)).toBe('/us/texas/austin/pool-contractors');
  expect(listingPath({ ...austin, city: '' })).toBe('/us/texas/pool-contractors');
  expect(listingPath({ ...austin, sortBy: 'name', page: 2 })).toBe(
    '/us/texas/austin/pool-contractors?sortBy=name&page=2',
  );
});

it('gives every page its own canonical URL and no order one', () => {
  expect(canonicalPath({ ...austin, sortBy: 'name', page: 2 })).toBe('/us/texas/austin/pool-contractors?page=2');
});
