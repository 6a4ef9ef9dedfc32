import { audiences } from '@poolpros/contracts/http/accounts';
import { uploadBytes } from '@poolpros/contracts/limits';
import { apiPaths, mailStopsRoot, ogImagesRoot, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { mediaRoot } from '@poolpros/contracts/photo-url';
import type { LimitClass } from '@poolpros/contracts/rate-limits';
import type { StreamedBody } from './streamed-body.js';
import type { Upstream } from './upstreams.js';

export interface Route {
  /** Public path; it and everything below it belong to the upstream, unless a longer prefix says otherwise. */
  prefix: string;
  upstream: Upstream;
  /** GET stands for HEAD as well. */
  methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE')[];
  limit: LimitClass;
  /** Waited for the response, once the body is there. */
  timeoutMs: number;
  /** Set where the service is not to learn who asks: a token is not passed on (docs/rules.md#token-choice). */
  anonymous?: true;
  /** Set where bodies are passed on as they come, as uploads are; others are read whole and have 64 KiB at most. */
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

// Leaves time for the regular search, which follows, within a second.
const enhancedSearch = 600;
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
const cachedSearch = (prefix: string, limit: LimitClass, cache: CachedRoute['cache']): CachedRoute => ({
  prefix,
  upstream: 'search',
  methods: ['GET'],
  limit,
  timeoutMs: enhancedSearch,
  cache,
});
const writes = (prefix: string, upstream: Upstream, limit: LimitClass = 'write'): Route => ({
  prefix,
  upstream,
  methods: ['POST'],
  limit,
  timeoutMs: write,
});

/** Writes below a path that files are sent to; what is made of a file may wait for others. */
const uploads = (prefix: string, upstream: Upstream): Route => ({
  ...writes(prefix, upstream, 'upload'),
  timeoutMs: 25_000,
  body: { streamed: uploadBytes, withinMs: 29_000 },
});

/** The public paths and their services. A path under /api that is missing here is not reachable. */
export const apiRoutes: readonly Route[] = [
  { ...reads(apiPaths.installers, 'directory'), anonymous: true },
  {
    ...reads(apiPaths.regularSearch, 'directory'),
    limit: 'search',
    timeoutMs: search,
    cache: { trial: null, fromIndex: false, serveInvalidatedOnError: true },
  },
  cachedSearch(apiPaths.enhancedSearch, 'search', {
    trial: 'state=texas',
    fromIndex: true,
    serveInvalidatedOnError: false,
  }),
  cachedSearch(apiPaths.suggestions, 'read', { trial: 'q=pool', fromIndex: true, serveInvalidatedOnError: true }),
  cachedSearch(apiPaths.understand, 'read', { trial: 'q=pool', fromIndex: false, serveInvalidatedOnError: true }),
  writes(apiPaths.contactRequests, 'directory', 'contact'),
  writes(apiPaths.mailShortlist, 'directory', 'shortlist'),
  writes(apiPaths.reportListing, 'directory', 'report'),
  writes(apiPaths.submissions, 'directory', 'submission'),
  writes(apiPaths.resubmitSubmission, 'directory', 'submission'),
  writes(apiPaths.confirmSubmission, 'directory'),
  writes(apiPaths.submissionStatus, 'directory'),
  writes(apiPaths.previewSubmission, 'directory'),
  writes(apiPaths.submissionLinks, 'directory', 'draft'),
  writes(apiPaths.submissionMatches, 'directory'),
  writes(apiPaths.submissionDrafts, 'directory', 'draft'),
  writes(apiPaths.openSubmissionDraft, 'directory'),
  writes(apiPaths.saveSubmissionDraft, 'directory'),
  writes(apiPaths.discardSubmissionDraft, 'directory'),
  reads(apiPaths.ownSubmissions, 'directory'),
  writes(apiPaths.resubmitOwnSubmission, 'directory', 'submission'),
  reads(apiPaths.submissionPhotos, 'directory'),
  { ...uploads(apiPaths.submissionPhotos, 'directory'), limit: 'photo' },
  writes(apiPaths.openSubmissionPhotos, 'directory'),
  writes(apiPaths.arrangeSubmissionPhotos, 'directory'),
  reads(apiPaths.ownData, 'directory'),
  reads(apiPaths.departure, 'directory'),
  reads(apiPaths.ownListings, 'directory'),
  writes(apiPaths.ownListings, 'directory'),
  reads(apiPaths.ownPhotos, 'directory'),
  uploads(apiPaths.ownPhotos, 'directory'),
  reads(apiPaths.ownContactRequests, 'directory'),
  writes(apiPaths.ownContactRequests, 'directory'),
  reads(apiPaths.ownClaims, 'directory'),
  writes(apiPaths.ownClaims, 'directory', 'claim'),
  writes(apiPaths.withdrawClaim, 'directory'),
  reads(apiPaths.claimMethods, 'directory'),
  writes(apiPaths.sendClaimPhoneCode, 'directory'),
  writes(apiPaths.checkClaimPhoneCode, 'directory'),
  writes(apiPaths.appealClaim, 'directory'),
  uploads(apiPaths.claimDocuments, 'directory'),
  writes(apiPaths.removeClaimDocument, 'directory'),
  writes(apiPaths.sendClaimDocuments, 'directory'),
  writes(apiPaths.previewClaimProof, 'directory'),
  writes(apiPaths.proveClaim, 'directory'),
  writes(apiPaths.objectToClaim, 'directory'),
  reads(apiPaths.answerClaim, 'directory'),
  writes(apiPaths.answerClaim, 'directory'),
  writes(apiPaths.answerClaimByLink, 'directory'),
  reads(apiPaths.keyedListing, 'directory'),
  writes(apiPaths.previewInvitation, 'directory'),
  writes(apiPaths.acceptInvitation, 'directory'),
  reads(apiPaths.adminClaims, 'directory'),
  writes(apiPaths.adminClaims, 'directory'),
  reads(apiPaths.adminChanges, 'directory'),
  writes(apiPaths.adminChanges, 'directory'),
  reads(apiPaths.adminSubmissions, 'directory'),
  writes(apiPaths.adminSubmissions, 'directory'),
  reads(apiPaths.adminListings, 'directory'),
  writes(apiPaths.adminListings, 'directory'),
  reads(apiPaths.undeliveredRequests, 'directory'),
  reads(apiPaths.adminReports, 'directory'),
  writes(apiPaths.adminReports, 'directory'),
  reads(apiPaths.states, 'directory'),
  reads(apiPaths.areas, 'directory'),
  reads(apiPaths.position, 'directory'),
  reads(apiPaths.zip, 'directory'),
  { ...reads(apiPaths.map, 'directory'), limit: 'map' },
  reads(apiPaths.summary, 'directory'),
  reads(apiPaths.sitemap, 'directory'),
  ...audiences.flatMap((audience) => [
    reads(pathTo(apiPaths.me, { audience }), 'accounts'),
    reads(pathTo(apiPaths.accountData, { audience }), 'accounts'),
    reads(pathTo(apiPaths.sessions, { audience }), 'accounts'),
    writes(pathTo(apiPaths.sessions, { audience }), 'accounts'),
    writes(pathTo(apiPaths.stepUp, { audience }), 'accounts', 'credentials'),
    writes(pathTo(apiPaths.changePassword, { audience }), 'accounts', 'credentials'),
    writes(pathTo(apiPaths.judgeOwnPassword, { audience }), 'accounts'),
    reads(pathTo(apiPaths.secondFactor, { audience }), 'accounts'),
    writes(pathTo(apiPaths.secondFactor, { audience }), 'accounts', 'credentials'),
    reads(pathTo(apiPaths.passkeys, { audience }), 'accounts'),
    writes(pathTo(apiPaths.passkeys, { audience }), 'accounts', 'credentials'),
    writes(pathTo(apiPaths.changeEmail, { audience }), 'accounts', 'credentials'),
    writes(pathTo(apiPaths.login, { audience }), 'accounts', 'credentials'),
    writes(pathTo(apiPaths.refresh, { audience }), 'accounts'),
    writes(pathTo(apiPaths.logout, { audience }), 'accounts'),
    writes(pathTo(apiPaths.requestPasswordReset, { audience }), 'accounts', 'credentials'),
  ]),
  writes(apiPaths.register, 'accounts', 'credentials'),
  writes(apiPaths.setPassword, 'accounts', 'credentials'),
  writes(apiPaths.judgePassword, 'accounts'),
  writes(apiPaths.unlockLogin, 'accounts', 'credentials'),
  writes(apiPaths.confirmEmail, 'accounts', 'credentials'),
  writes(apiPaths.deleteAccount, 'accounts', 'credentials'),
  writes(apiPaths.keepAccount, 'accounts', 'credentials'),
  reads(apiPaths.adminReviews, 'reviews'),
  writes(apiPaths.adminReviews, 'reviews'),
  reads(apiPaths.reviews, 'reviews'),
  writes(apiPaths.reviews, 'reviews', 'review'),
  writes(apiPaths.previewReview, 'reviews'),
  writes(apiPaths.verifyReview, 'reviews'),
  reads(mailStopsRoot, 'notifications'),
  writes(mailStopsRoot, 'notifications', 'unsubscribe'),
  writes(apiPaths.withdrawReview, 'reviews'),
];

/** Files that pages load, outside the API. */
export const mediaRoute: Route = { ...reads(mediaRoot, 'directory'), limit: 'media' };

const pages = (prefix: string, limit: LimitClass): Route => ({
  prefix,
  upstream: 'web',
  methods: ['GET'],
  limit,
  timeoutMs: 10_000,
});

/**
 * Everything that is not the API: the pages and their assets. A page of results comes with a search and counts as one;
 * the picture of a page takes as long to draw as a page.
 */
export const pageRoutes: readonly Route[] = [
  pages(pagePaths.countryChooser, 'page'),
  pages(pagePaths.searchResults, 'search'),
  pages(ogImagesRoot, 'picture'),
];
