import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { historiesOf } from '@poolpros/chassis/machine/history';
import { pageOf } from '@poolpros/chassis/paging';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import type { SubmissionStep } from '@poolpros/contracts/http/submissions';
import { pageSizes } from '@poolpros/contracts/limits';
import { profilePath } from '@poolpros/contracts/slug';
import type { Context } from '../../base/context.js';
import { stepsOf } from '../../base/domain/steps.js';
import { type SubmissionRecord, submissionMachine } from '../../intake/domain/submission.js';
import { rejectionOf, statusAt, stepsAt } from '../../intake/domain/submission-state.js';
import { suspensionReasons } from '../../listings/db/suspension-reasons.js';
import { placeLabel } from '../../listings/domain/place-label.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { markRequestSeen } from '../../requests/actions/mark-request-seen.js';
import {
  countInbox,
  listInbox,
  listOwnedListings,
  listOwnedSubmissions,
  type OwnedListing,
} from '../../requests/db/contractor-store.js';
import { requestView } from '../../requests/routes/request-view.js';

const pageSize = pageSizes.contactRequests;

export function contractorRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  route(
    app,
    contractorEndpoints.ownListings,
    own({ summary: 'Own businesses, live and submitted', errors: [401, 403, 503] }),
    async (request) => {
      const { id: accountId } = actingOf(request);
      const now = context.now();
      const live = await listOwnedListings(manager, accountId, rolesThatMay('see_listing'));
      const submitted = await listOwnedSubmissions(manager, accountId);
      const ids = [...live.map(({ submissionId }) => submissionId), ...submitted.map(({ id }) => id)];
      const historyOf = await historiesOf(manager, submissionMachine, ids);
      const suspendedFor = await suspensionReasons(
        manager,
        live.map(({ id }) => id),
      );
      return {
        items: [
          ...live.map((listing) =>
            liveListing(listing, stepsOf(historyOf(listing.submissionId)), suspendedFor(listing.id)),
          ),
          ...submitted.map((each) => submittedListing(each, stepsAt(each, historyOf(each.id), now), now)),
        ],
      };
    },
  );

  route(
    app,
    contractorEndpoints.ownContactRequests,
    own({ summary: 'Contact requests to own businesses, newest first', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const actor = actingOf(request);
      const installerId = request.query.installerId ?? null;
      if (installerId !== null) await authorizeOn(manager, installerId, actor, 'read_requests');
      const inbox = { accountId: actor.id, roles: rolesThatMay('read_requests'), installerId };
      const total = await countInbox(manager, inbox);
      const { page, totalPages, offset } = pageOf(total, request.query.page, pageSize);
      const found = await listInbox(manager, inbox, { offset, limit: pageSize });
      return { items: found.map(requestView), total, page, totalPages };
    },
  );

  route(
    app,
    contractorEndpoints.markContactRequestSeen,
    own({ summary: 'Mark a contact request as seen', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const actor = actingOf(request);
      const { contactRequestId } = request.params;
      return requestView(
        await database.transaction((tx) => markRequestSeen(tx, contactRequestId, actor, context.now())),
      );
    },
  );
}

const liveListing = (listing: OwnedListing, history: SubmissionStep[], suspendedFor: string | null): OwnBusiness => ({
  submissionId: listing.submissionId,
  installerId: listing.id,
  businessName: listing.name,
  location: placeLabel(listing),
  status: listing.status,
  reason: listing.status === 'suspended' ? suspendedFor : null,
  profilePath: profilePath(listing),
  rating: listing.rating,
  reviewCount: listing.reviewCount,
  contactRequests: listing.contactRequests,
  unseenContactRequests: listing.unseen,
  history,
});

const submittedListing = (submission: SubmissionRecord, history: SubmissionStep[], now: Date): OwnBusiness => ({
  submissionId: submission.id,
  installerId: null,
  businessName: submission.businessName,
  location: placeLabel(submission),
  status: statusAt(submission, now),
  reason: rejectionOf(submission),
  profilePath: null,
  rating: null,
  reviewCount: 0,
  contactRequests: 0,
  unseenContactRequests: 0,
  history,
});
