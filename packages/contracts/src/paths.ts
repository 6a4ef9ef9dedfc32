import type { adminPaths } from './admin-paths.js';
import { pageTable } from './page-table.js';

/** Where every page is, by the name of its row. `:name` stands for one segment; `pathTo` fills it in. */
export const pagePaths = Object.fromEntries(Object.entries(pageTable).map(([name, { path }]) => [name, path])) as {
  readonly [Name in keyof typeof pageTable]: (typeof pageTable)[Name]['path'];
};

/** The index of the sitemap, which names its parts. */
export const sitemapIndexPath = '/sitemap.xml';

/** The feed of the articles. */
export const feedPath = '/us/blog/feed.xml';

/** The pictures that other sites show with links to pages. The file with a name never changes. */
export const ogImagesRoot = '/og';

/** Everything below it belongs to the API. */
export const apiRoot = '/api';

/** What the API is, to be read in a browser. */
export const apiDocsPath = `${apiRoot}/docs`;

/** Prefix of all account routes; their cookies are sent to no other path. */
export const accountsRoot = '/api/accounts';
/** All of it is behind the links of mails that stop mails. */
export const mailStopsRoot = '/api/mail-stops';
/** Photos of a request, for a business with the link of its mail. */
export const threadPhotosRoot = '/api/request-threads/photos';

/**
 * Where every operation of the API is, besides those of the staff, which no public page loads (`admin-paths.ts`). The
 * services know it without `/api` (`servicePath`).
 */
