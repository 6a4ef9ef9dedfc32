import { distanceOptions, type SortOrder, sortOrders } from '@poolpros/contracts/catalogue';
import { directoryPath } from '@poolpros/contracts/paths';
import { setPage } from '../../shared/lib/last-page.js';
import { pageIn } from '../../shared/lib/page-number.js';
import type { Listing } from './api.js';

const isSortOrder = (text: string | null): text is SortOrder => text !== null && Object.hasOwn(sortOrders, text);

/** What the URL of a directory page lists. Anything else in the query is ignored. */
export function parseListing(params: { state?: string; city?: string }, query: URLSearchParams): Listing {
  const sortBy = query.get('sortBy');
  return {
    state: params.state ?? '',
    city: params.city ?? '',
    // A whole state has no middle to measure from.
    distance: params.city ? distanceOf(query) : 0,
    sortBy: isSortOrder(sortBy) ? sortBy : 'rating',
    page: pageIn(query),
  };
}

/** The distance step that a URL names; 0 for none. */
export function distanceOf(query: URLSearchParams): number {
  const distance = Number(query.get('distance'));
  return distanceOptions.find((option) => option === distance) ?? 0;
}

/** The path with the query of a list; no distance, the usual order and the first page are not named. */
export function listUrl(
  path: string,
  { distance = 0, sortBy = 'rating', page }: Pick<Listing, 'page'> & Partial<Listing>,
): string {
  const query = new URLSearchParams();
  if (distance > 0) query.set('distance', String(distance));
  if (sortBy !== 'rating') query.set('sortBy', sortBy);
  return [path, setPage(query, page).toString()].filter(Boolean).join('?');
}

/** URL of the list of a directory. */
export const listingPath = (listing: Listing): string => listUrl(directoryPath(listing.state, listing.city), listing);

/** The canonical URL: pages are their own, orders are not, and a narrower distance shows a part of the same list. */
export const canonicalPath = (listing: Listing): string =>
  listing.distance > 0 ? directoryPath(listing.state, listing.city) : listingPath({ ...listing, sortBy: 'rating' });
