import { type SortOrder, sortOrders } from '@poolpros/contracts/catalogue';
import { lastPage } from '@poolpros/contracts/limits';
import { directoryPath } from '@poolpros/contracts/paths';
import type { Listing } from './api.js';

const isSortOrder = (text: string | null): text is SortOrder => text !== null && Object.hasOwn(sortOrders, text);

/** What the URL of a directory page lists. Anything else in the query is ignored. */
export function parseListing(params: { state?: string; city?: string }, query: URLSearchParams): Listing {
  const sortBy = query.get('sortBy');
  return {
    state: params.state ?? '',
    city: params.city ?? '',
    sortBy: isSortOrder(sortBy) ? sortBy : 'rating',
    page: pageOf(query),
  };
}

export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** URL of a list; the usual order and the first page are not named. */
export function listingPath({ state, city, sortBy, page }: Listing): string {
  const query = new URLSearchParams();
  if (sortBy !== 'rating') query.set('sortBy', sortBy);
  if (page > 1) query.set('page', String(page));
  return [directoryPath(state, city), query.toString()].filter(Boolean).join('?');
}

/** The canonical URL: pages are their own, orders are not. */
export const canonicalPath = (listing: Listing): string => listingPath({ ...listing, sortBy: 'rating' });
