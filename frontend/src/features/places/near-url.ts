import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { pageIn } from '../../shared/lib/page-number.js';
import type { NearListing } from './api.js';
import { distanceOf, listUrl } from './listing-url.js';

/** Path of the near-me page of a city. */
export const nearPath = (state: string, city: string): string => pathTo(pagePaths.nearCity, { state, city });

/** What the URL of a near-me page lists. Anything else in the query is ignored. */
export function parseNearListing(params: { state?: string; city?: string }, query: URLSearchParams): NearListing {
  return {
    state: params.state ?? '',
    city: params.city ?? '',
    distance: distanceOf(query),
    page: pageIn(query),
  };
}

/** URL of a near-me list. */
export const nearListingPath = (listing: NearListing): string =>
  listUrl(nearPath(listing.state, listing.city), listing);

/** The canonical URL: a narrower distance shows a part of the same list. */
export const canonicalNearPath = (listing: NearListing): string =>
  listing.distance > 0 ? nearPath(listing.state, listing.city) : nearListingPath(listing);
