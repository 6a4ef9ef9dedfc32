import type { LimitClass } from './limits.js';

export type Upstream = 'directory' | 'search' | 'accounts' | 'reviews' | 'web';

export interface Route {
  /** Public path; it and everything below it belong to the upstream, unless a longer prefix says otherwise. */
  prefix: string;
  upstream: Upstream;
  /** GET stands for HEAD as well. */
  methods: readonly ('GET' | 'POST')[];
  limit: LimitClass;
  timeoutMs: number;
  /** Set where answers are kept for all visitors (ADR 10); such a route is its prefix alone. */
  kept?: {
    /** A query to try a failing service with, which is otherwise left alone; null where it is asked all the same. */
    trial: string | null;
    /** Whether it is answered from the index, which shows a change later than the record. */
    fromIndex: boolean;
    /** Whether an answer from before a change is better than a failure. */
    outdatedOnFailure: boolean;
  };
}
export type SearchRoute = Route & Required<Pick<Route, 'kept'>>;

export const isSearch = (route: Route): route is SearchRoute => route.kept !== undefined;

/** The path by which the service knows a public one. */
export const servicePath = ({ prefix }: Route): string => prefix.replace(/^\/api/, '');

/** The search that pages repeat a failed one with. */
export const regularSearch = '/api/installers/search';

// With the regular search that follows a visitor waits for less than a second.
const ofSearchMs = 600;
const search = 1500;
const read = 3000;
const write = 5000;

const reads = (prefix: string, upstream: Upstream): Route => ({
  prefix,
  upstream,
  methods: ['GET'],
  limit: 'read',
  timeoutMs: read,
});
const ofSearch = (prefix: string, limit: LimitClass, kept: SearchRoute['kept']): SearchRoute => ({
  prefix,
  upstream: 'search',
  methods: ['GET'],
  limit,
  timeoutMs: ofSearchMs,
  kept,
});
const writes = (prefix: string, upstream: Upstream, limit: LimitClass = 'write'): Route => ({
  prefix,
  upstream,
  methods: ['POST'],
  limit,
  timeoutMs: write,
});

/** Which service answers which public path. Nothing under /api is reachable that is not named here. */
export const apiRoutes: readonly Route[] = [
  reads('/api/installers', 'directory'),
  {
    ...reads(regularSearch, 'directory'),
    limit: 'search',
    timeoutMs: search,
    kept: { trial: null, fromIndex: false, outdatedOnFailure: true },
  },
  ofSearch('/api/installers/search-enhanced', 'search', {
    trial: 'state=texas',
    fromIndex: true,
    outdatedOnFailure: false,
  }),
  ofSearch('/api/search/suggestions', 'read', { trial: 'q=pool', fromIndex: true, outdatedOnFailure: true }),
  ofSearch('/api/search/understand', 'read', { trial: 'q=pool', fromIndex: false, outdatedOnFailure: true }),
  writes('/api/contact-requests', 'directory', 'contact'),
  writes('/api/shortlists', 'directory', 'shortlist'),
  writes('/api/submissions', 'directory', 'submission'),
  writes('/api/submissions/confirm', 'directory'),
  writes('/api/submissions/status', 'directory'),
  reads('/api/contractors', 'directory'),
  writes('/api/contractors', 'directory'),
  reads('/api/admin', 'directory'),
  writes('/api/admin', 'directory'),
  reads('/api/places', 'directory'),
  { ...reads('/api/places/map.svg', 'directory'), limit: 'map' },
  reads('/api/summary', 'directory'),
  reads('/api/accounts', 'accounts'),
  writes('/api/accounts', 'accounts'),
  writes('/api/accounts/contractor/login', 'accounts', 'credentials'),
  writes('/api/accounts/admin/login', 'accounts', 'credentials'),
  writes('/api/accounts/contractor/password-reset-requests', 'accounts', 'credentials'),
  writes('/api/accounts/admin/password-reset-requests', 'accounts', 'credentials'),
  writes('/api/accounts/password-resets', 'accounts', 'credentials'),
  reads('/api/reviews', 'reviews'),
  writes('/api/reviews', 'reviews', 'review'),
  writes('/api/reviews/verification', 'reviews'),
  writes('/api/reviews/verify', 'reviews'),
];

/** Everything that is not the API: the pages and their assets. */
export const pageRoute: Route = { prefix: '/', upstream: 'web', methods: ['GET'], limit: 'page', timeoutMs: 10_000 };
