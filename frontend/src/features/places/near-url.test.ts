import { expect, it } from 'vitest';
import { canonicalNearPath, nearListingPath, parseNearListing } from './near-url.js';

const austin = { state: 'texas', city: 'austin', distance: 0, page: 1 };
const path = '/pool-contractors-near-me/texas/austin';

it.each([
  ['', {}],
  ['distance=25', { distance: 25 }],
  ['distance=50&page=2', { distance: 50, page: 2 }],
  ['distance=30', {}],
  ['distance=-10', {}],
  ['distance=far', {}],
  ['page=0', {}],
])('reads "%s"', (query, listing) => {
  expect(parseNearListing({ state: 'texas', city: 'austin' }, new URLSearchParams(query))).toEqual({
    ...austin,
    ...listing,
  });
});

it.each([
  [austin, path, path],
  [{ ...austin, page: 2 }, `${path}?page=2`, `${path}?page=2`],
  [{ ...austin, distance: 25 }, `${path}?distance=25`, path],
  [{ ...austin, distance: 25, page: 2 }, `${path}?distance=25&page=2`, path],
])('writes %j as %s, canonically as %s', (listing, url, canonical) => {
  expect(nearListingPath(listing)).toBe(url);
  expect(canonicalNearPath(listing)).toBe(canonical);
});
