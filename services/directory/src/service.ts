import { deleteFilesInTime } from '@poolpros/chassis/file-removals';
import { eraseIdempotencyKeys } from '@poolpros/chassis/idempotency';
import { nearestHop } from '@poolpros/chassis/network';
import { erasePersonCommand, pruneErasedPeople } from '@poolpros/chassis/personal-data';
import { type Base, defineService } from '@poolpros/chassis/service';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import { directoryFactsStream, directoryStream } from '@poolpros/contracts/events/directory';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import { personalData } from './app/actions/personal-data.js';
import { restoreInstallers } from './app/commands/after-restore.js';
import { createContext } from './app/context.js';
import { onDeletionRequested, onErasureDue } from './app/events/account-deletion.js';
import { erasePersonalDataHourly } from './app/jobs/erase-personal-data.js';
import { adminListingRoutes } from './app/routes/admin-listings.js';
import { contractorRoutes } from './app/routes/contractors.js';
import { internalRoutes } from './app/routes/internal.js';
import { ownDataRoutes } from './app/routes/own-data.js';
import { noStoreByDefault } from './base/routes/no-store.js';
import { compareRoutes } from './catalog/routes/compare.js';
import { installerRoutes } from './catalog/routes/installers.js';
import { mapRoutes } from './catalog/routes/map.js';
import { placeRoutes } from './catalog/routes/places.js';
import { sitemapRoutes } from './catalog/routes/sitemap.js';
import { summaryRoutes } from './catalog/routes/summary.js';
import { ClaimDocumentEntity, ClaimEntity } from './claims/db/entities.js';
import { adminClaimRoutes } from './claims/routes/admin-claims.js';
import { claimAnswerRoutes } from './claims/routes/claim-answers.js';
import { claimDocumentRoutes } from './claims/routes/claim-documents.js';
import { claimProofRoutes } from './claims/routes/claim-proofs.js';
import { claimRoutes } from './claims/routes/claims.js';
import { type Config, configSchema } from './config.js';
import { ApiKeyEntity, WebhookDeliveryEntity, WebhookEntity } from './connections/db/entities.js';
import { onReviewPublished } from './connections/events/review-published.js';
import { onReviewRemoved } from './connections/events/review-removed.js';
import { eraseWebhookDeliveries } from './connections/jobs/erase-webhook-deliveries.js';
import { apiKeyRoutes } from './connections/routes/api-keys.js';
import { webhookRoutes } from './connections/routes/webhooks.js';
import { webhookSender } from './connections/webhooks/sender.js';
import { migrations } from './db/migrations/index.js';
import { ListingChangeEntity } from './editing/db/entities.js';
import { adminChangeRoutes } from './editing/routes/admin-changes.js';
import { changeRoutes } from './editing/routes/changes.js';
import { ownListingRoutes } from './editing/routes/own-listing.js';
import { apply } from './import/commands/apply.js';
import { exportCommand } from './import/commands/export.js';
import { importCommand } from './import/commands/import.js';
import { load } from './import/commands/load.js';
import { seed } from './import/commands/seed.js';
import { SubmissionDraftEntity, SubmissionEntity, SubmissionPhotoEntity } from './intake/db/entities.js';
import { onAccountLinked } from './intake/events/account-linked.js';
import { adminSubmissionRoutes } from './intake/routes/admin-submissions.js';
import { ownSubmissionRoutes } from './intake/routes/own-submissions.js';
import { submissionDraftRoutes } from './intake/routes/submission-drafts.js';
import { submissionPhotoRoutes } from './intake/routes/submission-photos.js';
import { submissionRoutes } from './intake/routes/submissions.js';
import { InstallerEntity } from './listings/db/entities.js';
import { onAccountEmailChanged } from './listings/events/account-email-changed.js';
import { onRatingChanged, ratingsAtOnce } from './listings/events/rating-changed.js';
import { followPausesEverySecond } from './listings/jobs/follow-pauses.js';
import { listingStatusRoutes } from './listings/routes/listing-status.js';
import { ListingMemberEntity } from './members/db/entities.js';
import { PhotoEntity } from './photos/db/entities.js';
import { eraseRemovedPhotosHourly } from './photos/jobs/erase-removed-photos.js';
import { mediaRoutes } from './photos/routes/media.js';
import { photoRoutes } from './photos/routes/photos.js';
import { ContactRequestEntity, ListingReportEntity, ShortlistMailEntity } from './requests/db/entities.js';
import { eraseContactRequests } from './requests/jobs/erase-contact-requests.js';
import { adminReportRoutes } from './requests/routes/admin-reports.js';
import { contactRequestRoutes } from './requests/routes/contact-requests.js';
import { keyedRoutes } from './requests/routes/keyed.js';
import { listingReportRoutes } from './requests/routes/listing-reports.js';
import { shortlistRoutes } from './requests/routes/shortlists.js';
import { undeliveredRequestRoutes } from './requests/routes/undelivered-requests.js';
import { reindex } from './search/commands/reindex.js';
import { verify } from './search/commands/verify.js';
import { firstEntriesPart, keepEntries } from './search/jobs/keep-search-entries.js';
import { searchRoutes } from './search/routes/search.js';
import { InvitationEntity } from './team/db/entities.js';
import { invitationRoutes } from './team/routes/invitations.js';
import { teamRoutes } from './team/routes/team.js';

