import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { historiesOf } from '@poolpros/chassis/machine/history';
import { contractorEndpoints } from '@poolpros/contracts/endpoints/contractors';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import type { SubmissionStep } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import type { Context } from '../../base/context.js';
import { stepsOf } from '../../base/domain/steps.js';
import { type SubmissionRecord, submissionMachine } from '../../intake/domain/submission.js';
import { rejectionOf, statusAt, stepsAt } from '../../intake/domain/submission-state.js';
import { suspensionReasons } from '../../listings/db/suspension-reasons.js';
import { placeLabel } from '../../listings/domain/place-label.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import { listOwnedListings, listOwnedSubmissions, type OwnedListing } from '../../requests/db/contractor-store.js';

export function contractorRoutes(app: ZodApp, context: Context): void {
  const { database } = context;
  const own = byContractors('contractors');
  const { manager } = database.dataSource;

  route(
    app,
    contractorEndpoints.ownListings,
    own({
      summary: 'List the businesses you own or belong to, including pending submissions',
      errors: [401, 403, 503],
    }),
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
  unansweredContactRequests: listing.unanswered,
  oldestUnansweredAt: listing.oldestUnansweredAt?.toISOString() ?? null,
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
  unansweredContactRequests: 0,
  oldestUnansweredAt: null,
  history,
});
