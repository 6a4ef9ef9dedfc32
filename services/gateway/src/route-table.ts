import { audiences } from '@poolpros/contracts/http/accounts';
import { apiPaths, pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { LimitClass } from './limits.js';
import type { Upstream } from './upstreams.js';

export interface Route {
  /** Public path; it and everything below it belong to the upstream, unless a longer prefix says otherwise. */
  prefix: string;
  upstream: Upstream;
  /** GET stands for HEAD as well. */
  methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
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
  reads(apiPaths.installers, 'directory'),
  {
    ...reads(apiPaths.regularSearch, 'directory'),
    limit: 'search',
    timeoutMs: search,
    kept: { trial: null, fromIndex: false, outdatedOnFailure: true },
  },
  ofSearch(apiPaths.enhancedSearch, 'search', { trial: 'state=texas', fromIndex: true, outdatedOnFailure: false }),
  ofSearch(apiPaths.suggestions, 'read', { trial: 'q=pool', fromIndex: true, outdatedOnFailure: true }),
  ofSearch(apiPaths.understand, 'read', { trial: 'q=pool', fromIndex: false, outdatedOnFailure: true }),
  writes(apiPaths.contactRequests, 'directory', 'contact'),
  writes(apiPaths.mailShortlist, 'directory', 'shortlist'),
  writes(apiPaths.submissions, 'directory', 'submission'),
  writes(apiPaths.confirmSubmission, 'directory'),
  writes(apiPaths.submissionStatus, 'directory'),
  reads(apiPaths.ownListings, 'directory'),
  reads(apiPaths.ownContactRequests, 'directory'),
  writes(apiPaths.ownContactRequests, 'directory'),
  reads(apiPaths.adminSubmissions, 'directory'),
  writes(apiPaths.adminSubmissions, 'directory'),
  reads(apiPaths.states, 'directory'),
  reads(apiPaths.position, 'directory'),
  { ...reads(apiPaths.map, 'directory'), limit: 'map' },
  reads(apiPaths.summary, 'directory'),
  ...audiences.flatMap((audience) => [
    reads(pathTo(apiPaths.me, { audience }), 'accounts'),
    writes(pathTo(apiPaths.login, { audience }), 'accounts', 'credentials'),
    writes(pathTo(apiPaths.refresh, { audience }), 'accounts'),
    writes(pathTo(apiPaths.logout, { audience }), 'accounts'),
    writes(pathTo(apiPaths.requestPasswordReset, { audience }), 'accounts', 'credentials'),
  ]),
  writes(apiPaths.setPassword, 'accounts', 'credentials'),
  reads(apiPaths.reviews, 'reviews'),
  writes(apiPaths.reviews, 'reviews', 'review'),
  writes(apiPaths.previewReview, 'reviews'),
  writes(apiPaths.verifyReview, 'reviews'),
];

/** Everything that is not the API: the pages and their assets. */
export const pageRoute: Route = {
  prefix: pagePaths.world,
  upstream: 'web',
  methods: ['GET'],
  limit: 'page',
  timeoutMs: 10_000,
};
