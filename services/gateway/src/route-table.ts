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
}

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
const searches = (prefix: string, upstream: Upstream): Route => ({
  prefix,
  upstream,
  methods: ['GET'],
  limit: 'search',
  timeoutMs: search,
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
  searches('/api/installers/search', 'directory'),
  searches('/api/installers/search-enhanced', 'search'),
  writes('/api/contact-requests', 'directory', 'contact'),
  writes('/api/submissions', 'directory', 'submission'),
  writes('/api/submissions/confirm', 'directory'),
  writes('/api/submissions/status', 'directory'),
  reads('/api/contractors', 'directory'),
  writes('/api/contractors', 'directory'),
  reads('/api/admin', 'directory'),
  writes('/api/admin', 'directory'),
  reads('/api/places', 'directory'),
  reads('/api/summary', 'directory'),
  reads('/api/accounts', 'accounts'),
  writes('/api/accounts', 'accounts'),
  writes('/api/accounts/contractor/login', 'accounts', 'credentials'),
  writes('/api/accounts/admin/login', 'accounts', 'credentials'),
  writes('/api/accounts/contractor/password-reset-requests', 'accounts', 'credentials'),
  writes('/api/accounts/password-resets', 'accounts', 'credentials'),
  reads('/api/reviews', 'reviews'),
  writes('/api/reviews', 'reviews', 'review'),
  writes('/api/reviews/verification', 'reviews'),
  writes('/api/reviews/verify', 'reviews'),
];

/** Everything that is not the API: the pages and their assets. */
export const pageRoute: Route = { prefix: '/', upstream: 'web', methods: ['GET'], limit: 'page', timeoutMs: 10_000 };
