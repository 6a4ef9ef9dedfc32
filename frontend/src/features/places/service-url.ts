import type { ServiceSlug } from '@poolpros/contracts/pages/places';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { isServiceSlug } from '@poolpros/contracts/service-pages';
import { pageIn } from '../../shared/lib/page-number.js';
import type { ServiceListing } from './api.js';
import { distanceOf, listUrl } from './listing-url.js';

/** Path of the page about a service in a city. */
export const servicePath = (service: ServiceSlug, state: string, city: string): string =>
  pathTo(pagePaths.serviceCity, { service, state, city });

/** What the URL of such a page lists; throws a 404 for a word that is no service. */
export function parseServiceListing(
  params: { service?: string; state?: string; city?: string },
  query: URLSearchParams,
): ServiceListing {
  const { service = '', state = '', city = '' } = params;
  if (!isServiceSlug(service)) throw new Response(null, { status: 404 });
  return { service, state, city, distance: distanceOf(query), page: pageIn(query) };
}

/** URL of such a list. */
export const serviceListingPath = ({ service, state, city, ...listed }: ServiceListing): string =>
  listUrl(servicePath(service, state, city), listed);

/** The canonical URL: a narrower distance shows a part of the same list. */
export const canonicalServicePath = (listing: ServiceListing): string =>
  serviceListingPath(listing.distance > 0 ? { ...listing, distance: 0, page: 1 } : listing);
