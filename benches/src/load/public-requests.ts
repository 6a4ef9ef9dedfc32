import { type EndpointName, endpointRows } from '@poolpros/contracts/endpoint-table';
import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { isPage, type RouteName, routeRows } from '@poolpros/contracts/page-table';
import type { City, Places } from '@poolpros/places/places';
import type { Random } from '@poolpros/seed-data/random';
import { type Asked, byName, type Draw, keysOf, type Listing, pageUrl, readUrl } from './draws.js';

/** What public requests are about. Cities are in a county. */
export interface Subjects {
  listings: readonly Listing[];
  cities: readonly City[];
  places: Places;
}

/** Something that everyone may read without an account. */
export interface PublicRequest {
  name: string;
  /** The process that answers; `web` for pages. */
  service: Endpoint['service'] | 'web';
  /** `matches` if it lists what a search finds or all of a state, `one` if it counts, lists or shows one thing. */
  cost: 'one' | 'matches';
  /** Whether it is said to cost more than ten plain reads (ADR 94). */
  dear: boolean;
  /** Path and query, different ones each time if the request has parameters. */
  draw(random: Random): string;
}

/** Only an account or a mailed token opens these. */
const isClosed = (path: string): boolean =>
  /^\/api\/(?:accounts|admin|contractors|mail-stops|submission-photos|request-photos|requests|request-threads|v1)\/|:token/.test(
    path,
  );

const point: Asked = byName(['lat', 'lon']);
const search: Asked = { ...point, distance: 25, sortBy: 'distance' };
/** A city or a business. */
const typed = ({ random, city, listing }: Draw): string => (random.chance(0.5) ? city.name : listing.name);

/** What visitors ask for besides what a read needs, or in another way than at random. */
const asked: Partial<Record<EndpointName, Asked>> = {
  installers: { ...byName(['state', 'city']), limit: 20 },
  compare: point,
  cards: { ids: ({ ids }) => ids(20) },
  map: { miles: ({ random }) => random.between(5, 200), radius: ({ random }) => random.between(5, 99) },
  regularSearch: search,
  enhancedSearch: search,
  understand: { q: typed },
  suggestions: { q: typed },
};
const askedOfPages: Partial<Record<RouteName, Asked>> = {
  searchResults: { ...point, distance: 25 },
  compare: byName(['ids']),
};

/** Every public GET of the endpoint table and every page of the page table, except those that need a mailed token. */
export function publicRequests({ listings, cities, places }: Subjects): PublicRequest[] {
  const drawFrom = (random: Random): Draw => ({
    random,
    listing: random.pick(listings),
    ids: (count) =>
      random
        .pickSome(listings, count)
        .map(({ id }) => id)
        .join(),
    city: random.pick(cities),
    places,
  });

  const ofEndpoints = endpointRows
    .filter(([, { method, path }]) => method === 'GET' && !isClosed(path))
    .map(([name, endpoint]): PublicRequest => {
      const query = { ...byName(keysOf(endpoint.query).needed), ...asked[name] };
      return {
        name,
        service: endpoint.service,
        cost: endpoint.limit === 'search' || name === 'sitemapShard' ? 'matches' : 'one',
        dear: endpoint.dear === true,
        draw: (random) => readUrl(endpoint, query, drawFrom(random)),
      };
    });
  const ofPages = routeRows.flatMap(([name, row]): PublicRequest[] => {
    if (!isPage(row) || isClosed(row.path)) return [];
    return [
      {
        name,
        service: 'web',
        cost: name === 'searchResults' || row.query?.includes('page') ? 'matches' : 'one',
        dear: true,
        draw: (random) => pageUrl([name, row], askedOfPages[name] ?? {}, drawFrom(random)),
      },
    ];
  });
  return [...ofEndpoints, ...ofPages];
}
