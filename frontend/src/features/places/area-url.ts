import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { AreaListing } from './api.js';
import { pageOf } from './listing-url.js';

/** Path of the page of a county or a region. */
export const areaPath = (state: string, area: string): string =>
  pathTo(pagePaths.serviceAreaOfState, { state, serviceArea: area });

/** What the URL of such a page lists. */
export const parseAreaListing = (
  params: { state?: string; serviceArea?: string },
  query: URLSearchParams,
): AreaListing => ({ state: params.state ?? '', area: params.serviceArea ?? '', page: pageOf(query) });

/** URL of such a list; it names the state, so it is the canonical one. */
export const areaListingPath = ({ state, area, page }: AreaListing): string =>
  [areaPath(state, area), page > 1 && `page=${page}`].filter(Boolean).join('?');
