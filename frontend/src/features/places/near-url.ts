import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { NearListing } from './api.js';
import { distanceOf, pageOf } from './listing-url.js';

/** Path of the near-me page of a city. */
export const nearPath = (state: string, city: string): string => pathTo(pagePaths.nearCity, { state, city });

/** What the URL of a near-me page lists. Anything else in the query is ignored. */
export function parseNearListing(params: { state?: string; city?: string }, query: URLSearchParams): NearListing {
  return {
    state: params.state ?? '',
    city: params.city ?? '',
    distance: distanceOf(query),
    page: pageOf(query),
  };
}

/** URL of a near-me list. */
export function nearListingPath({ state, city, ...listed }: NearListing): string {
  return withDistanceAndPage(nearPath(state, city), listed);
}

/** The path with its query; no distance and the first page are not named. */
export function withDistanceAndPage(path: string, { distance, page }: Pick<NearListing, 'distance' | 'page'>): string {
  const query = new URLSearchParams();
  if (distance > 0) query.set('distance', String(distance));
  if (page > 1) query.set('page', String(page));
  return [path, query.toString()].filter(Boolean).join('?');
}

/** The canonical URL: a narrower distance shows a part of the same list. */
export const canonicalNearPath = (listing: NearListing): string =>
  listing.distance > 0 ? nearPath(listing.state, listing.city) : nearListingPath(listing);
