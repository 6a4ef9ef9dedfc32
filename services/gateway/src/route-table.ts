import { type EndpointName, endpointRows } from '@poolpros/contracts/endpoint-table';
import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { audiences } from '@poolpros/contracts/http/accounts';
import { uploadBytes } from '@poolpros/contracts/limits';
import { badgesRoot, reviewCardsRoot } from '@poolpros/contracts/marketing-files';
import { ogImagesRoot, pagePaths } from '@poolpros/contracts/paths';
import { mediaRoot } from '@poolpros/contracts/photo-url';
import type { LimitClass } from '@poolpros/contracts/rate-limits';
import type { StreamedBody } from './streamed-body.js';
import type { Upstream } from './upstreams.js';

export interface Route {
  /** Public path. It and everything below it belong to the upstream, unless there is a longer prefix. */
  prefix: string;
  upstream: Upstream;
  /** GET includes HEAD. */
  methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  limit: LimitClass;
  /** Timeout of the response, after the body has arrived. */
  timeoutMs: number;
  /** Set if the service must not know the caller: a token is not forwarded (docs/rules.md#token-choice). */
  anonymous?: true;
  /** Set if bodies are streamed, as for uploads. Others are buffered, up to 64 KiB. */
  body?: StreamedBody;
  /** Set where responses are cached for all visitors (ADR 10); such a route is its prefix alone. */
  cache?: {
    /** The query of trial requests while the breaker is open; null for a route without a breaker. */
    trial: string | null;
    /** Whether responses come from the index, which shows a change later than the database. */
    fromIndex: boolean;
    /** Whether an entry from before a change is better than an error. */
    serveInvalidatedOnError: boolean;
  };
}
export type CachedRoute = Route & Required<Pick<Route, 'cache'>>;

export const isCached = (route: Route): route is CachedRoute => route.cache !== undefined;

const timeouts = {
  // Leaves time for the regular search, which follows, within a second.
  enhancedSearch: 600,
  search: 1500,
  read: 3000,
  write: 5000,
  /** What is made of a file may wait for others. */
  upload: 25_000,
  page: 10_000,
};
const streamed: StreamedBody = { streamed: uploadBytes, withinMs: 29_000 };

/** What only the gateway knows about an endpoint. */
const ownSettings: Partial<Record<EndpointName, Partial<Route>>> = {
  installers: { anonymous: true },
  regularSearch: {
    timeoutMs: timeouts.search,
    cache: { trial: null, fromIndex: false, serveInvalidatedOnError: true },
  },
  enhancedSearch: {
    timeoutMs: timeouts.enhancedSearch,
    cache: { trial: 'state=texas', fromIndex: true, serveInvalidatedOnError: false },
  },
  suggestions: {
    timeoutMs: timeouts.enhancedSearch,
    cache: { trial: 'q=pool', fromIndex: true, serveInvalidatedOnError: true },
  },
  understand: {
    timeoutMs: timeouts.enhancedSearch,
    cache: { trial: 'q=pool', fromIndex: false, serveInvalidatedOnError: true },
  },
};

type Row<E extends Endpoint = Endpoint> = [EndpointName, E];
type RoutedRow = Row<Endpoint & { service: Upstream }>;

const isRouted = (row: Row): row is RoutedRow => row[1].service !== 'gateway';

function routeOf([name, { service, method, path, prefix = path, limit, upload }]: RoutedRow): Route {
  const timeoutMs = upload ? timeouts.upload : method === 'GET' ? timeouts.read : timeouts.write;
  return {
    prefix,
    upstream: service,
    methods: [method],
    limit,
    timeoutMs,
    ...(upload && { body: streamed }),
    ...ownSettings[name],
  };
}

/**
 * The routes of endpoints: one for each prefix and method, with the methods of a prefix in the order of `allow`. A route is
 * that of the endpoint at its prefix where there is one.
 */
function routesOf(rows: readonly RoutedRow[]): Route[] {
  const routes = new Map<string, Route>();
  const isAtPrefix = ([, { path, prefix = path }]: Row) => path === prefix;
  const inOrder = rows.toSorted((a, b) => Number(isAtPrefix(a)) - Number(isAtPrefix(b)));
  for (const method of ['GET', 'POST'])
    for (const row of inOrder) {
      const route = routeOf(row);
      if (row[1].method === method) routes.set(`${method} ${route.prefix}`, route);
    }
  return [...routes.values()];
}

/** `:audience` is filled in, so that a path with another kind of account is not reachable. */
const forEachAudience = (route: Route): Route[] =>
  route.prefix.includes(':audience')
    ? audiences.map((audience) => ({ ...route, prefix: route.prefix.replace(':audience', audience) }))
    : [route];

/** The public paths and their services. A path under /api that is missing here is not reachable. */
export const apiRoutes: readonly Route[] = routesOf(endpointRows.filter(isRouted)).flatMap(forEachAudience);

/** The endpoints that the gateway itself answers. */
export const ownEndpoints = endpointRows.map(([, endpoint]) => endpoint).filter(({ service }) => service === 'gateway');

/** Files that pages load, outside the API. */
export const mediaRoute: Route = {
  prefix: mediaRoot,
  upstream: 'directory',
  methods: ['GET'],
  limit: 'media',
  timeoutMs: timeouts.read,
};

const pages = (prefix: string, limit: LimitClass): Route => ({
  prefix,
  upstream: 'web',
  methods: ['GET'],
  limit,
  timeoutMs: timeouts.page,
});

/** Everything outside the API and the routes below: the pages and their assets. */
export const pagesRoute: Route = pages(pagePaths.countryChooser, 'page');

/**
 * What the web server makes with limits of its own. A results page includes a search and counts as one; the picture of a
 * page, a badge and a sheet of cards take as long to draw as a page.
 */
export const otherPageRoutes: readonly Route[] = [
  pages(pagePaths.searchResults, 'search'),
  pages(ogImagesRoot, 'picture'),
  pages(badgesRoot, 'picture'),
  pages(reviewCardsRoot, 'picture'),
];