const entities = [
  InstallerEntity,
  ListingMemberEntity,
  SubmissionEntity,
  SubmissionDraftEntity,
  ContactRequestEntity,
  ShortlistMailEntity,
  ListingReportEntity,
  ClaimEntity,
  ClaimDocumentEntity,
  PhotoEntity,
  SubmissionPhotoEntity,
  ListingChangeEntity,
  InvitationEntity,
  ApiKeyEntity,
  WebhookEntity,
  WebhookDeliveryEntity,
];

/** `now` is the clock of the counts by city, in ms. */
export const createDirectory = (now: () => number) =>
  defineService({
    name: 'directory',
    description: 'Contractors, the regular search, places, contact requests and submissions',
    config: configSchema,
    database: { entities, migrations },
    publishes: [directoryStream, directoryFactsStream],
    subscribes: [
      { stream: accountsStream, handlers: [onAccountLinked, onAccountEmailChanged, onDeletionRequested, onErasureDue] },
      {
        stream: reviewsStream,
        handlers: [onRatingChanged, onReviewPublished, onReviewRemoved],
        concurrency: ratingsAtOnce,
      },
    ],
    http: () => ({
      trustProxy: nearestHop,
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key that an owner makes in the dashboard.' },
      },
    }),
    context: (base: Base<Config>) => createContext(base, now),
    routes: [
      noStoreByDefault,
      installerRoutes,
      compareRoutes,
      searchRoutes,
      placeRoutes,
      mapRoutes,
      summaryRoutes,
      sitemapRoutes,
      contactRequestRoutes,
      shortlistRoutes,
      listingReportRoutes,
      submissionRoutes,
      ownSubmissionRoutes,
      submissionDraftRoutes,
      submissionPhotoRoutes,
      claimRoutes,
      claimProofRoutes,
      claimAnswerRoutes,
      claimDocumentRoutes,
      adminSubmissionRoutes,
      adminReportRoutes,
      undeliveredRequestRoutes,
      adminClaimRoutes,
      adminListingRoutes,
      adminChangeRoutes,
      contractorRoutes,
      ownListingRoutes,
      ownDataRoutes,
      listingStatusRoutes,
      photoRoutes,
      mediaRoutes,
      changeRoutes,
      teamRoutes,
      invitationRoutes,
      apiKeyRoutes,
      webhookRoutes,
      keyedRoutes,
      internalRoutes,
    ],
    parts: (context) => [firstEntriesPart(context), webhookSender(context)],
    jobs: [
      erasePersonalDataHourly,
      eraseContactRequests,
      eraseIdempotencyKeys,
      pruneErasedPeople,
      deleteFilesInTime,
      eraseRemovedPhotosHourly,
      eraseWebhookDeliveries,
      keepEntries,
      followPausesEverySecond,
    ],
    afterRestore: restoreInstallers,
    commands: {
      import: importCommand,
      load,
      apply,
      export: exportCommand,
      'erase-person': erasePersonCommand(personalData),
      seed,
      verify,
      reindex,
    },
  });

export const directory = createDirectory(Date.now);