export const apiPaths = {
  installers: '/api/installers',
  installer: '/api/installers/:installerId',
  reach: '/api/installers/:installerId/reach',
  project: '/api/installers/:installerId/projects/:projectId',
  compare: '/api/installers/compare',
  cards: '/api/installers/cards',
  nearest: '/api/installers/nearest',
  regularSearch: '/api/installers/search',
  enhancedSearch: '/api/installers/search-enhanced',
  suggestions: '/api/search/suggestions',
  understand: '/api/search/understand',
  states: '/api/places/states',
  state: '/api/places/states/:state',
  cities: '/api/places/states/:state/cities',
  city: '/api/places/states/:state/cities/:city',
  areaOfState: '/api/places/states/:state/areas/:area',
  areas: '/api/places/areas',
  map: '/api/places/map.svg',
  position: '/api/places/position',
  zip: '/api/places/zip',
  summary: '/api/summary',
  sitemap: '/api/sitemap',
  sitemapShard: '/api/sitemap/:shard',
  contactRequests: '/api/contact-requests',
  followRequest: '/api/requests/view',
  confirmRequest: '/api/requests/confirm',
  requestMessages: '/api/requests/messages',
  requestDetails: '/api/requests/details',
  withdrawRequest: '/api/requests/withdraw',
  requestOutcome: '/api/requests/outcome',
  askOthers: '/api/requests/others',
  eraseRequest: '/api/requests/erase',
  renewRequestLink: '/api/requests/links',
  requestPhotos: '/api/request-photos',
  removeRequestPhoto: '/api/request-photos/remove',
  requestPhoto: '/api/request-photos/:photoId',
  followedPhotos: '/api/requests/photos',
  followedPhoto: '/api/requests/photos/:photoId',
  openThread: '/api/request-threads/view',
  threadMessages: '/api/request-threads/messages',
  threadSteps: '/api/request-threads/steps',
  threadPhoto: '/api/request-threads/photos/:photoId',
  mailShortlist: '/api/shortlists/mail',
  reportListing: '/api/listing-reports',
  listingVisits: '/api/listing-visits',
  submissions: '/api/submissions',
  confirmSubmission: '/api/submissions/confirm',
  resubmitSubmission: '/api/submissions/resubmit',
  submissionMatches: '/api/submissions/matches',
  submissionDrafts: '/api/submission-drafts',
  openSubmissionDraft: '/api/submission-drafts/open',
  saveSubmissionDraft: '/api/submission-drafts/save',
  discardSubmissionDraft: '/api/submission-drafts/discard',
  submissionStatus: '/api/submissions/status',
  previewSubmission: '/api/submissions/preview',
  previewOwnSubmission: '/api/contractors/me/submissions/:submissionId/preview',
  submissionLinks: '/api/submissions/links',
  ownSubmissions: '/api/contractors/me/submissions',
  resubmitOwnSubmission: '/api/contractors/me/submissions/:submissionId/resubmit',
  submissionPhotos: '/api/submission-photos',
  openSubmissionPhotos: '/api/submission-photos/open',
  arrangeSubmissionPhotos: '/api/submission-photos/arrange',
  submissionPhoto: '/api/submission-photos/:photoId',
  ownListings: '/api/contractors/me/listings',
  ownListing: '/api/contractors/me/listings/:installerId',
  ownPhotos: '/api/contractors/me/listings/:installerId/photos',
  orderPhotos: '/api/contractors/me/listings/:installerId/photos/order',
  ownPhoto: '/api/contractors/me/listings/:installerId/photos/:photoId',
  removePhoto: '/api/contractors/me/listings/:installerId/photos/:photoId/remove',
  restorePhoto: '/api/contractors/me/listings/:installerId/photos/:photoId/restore',
  ownProjects: '/api/contractors/me/listings/:installerId/projects',
  orderProjects: '/api/contractors/me/listings/:installerId/projects/order',
  ownProject: '/api/contractors/me/listings/:installerId/projects/:projectId',
  removeProject: '/api/contractors/me/listings/:installerId/projects/:projectId/remove',
  pauseListing: '/api/contractors/me/listings/:installerId/pause',
  reopenListing: '/api/contractors/me/listings/:installerId/reopen',
  closeListing: '/api/contractors/me/listings/:installerId/close',
  listingWeeks: '/api/contractors/me/listings/:installerId/weeks',
  listingChanges: '/api/contractors/me/listings/:installerId/changes',
  withdrawChange: '/api/contractors/me/listings/:installerId/changes/:changeId/withdraw',
  team: '/api/contractors/me/listings/:installerId/team',
  teamMember: '/api/contractors/me/listings/:installerId/team/:accountId',
  removeMember: '/api/contractors/me/listings/:installerId/team/:accountId/remove',
  invitations: '/api/contractors/me/listings/:installerId/invitations',
  revokeInvitation: '/api/contractors/me/listings/:installerId/invitations/:invitationId/revoke',
  apiKeys: '/api/contractors/me/listings/:installerId/api-keys',
  revokeApiKey: '/api/contractors/me/listings/:installerId/api-keys/:apiKeyId/revoke',
  webhooks: '/api/contractors/me/listings/:installerId/webhooks',
  webhook: '/api/contractors/me/listings/:installerId/webhooks/:webhookId',
  removeWebhook: '/api/contractors/me/listings/:installerId/webhooks/:webhookId/remove',
  replaceWebhookSecret: '/api/contractors/me/listings/:installerId/webhooks/:webhookId/secret',
  testWebhook: '/api/contractors/me/listings/:installerId/webhooks/:webhookId/test',
  webhookDeliveries: '/api/contractors/me/listings/:installerId/webhooks/:webhookId/deliveries',
  repeatWebhookDelivery: '/api/contractors/me/listings/:installerId/webhooks/:webhookId/deliveries/:deliveryId/repeat',
  keyedListing: '/api/v1/listings/:installerId',
  keyedRequests: '/api/v1/listings/:installerId/contact-requests',
  previewInvitation: '/api/invitations/preview',
  acceptInvitation: '/api/contractors/me/invitations/accept',
  ownData: '/api/contractors/me/data',
  departure: '/api/contractors/me/departure',
  inboxEvents: '/api/contractors/me/events',
  ownContactRequests: '/api/contractors/me/contact-requests',
  ownContactRequest: '/api/contractors/me/contact-requests/:contactRequestId',
  contactRequestMessages: '/api/contractors/me/contact-requests/:contactRequestId/messages',
  contactRequestPhoto: '/api/contractors/me/contact-requests/:contactRequestId/photos/:photoId',
  contactRequestSteps: '/api/contractors/me/contact-requests/:contactRequestId/steps',
  exportContactRequests: '/api/contractors/me/listings/:installerId/contact-requests/export',
  listingFigures: '/api/contractors/me/listings/:installerId/figures',
  savedReplies: '/api/contractors/me/listings/:installerId/saved-replies',
  removeSavedReply: '/api/contractors/me/listings/:installerId/saved-replies/:savedReplyId/remove',
  markContactRequestSeen: '/api/contractors/me/contact-requests/:contactRequestId/seen',
  ownClaims: '/api/contractors/me/claims',
  withdrawClaim: '/api/contractors/me/claim-withdrawals',
  claimMethods: '/api/contractors/me/claim-methods',
  sendClaimPhoneCode: '/api/contractors/me/claim-phone-codes',
  checkClaimPhoneCode: '/api/contractors/me/claim-phone-checks',
  claimDocuments: '/api/contractors/me/claim-documents/:claimId/:kind',
  removeClaimDocument: '/api/contractors/me/claim-document-removals',
  sendClaimDocuments: '/api/contractors/me/claim-reviews',
  appealClaim: '/api/contractors/me/claim-appeals',
  previewClaimProof: '/api/claims/preview',
  proveClaim: '/api/claims/prove',
  answerClaim: '/api/contractors/me/claim-answers',
  answerClaimByLink: '/api/claims/answer',
  objectToClaim: '/api/claims/object',
  reviews: '/api/reviews',
  reviewMentions: '/api/reviews/mentions',
  latestReviews: '/api/reviews/latest',
  previewReview: '/api/reviews/verification',
  verifyReview: '/api/reviews/verify',
  stopMails: '/api/mail-stops/:token',
  previewMailStop: '/api/mail-stops/preview',
  resumeMails: '/api/mail-stops/resume',
  withdrawReview: '/api/reviews/withdraw',
  login: '/api/accounts/:audience/login',
  refresh: '/api/accounts/:audience/refresh',
  logout: '/api/accounts/:audience/logout',
  me: '/api/accounts/:audience/me',
  sessions: '/api/accounts/:audience/sessions',
  endSession: '/api/accounts/:audience/sessions/:sessionId/end',
  endOtherSessions: '/api/accounts/:audience/sessions/end-others',
  passkeyLogin: '/api/accounts/:audience/login/passkey',
  passkeyLoginOptions: '/api/accounts/:audience/login/passkey/options',
  passkeys: '/api/accounts/:audience/passkeys',
  passkeyOptions: '/api/accounts/:audience/passkeys/options',
  removePasskey: '/api/accounts/:audience/passkeys/:passkeyId/remove',
  stepUp: '/api/accounts/:audience/step-up',
  stepUpOptions: '/api/accounts/:audience/step-up/options',
  changeEmail: '/api/accounts/:audience/email',
  confirmEmail: '/api/accounts/email-changes',
  changePassword: '/api/accounts/:audience/password',
  judgeOwnPassword: '/api/accounts/:audience/password/judgment',
  secondFactor: '/api/accounts/:audience/second-factor',
  confirmSecondFactor: '/api/accounts/:audience/second-factor/confirm',
  replaceRecoveryCodes: '/api/accounts/:audience/second-factor/recovery-codes',
  removeSecondFactor: '/api/accounts/:audience/second-factor/remove',
  register: '/api/accounts/registrations',
  requestPasswordReset: '/api/accounts/:audience/password-reset-requests',
  previewPasswordReset: '/api/accounts/password-resets/preview',
  judgePassword: '/api/accounts/password-resets/judgment',
  setPassword: '/api/accounts/password-resets',
  unlockLogin: '/api/accounts/login-unlocks',
  accountData: '/api/accounts/:audience/data',
  deleteAccount: '/api/accounts/contractor/deletion',
  keepAccount: '/api/accounts/deletions/keep',
} as const;

export type ApiPath = (typeof apiPaths)[keyof typeof apiPaths] | (typeof adminPaths)[keyof typeof adminPaths];

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What has to be said to fill in a path. */
export type PathParameters<Path extends string> = Record<ParameterOf<Path>, string | number>;

/** The path with its parameters filled in, each as one encoded segment. */
export const pathTo = <Path extends string>(path: Path, parameters: PathParameters<Path>): string =>
  path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));

/** The directory of a city; of the whole state without one. */
export const directoryPath = (state: string, city = ''): string =>
  city ? pathTo(pagePaths.city, { state, city }) : pathTo(pagePaths.state, { state });

/** A path of the API as its service knows it; other paths are the same to both. */
export const servicePath = (path: string): string =>
  path.startsWith(`${apiRoot}/`) ? path.slice(apiRoot.length) : path;
