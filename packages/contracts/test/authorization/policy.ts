import { submissionBody } from '../../../../services/directory/test/support.js';
import { reviewBody } from '../../../../services/reviews/test/support.js';
import type { ApiKeyScope } from '../../src/http/api-keys.js';
import type { ListingRole, StaffRole } from '../../src/roles.js';
import type { Subjects } from './world.js';

/** Who may make a call; everyone else is refused. */
export type Allowed =
  | 'everybody'
  /** Any signed-in contractor, for their own data. */
  | 'contractors'
  /** Any signed-in account of the kind in the path. */
  | 'accounts'
  /** Members of the listing. Others get a 404; members with another role get `forbidden`. */
  | { members: readonly ListingRole[]; smallerRolesHear?: 404 }
  | { staff: readonly StaffRole[] }
  /** Programs with an API key of the listing that has this scope. */
  | { key: ApiKeyScope };

export interface Policy {
  /** Whether it must run alone. */
  alone?: true;
  may: Allowed;
  /** The request: a valid body. `word` differs in each call. */
  body?: (subjects: Subjects, word: string) => object;
  query?: (subjects: Subjects) => Record<string, string>;
  /** Set if the body or query names the subject, and not the path. */
  about?: true;
  /** The statuses for a missing subject, if not 404. */
  missing?: readonly number[];
  /** The statuses for allowed callers; 200 to 204 by default. A made-up token of a link gets a 404. */
  statuses?: readonly number[];
}

const everybody: Policy = { may: 'everybody' };
const contractors: Policy = { may: 'contractors' };
const accounts: Policy = { may: 'accounts' };
const team: Policy = { may: { members: ['owner', 'manager', 'staff'] } };
const owner = { members: ['owner'] } as const;
const editors = { members: ['owner', 'manager'] } as const;
const readers = { staff: ['superadmin', 'moderator', 'support'] } as const;
const deciders = { staff: ['superadmin', 'moderator'] } as const;

const unknownToken = 'A'.repeat(43);
/** Behind a mailed link: only its token counts, whoever sends it. */
const link: Policy = { may: 'everybody', body: () => ({ token: unknownToken }), statuses: [404] };
const unknownThread = 'A'.repeat(70);
const threadLink: Policy = { may: 'everybody', body: () => ({ token: unknownThread }), statuses: [404] };
const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const signed = { clientDataJSON: 'AAAA' };
const emailOf = (word: string) => `${word}@visitor.example`;
const at = { lat: '30.2672', lon: '-97.7431' };

/**
 * Every operation of the API and who may call it. A missing one fails the test. Several rows for one operation are
 * several ways to call it.
 */
