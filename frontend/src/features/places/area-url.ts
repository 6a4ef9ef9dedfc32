import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { pageIn } from '../../shared/lib/page-number.js';
import type { AreaListing } from './api.js';
import { listUrl } from './listing-url.js';

/** Path of the page of a county or a region. */
export const areaPath = (state: string, area: string): string =>
  pathTo(pagePaths.serviceAreaOfState, { state, serviceArea: area });

/** What the URL of such a page lists. */
export const parseAreaListing = (
  params: { state?: string; serviceArea?: string },
  query: URLSearchParams,
): AreaListing => ({ state: params.state ?? '', area: params.serviceArea ?? '', page: pageIn(query) });

/** URL of such a list; it names the state, so it is the canonical one. */
export const areaListingPath = ({ state, area, page }: AreaListing): string => listUrl(areaPath(state, area), { page });