export const policies: Record<string, Policy | readonly Policy[]> = {
  'GET /api/installers': everybody,
  'GET /api/installers/{installerId}': everybody,
  'GET /api/installers/{installerId}/projects/{projectId}': everybody,
  'GET /api/installers/{installerId}/reach': { may: 'everybody', query: () => ({ zip: '78704' }) },
  'GET /api/installers/compare': { may: 'everybody', query: ({ installerId }) => ({ ids: String(installerId) }) },
  'GET /api/installers/cards': { may: 'everybody', query: ({ installerId }) => ({ ids: String(installerId) }) },
  'GET /api/installers/nearest': { may: 'everybody', query: () => at },
  'GET /api/installers/search': everybody,
  // The index may be down: what matters here is that nobody is refused.
  'GET /api/installers/search-enhanced': { may: 'everybody', statuses: [200, 503] },
  'GET /api/search/suggestions': { may: 'everybody', query: () => ({ q: 'pool' }), statuses: [200, 503] },
  'GET /api/search/understand': { may: 'everybody', query: () => ({ q: 'pool' }), statuses: [200, 503] },
  'GET /api/places/states': everybody,
  'GET /api/places/states/{state}': everybody,
  'GET /api/places/states/{state}/cities': everybody,
  'GET /api/places/states/{state}/cities/{city}': everybody,
  'GET /api/places/states/{state}/letters/{part}': { may: 'everybody', statuses: [200, 404] },
  'GET /api/places/states/{state}/cities/{city}/letters/{part}': { may: 'everybody', statuses: [200, 404] },
  'GET /api/places/states/{state}/cities/{city}/neighborhoods/{neighborhood}': {
    may: 'everybody',
    statuses: [200, 404],
  },
  'GET /api/places/states/{state}/areas/{area}': { may: 'everybody', statuses: [200, 404] },
  'GET /api/places/areas': { may: 'everybody', query: () => ({ area: 'austin' }), statuses: [200, 404] },
  'GET /api/places/map.svg': {
    may: 'everybody',
    query: () => ({ ...at, miles: '25', width: '400', height: '300' }),
    statuses: [200, 400],
  },
  'GET /api/places/position': { may: 'everybody', query: () => at },
  'GET /api/places/zip': { may: 'everybody', query: () => ({ zip: '78704' }) },
  'GET /api/summary': everybody,
  'GET /api/sitemap': everybody,
  'GET /api/sitemap/{shard}': { may: 'everybody', statuses: [200, 404] },

  'POST /api/contact-requests': {
    may: 'everybody',
    about: true,
    body: ({ installerId }, word) => ({ installerId, name: 'Jordan', email: emailOf(word), message: `Hello ${word}` }),
  },
  'POST /api/requests/view': link,
  'POST /api/requests/confirm': link,
  'POST /api/requests/messages': {
    ...link,
    body: ({ contactRequestId }) => ({ token: unknownToken, contactRequestId, text: 'Hello' }),
  },
  'POST /api/requests/details': link,
  'POST /api/requests/withdraw': link,
  'POST /api/requests/outcome': { ...link, body: () => ({ token: unknownToken, outcome: 'not_doing' }) },
  'POST /api/requests/others': {
    ...link,
    body: ({ unclaimedId }) => ({ token: unknownToken, installerIds: [unclaimedId] }),
  },
  'POST /api/requests/erase': link,
  'POST /api/requests/links': link,
  // Without a token in a header nothing is read or added.
  'POST /api/request-photos': { may: 'everybody', statuses: [400] },
  'POST /api/request-photos/remove': {
    may: 'everybody',
    body: ({ photoId }) => ({ token: unknownToken, photoId }),
    statuses: [204],
  },
  'GET /api/request-photos/{photoId}': { may: 'everybody', statuses: [400], missing: [400] },
  'POST /api/requests/photos': { may: 'everybody', statuses: [400] },
  'GET /api/requests/photos/{photoId}': { may: 'everybody', statuses: [400], missing: [400] },
  'GET /api/request-threads/photos/{photoId}': { may: 'everybody', statuses: [400], missing: [400] },
  'POST /api/request-threads/view': threadLink,
  'POST /api/request-threads/messages': { ...threadLink, body: () => ({ token: unknownThread, text: 'Hello' }) },
  'POST /api/request-threads/steps': {
    ...threadLink,
    body: () => ({ token: unknownThread, action: 'decline', version: 1 }),
  },
  'POST /api/shortlists/mail': {
    may: 'everybody',
    body: ({ installerId }, word) => ({ email: emailOf(word), installerIds: [installerId] }),
  },
  'POST /api/listing-reports': {
    may: 'everybody',
    about: true,
    body: ({ installerId }) => ({ installerId, reason: 'closed' }),
  },
  'POST /api/listing-visits': {
    may: 'everybody',
    body: ({ installerId }) => ({ seen: [{ installerId, kind: 'profile_view' }] }),
  },
  'POST /api/client-reports': { may: 'everybody', body: () => ({ kind: 'missing_path', path: '/no-such-page' }) },
  'POST /api/submissions': { may: 'everybody', body: (_, word) => submissionBody({ email: emailOf(word) }) },
  'POST /api/submissions/matches': {
    may: 'everybody',
    body: () => ({ businessName: 'Barton Pools', phone: '(512) 555-0177', website: '', zipCode: '78704' }),
  },
  'POST /api/submission-drafts': {
    may: 'everybody',
    body: (_, word) => ({ email: emailOf(word), form: {}, step: 1 }),
  },
  'POST /api/submission-drafts/open': link,
  'POST /api/submission-drafts/save': { ...link, body: () => ({ token: unknownToken, form: {}, step: 1 }) },
  // A subject that no longer exists can be discarded, too.
  'POST /api/submission-drafts/discard': { ...link, statuses: [204] },
  'POST /api/submissions/resubmit': {
    ...link,
    body: () => ({ ...submissionBody(), token: unknownToken, version: 1 }),
  },
  'POST /api/submissions/confirm': link,
  'POST /api/submissions/status': link,
  'POST /api/submissions/links': {
    may: 'everybody',
    body: (_, word) => ({ email: emailOf(word) }),
  },
  'POST /api/submissions/preview': link,
  'GET /api/contractors/me/submissions': contractors,
  'GET /api/contractors/me/submissions/{submissionId}/preview': { may: 'contractors', statuses: [404, 200, 400] },
  'POST /api/contractors/me/submissions/{submissionId}/resubmit': {
    may: 'contractors',
    body: () => ({ ...submissionBody(), version: 1 }),
    statuses: [404, 400, 409],
  },
  // Without its token in a header nothing is read or added.
  'POST /api/submission-photos': { may: 'everybody', statuses: [400] },
  'GET /api/submission-photos/{photoId}': { may: 'everybody', statuses: [400], missing: [400] },
  'POST /api/submission-photos/open': { may: 'everybody', body: () => ({ token: unknownToken }) },
  'POST /api/submission-photos/arrange': { may: 'everybody', body: () => ({ token: unknownToken, items: [] }) },
  'POST /api/claims/preview': link,
  'POST /api/claims/prove': link,
  'POST /api/claims/answer': {
    ...link,
    body: ({ contestedId }) => ({ claimId: contestedId, token: unknownToken, answer: 'refuse' }),
  },
  'POST /api/claims/object': { ...link, body: ({ claimId }) => ({ claimId, token: unknownToken }) },
  'POST /api/invitations/preview': link,

  'GET /api/contractors/me/listings': contractors,
  'GET /api/contractors/me/listings/{installerId}': team,
  'GET /api/contractors/me/listings/{installerId}/team': team,
  'POST /api/contractors/me/listings/{installerId}/team/{accountId}': {
    may: owner,
    body: () => ({ role: 'manager' }),
  },
  'POST /api/contractors/me/listings/{installerId}/team/{accountId}/remove': { may: owner },
  'POST /api/contractors/me/listings/{installerId}/invitations': {
    may: owner,
    body: (_, word) => ({ email: emailOf(word), role: 'staff' }),
  },
  'POST /api/contractors/me/listings/{installerId}/invitations/{invitationId}/revoke': { may: owner },
  'GET /api/contractors/me/listings/{installerId}/api-keys': { may: owner },
  'POST /api/contractors/me/listings/{installerId}/api-keys': {
    may: owner,
    body: (_, word) => ({ name: word, scopes: ['listing:read'], days: 30 }),
  },
  'POST /api/contractors/me/listings/{installerId}/api-keys/{apiKeyId}/revoke': { may: owner },
  'GET /api/contractors/me/listings/{installerId}/webhooks': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/webhooks': {
    may: editors,
    body: (_, word) => ({ url: `https://hooks.${word}.example/in`, events: ['request.created'] }),
  },
  'POST /api/contractors/me/listings/{installerId}/webhooks/{webhookId}': {
    may: editors,
    body: () => ({ events: ['review.published'], isOn: true }),
  },
  'POST /api/contractors/me/listings/{installerId}/webhooks/{webhookId}/secret': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/webhooks/{webhookId}/remove': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/webhooks/{webhookId}/test': { may: editors },
  'GET /api/contractors/me/listings/{installerId}/webhooks/{webhookId}/deliveries': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/webhooks/{webhookId}/deliveries/{deliveryId}/repeat': {
    may: editors,
  },
  'GET /api/v1/listings/{installerId}': { may: { key: 'listing:read' } },
  'GET /api/v1/listings/{installerId}/contact-requests': { may: { key: 'requests:read' } },
  'GET /api/v1/listings/{installerId}/figures': { may: { key: 'figures:read' } },
  'GET /api/contractors/me/listings/{installerId}/photos': { may: editors },
  // The body here is not a picture.
  'POST /api/contractors/me/listings/{installerId}/photos': { may: editors, statuses: [400, 415] },
  'POST /api/contractors/me/listings/{installerId}/photos/order': {
    may: editors,
    body: ({ photoId }) => ({ ids: [photoId] }),
  },
  'POST /api/contractors/me/listings/{installerId}/photos/{photoId}': {
    may: editors,
    body: () => ({ alt: 'A pool at dusk' }),
  },
  'POST /api/contractors/me/listings/{installerId}/photos/{photoId}/remove': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/photos/{photoId}/restore': { may: editors, statuses: [200, 409] },
  'GET /api/contractors/me/listings/{installerId}/projects': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/projects': {
    may: editors,
    body: () => ({ title: 'Gunite pool' }),
  },
  'POST /api/contractors/me/listings/{installerId}/projects/order': {
    may: editors,
    body: ({ projectId }) => ({ ids: [projectId] }),
  },
  'POST /api/contractors/me/listings/{installerId}/projects/{projectId}': {
    may: editors,
    body: () => ({ title: 'Gunite pool', version: 1 }),
  },
  'POST /api/contractors/me/listings/{installerId}/projects/{projectId}/remove': { may: editors },
  'GET /api/contractors/me/listings/{installerId}/changes': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/changes': {
    may: editors,
    body: () => ({ before: { crewSize: 8 }, after: { crewSize: 9 } }),
  },
  'POST /api/contractors/me/listings/{installerId}/changes/{changeId}/withdraw': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/pause': {
    may: editors,
    body: () => ({ to: new Date(Date.now() + 7 * 86_400_000).toISOString() }),
  },
  // It is not paused.
  'POST /api/contractors/me/listings/{installerId}/reopen': { may: editors, statuses: [409] },
  'POST /api/contractors/me/listings/{installerId}/close': { may: owner },
  'GET /api/contractors/me/listings/{installerId}/weeks': { may: editors },
  'POST /api/contractors/me/listings/{installerId}/weeks': { may: editors, body: () => ({ weeks: [] }) },
  'POST /api/contractors/me/invitations/accept': {
    may: 'contractors',
    body: () => ({ token: unknownToken }),
    statuses: [404],
  },
  'GET /api/contractors/me/data': contractors,
  'GET /api/contractors/me/departure': contractors,
  'GET /api/contractors/me/contact-requests': [
    contractors,
    { ...team, about: true, query: ({ installerId }) => ({ installerId: String(installerId) }) },
  ],
  'GET /api/contractors/me/contact-requests/{contactRequestId}': team,
  // The photo here is one of a listing.
  'GET /api/contractors/me/contact-requests/{contactRequestId}/photos/{photoId}': { ...team, statuses: [404] },
  'POST /api/contractors/me/contact-requests/{contactRequestId}/seen': team,
  'POST /api/contractors/me/contact-requests/{contactRequestId}/messages': {
    ...team,
    body: (_, word) => ({ text: `Hello ${word}` }),
  },
  // Another member may have moved it, so the version is an old one.
  'POST /api/contractors/me/contact-requests/{contactRequestId}/steps': {
    ...team,
    body: () => ({ action: 'decline', version: 1 }),
    statuses: [409],
  },
  'GET /api/contractors/me/listings/{installerId}/contact-requests/export': { may: editors },
  'GET /api/contractors/me/listings/{installerId}/figures': team,
  'GET /api/contractors/me/listings/{installerId}/saved-replies': team,
  'POST /api/contractors/me/listings/{installerId}/saved-replies': {
    ...team,
    body: (_, word) => ({ title: word, text: 'Hi {name}' }),
  },
  // An earlier call may have removed it.
  'POST /api/contractors/me/listings/{installerId}/saved-replies/{savedReplyId}/remove': {
    ...team,
    statuses: [200, 404],
  },
  'GET /api/contractors/me/claims': contractors,
  'POST /api/contractors/me/claims': {
    may: 'contractors',
    body: ({ unclaimedId }) => ({ installerId: unclaimedId, method: 'license', licenseNumber: 'TX 1' }),
    // The owner of the world has already claimed it.
    statuses: [201, 409],
  },
  'POST /api/contractors/me/claim-withdrawals': {
    may: { ...owner, smallerRolesHear: 404 },
    about: true,
    body: ({ claimId }) => ({ claimId }),
  },

  'GET /api/contractors/me/claim-methods': {
    may: 'contractors',
    query: ({ unclaimedId }) => ({ installerId: String(unclaimedId) }),
  },
  // The claim here is one by a license, which has no code.
  'POST /api/contractors/me/claim-phone-codes': {
    may: { ...owner, smallerRolesHear: 404 },
    about: true,
    body: ({ claimId }) => ({ claimId }),
    statuses: [404],
  },
  'POST /api/contractors/me/claim-phone-checks': {
    may: { ...owner, smallerRolesHear: 404 },
    about: true,
    body: ({ claimId }) => ({ claimId, code: '123456' }),
    statuses: [404],
  },
  // It is not decided yet.
  'POST /api/contractors/me/claim-appeals': {
    may: { ...owner, smallerRolesHear: 404 },
    about: true,
    body: ({ claimId }) => ({ claimId, note: 'The license is on the page of the board.' }),
    statuses: [409],
  },
  // The claim here is one by a license, which takes no documents.
  'POST /api/contractors/me/claim-documents/{claimId}/{kind}': {
    may: { ...owner, smallerRolesHear: 404 },
    statuses: [404],
  },
  'POST /api/contractors/me/claim-document-removals': {
    may: { ...owner, smallerRolesHear: 404 },
    about: true,
    body: ({ claimId, documentId }) => ({ claimId, documentId }),
    statuses: [404],
  },
  'POST /api/contractors/me/claim-reviews': {
    may: { ...owner, smallerRolesHear: 404 },
    about: true,
    body: ({ claimId }) => ({ claimId }),
    statuses: [404],
  },
  'GET /api/contractors/me/claim-answers': contractors,
  'POST /api/contractors/me/claim-answers': {
    may: owner,
    about: true,
    body: ({ contestedId }) => ({ claimId: contestedId, answer: 'refuse' }),
  },

  'GET /api/admin/submissions': { may: readers },
  'POST /api/admin/submissions/{submissionId}/approve': {
    may: deciders,
    body: ({ submissionVersion }) => ({ version: submissionVersion }),
  },
  // The photo here is one of a listing.
  'GET /api/admin/submissions/{submissionId}/photos/{photoId}': { may: readers, statuses: [404] },
  'POST /api/admin/submissions/{submissionId}/reject': {
    may: deciders,
    body: ({ submissionVersion }) => ({ version: submissionVersion, reasonCode: 'unverifiable' }),
  },
  'GET /api/admin/claims': { may: readers },
  'GET /api/admin/claims/{claimId}/documents/{documentId}': { may: readers, statuses: [404] },
  'POST /api/admin/claims/{claimId}/approve': {
    may: deciders,
    body: ({ claimVersion }) => ({ version: claimVersion }),
  },
  'POST /api/admin/claims/{claimId}/reject': {
    may: deciders,
    body: ({ claimVersion }) => ({ version: claimVersion, reasonCode: 'not_shown' }),
  },
  // The claim here is neither disputed nor approved.
  'POST /api/admin/claims/{claimId}/uphold': {
    may: deciders,
    body: ({ claimVersion }) => ({ version: claimVersion }),
    statuses: [409],
  },
  'POST /api/admin/claims/{claimId}/revoke': {
    may: deciders,
    body: ({ claimVersion }) => ({ version: claimVersion, reasonCode: 'not_theirs' }),
    statuses: [409],
  },
  'POST /api/admin/claims/installers/{installerId}/generate-claim-code': { may: deciders },
  'GET /api/admin/changes': { may: readers },
  'POST /api/admin/changes/{changeId}/apply': {
    may: deciders,
    body: ({ changeVersion }) => ({ version: changeVersion }),
  },
  'POST /api/admin/changes/{changeId}/decline': {
    may: deciders,
    body: ({ changeVersion }) => ({ version: changeVersion, reasonCode: 'not_confirmed' }),
  },
  'POST /api/admin/changes/{changeId}/ask-revision': {
    may: deciders,
    body: ({ changeVersion }) => ({ version: changeVersion, reasonCode: 'not_confirmed' }),
  },
  'GET /api/admin/installers': { may: deciders, query: () => ({ q: 'Hillstone' }) },
  'GET /api/admin/installers/{installerId}': { may: deciders },
  'POST /api/admin/installers/{installerId}/suspend': { may: deciders, body: () => ({ reasonCode: 'fraud' }) },
  // It is live, and nobody has reported that it closed.
  'POST /api/admin/installers/{installerId}/publish': { may: deciders, statuses: [409] },
  'POST /api/admin/installers/{installerId}/close': {
    may: deciders,
    body: () => ({ contactFailed: true }),
    statuses: [409],
  },
  'POST /api/admin/installers/{installerId}/merge': {
    may: deciders,
    body: ({ unclaimedId }) => ({ survivorId: unclaimedId }),
  },
  'POST /api/admin/installers/{installerId}/remove': { may: deciders, body: () => ({ reasonCode: 'opt_out' }) },
  'GET /api/admin/undelivered-requests': { may: readers },
  'GET /api/admin/client-reports': { may: readers },
  'GET /api/admin/contact-requests': { may: readers },
  // Its business may have moved it, so the version is an old one.
  'POST /api/admin/contact-requests/{contactRequestId}/steps': {
    may: deciders,
    body: () => ({ action: 'mark_spam', version: 1 }),
    statuses: [409],
  },
  'GET /api/admin/listing-reports': { may: readers },
  'POST /api/admin/listing-reports/{reportId}/handled': { may: deciders, body: () => ({ outcome: 'changed' }) },

  'GET /api/reviews': { may: 'everybody', query: ({ installerId }) => ({ installerId: String(installerId) }) },
  'GET /api/reviews/mentions': {
    may: 'everybody',
    query: ({ installerId }) => ({ installerIds: String(installerId), q: 'tile' }),
  },
  'GET /api/reviews/latest': { may: 'everybody' },
  'POST /api/reviews': {
    may: 'everybody',
    body: ({ reviewedId }, word) => reviewBody({ installerId: reviewedId, email: emailOf(word) }),
  },
  'POST /api/reviews/verification': link,
  'POST /api/reviews/verify': link,
  'POST /api/reviews/withdraw': link,
  'GET /api/admin/reviews': { may: readers },
  'POST /api/admin/reviews/{reviewId}/remove': {
    may: deciders,
    body: () => ({ reasonCode: 'private_person' }),
  },

  'POST /api/accounts/{audience}/login': {
    may: 'everybody',
    body: (_, word) => ({ email: emailOf(word), password: 'not the password' }),
    statuses: [401, 429],
  },
  'POST /api/accounts/{audience}/login/passkey/options': everybody,
  'POST /api/accounts/{audience}/login/passkey': {
    may: 'everybody',
    body: () => ({ passkey: { ...passkey, response: { ...signed, authenticatorData: 'AA', signature: 'AA' } } }),
    statuses: [401, 429],
  },
  'GET /api/accounts/{audience}/passkeys': accounts,
  'POST /api/accounts/{audience}/passkeys/options': accounts,
  'POST /api/accounts/{audience}/passkeys': {
    may: 'accounts',
    body: () => ({ passkey: { ...passkey, response: { ...signed, attestationObject: 'AA' } } }),
    statuses: [400, 409],
  },
  'POST /api/accounts/{audience}/passkeys/{passkeyId}/remove': { ...accounts, statuses: [404] },
  'POST /api/accounts/{audience}/step-up/options': accounts,
  'POST /api/accounts/{audience}/email': {
    may: 'accounts',
    body: (_, word) => ({ email: emailOf(word) }),
    statuses: [202, 409, 429],
  },
  'POST /api/accounts/email-changes': link,
  'GET /api/accounts/{audience}/data': accounts,
  // A different email from the account's, which would be closed.
  'POST /api/accounts/contractor/deletion': {
    may: 'contractors',
    body: (_, word) => ({ email: emailOf(word) }),
    statuses: [400],
  },
  'POST /api/accounts/deletions/keep': link,
  'POST /api/accounts/{audience}/refresh': { may: 'everybody', statuses: [401] },
  'POST /api/accounts/{audience}/logout': { may: 'everybody', statuses: [204] },
  'POST /api/accounts/{audience}/password-reset-requests': {
    may: 'everybody',
    body: (_, word) => ({ email: emailOf(word) }),
  },
  'POST /api/accounts/registrations': {
    may: 'everybody',
    body: (_, word) => ({ name: 'Robin Hale', email: emailOf(word) }),
  },
  'POST /api/accounts/password-resets/preview': link,
  'POST /api/accounts/password-resets': {
    ...link,
    body: () => ({ token: unknownToken, password: 'harbor lantern 9' }),
  },
  'POST /api/accounts/password-resets/judgment': {
    ...link,
    body: () => ({ token: unknownToken, password: 'harbor lantern 9' }),
  },
  'POST /api/accounts/login-unlocks': link,
  'GET /api/accounts/{audience}/me': accounts,
  'GET /api/accounts/{audience}/sessions': accounts,
  'POST /api/accounts/{audience}/sessions/{sessionId}/end': accounts,
  // It ends the sessions that the other calls of an account use.
  'POST /api/accounts/{audience}/sessions/end-others': { ...accounts, alone: true },
  'POST /api/accounts/{audience}/step-up': {
    may: 'accounts',
    body: () => ({ password: 'not the password' }),
    statuses: [400, 429],
  },
  'POST /api/accounts/{audience}/password': {
    may: 'accounts',
    body: () => ({ currentPassword: 'not the password', password: 'harbor lantern 9' }),
    statuses: [400, 429],
  },
  'POST /api/accounts/{audience}/password/judgment': {
    may: 'accounts',
    body: () => ({ password: 'harbor lantern 9' }),
  },
  'GET /api/accounts/{audience}/second-factor': accounts,
  'POST /api/accounts/{audience}/second-factor': accounts,
  'POST /api/accounts/{audience}/second-factor/confirm': {
    may: 'accounts',
    body: () => ({ code: '123456' }),
    statuses: [400, 404],
  },
  'POST /api/accounts/{audience}/second-factor/recovery-codes': { ...accounts, statuses: [404, 409] },
  'POST /api/accounts/{audience}/second-factor/remove': { ...accounts, statuses: [204, 404, 409] },
  'POST /api/mail-stops/{token}': { may: 'everybody', statuses: [404] },
  'POST /api/mail-stops/preview': link,
  'POST /api/mail-stops/resume': link,
};
