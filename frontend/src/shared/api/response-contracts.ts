import {
  accountSchema,
  emailChangedSchema,
  loginUnlockedSchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passwordJudgmentSchema,
  passwordResetPreviewSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  sessionListSchema,
  sessionSchema,
} from '@poolpros/contracts/http/accounts';
import { adminClaimListSchema, adminClaimSchema, claimCodeSchema } from '@poolpros/contracts/http/admin-claims';
import {
  apiKeysSchema,
  keyedListingSchema,
  keyedRequestsSchema,
  newApiKeySchema,
} from '@poolpros/contracts/http/api-keys';
import { claimAnsweredSchema, claimObjectedSchema, claimsToAnswerSchema } from '@poolpros/contracts/http/claim-answers';
import {
  claimDocumentSchema,
  claimMethodsSchema,
  claimProvedSchema,
  ownClaimSchema,
  ownClaimsSchema,
} from '@poolpros/contracts/http/claims';
import { contactRequestCreatedSchema } from '@poolpros/contracts/http/contact-requests';
import {
  ownBusinessesSchema,
  ownContactRequestSchema,
  ownContactRequestsSchema,
} from '@poolpros/contracts/http/contractors';
import {
  cardsSchema,
  comparisonSchema,
  installerDetailSchema,
  installerListSchema,
  nearestSchema,
  reachSchema,
  summarySchema,
} from '@poolpros/contracts/http/installers';
import {
  adminChangeListSchema,
  adminChangeSchema,
  editOutcomeSchema,
  ownChangeSchema,
  ownChangesSchema,
} from '@poolpros/contracts/http/listing-changes';
import {
  adminReportListSchema,
  adminReportSchema,
  listingReportReceivedSchema,
} from '@poolpros/contracts/http/listing-reports';
import {
  adminListingListSchema,
  adminListingSchema,
  listingStandingSchema,
} from '@poolpros/contracts/http/listing-status';
import { suggestionsSchema, understoodSchema } from '@poolpros/contracts/http/one-box';
import {
  accountDataSchema,
  accountDeletionSchema,
  accountKeptSchema,
  contractorDataSchema,
  departureSchema,
} from '@poolpros/contracts/http/own-data';
import { ownListingSchema } from '@poolpros/contracts/http/own-listing';
import { ownPhotoSchema, ownPhotosSchema } from '@poolpros/contracts/http/photos';
import {
  areaPageSchema,
  cityListSchema,
  cityPageSchema,
  positionSchema,
  stateListSchema,
  statePageSchema,
  zipPlaceSchema,
} from '@poolpros/contracts/http/places';
import {
  latestReviewsSchema,
  mentionsSchema,
  reviewListSchema,
  reviewPreviewSchema,
  reviewSubmittedSchema,
} from '@poolpros/contracts/http/reviews';
import { searchResponseSchema } from '@poolpros/contracts/http/search';
import { shortlistMailAcceptedSchema } from '@poolpros/contracts/http/shortlists';
import { sitemapSchema, sitemapShardSchema } from '@poolpros/contracts/http/sitemap';
import { draftKeptSchema, openedDraftSchema } from '@poolpros/contracts/http/submission-drafts';
import { submissionPhotoSchema, submissionPhotosSchema } from '@poolpros/contracts/http/submission-photos';
import {
  adminSubmissionListSchema,
  adminSubmissionSchema,
  ownSubmissionsSchema,
  submissionLinksAcceptedSchema,
  submissionMatchesSchema,
  submissionPreviewSchema,
  submissionReceivedSchema,
  submissionStateSchema,
} from '@poolpros/contracts/http/submissions';
import {
  invitationAcceptedSchema,
  invitationPreviewSchema,
  invitationSchema,
  teamSchema,
} from '@poolpros/contracts/http/team';
import {
  newWebhookSchema,
  webhookDeliveriesSchema,
  webhookSchema,
  webhooksSchema,
} from '@poolpros/contracts/http/webhooks';
import { type ApiPath, apiPaths } from '@poolpros/contracts/paths';
import * as z from 'zod';

/** Fields that the page can do without may be absent from a search (`PartialSearchResponse`). */
const searchSchema = searchResponseSchema.partial().required({ installers: true, searchType: true });

/** The responses of the operations of each path; those without a body are absent. */
const contracts: Record<ApiPath, { GET?: z.ZodType; POST?: z.ZodType }> = {
  [apiPaths.installers]: { GET: installerListSchema },
  [apiPaths.installer]: { GET: installerDetailSchema },
  [apiPaths.reach]: { GET: reachSchema },
  [apiPaths.compare]: { GET: comparisonSchema },
  [apiPaths.cards]: { GET: cardsSchema },
  [apiPaths.nearest]: { GET: nearestSchema },
  [apiPaths.regularSearch]: { GET: searchSchema },
  [apiPaths.enhancedSearch]: { GET: searchSchema },
  [apiPaths.suggestions]: { GET: suggestionsSchema },
  [apiPaths.understand]: { GET: understoodSchema },
  [apiPaths.states]: { GET: stateListSchema },
  [apiPaths.state]: { GET: statePageSchema },
  [apiPaths.cities]: { GET: cityListSchema },
  [apiPaths.city]: { GET: cityPageSchema },
  [apiPaths.areaOfState]: { GET: areaPageSchema },
  [apiPaths.areas]: { GET: areaPageSchema },
  [apiPaths.map]: {},
  [apiPaths.position]: { GET: positionSchema },
  [apiPaths.zip]: { GET: zipPlaceSchema },
  [apiPaths.sitemap]: { GET: sitemapSchema },
  [apiPaths.sitemapShard]: { GET: sitemapShardSchema },
  [apiPaths.summary]: { GET: summarySchema },
  [apiPaths.contactRequests]: { POST: contactRequestCreatedSchema },
  [apiPaths.mailShortlist]: { POST: shortlistMailAcceptedSchema },
  [apiPaths.reportListing]: { POST: listingReportReceivedSchema },
  [apiPaths.adminReports]: { GET: adminReportListSchema },
  [apiPaths.handleReport]: { POST: adminReportSchema },
  [apiPaths.submissions]: { POST: submissionReceivedSchema },
  [apiPaths.resubmitSubmission]: { POST: submissionReceivedSchema },
  [apiPaths.confirmSubmission]: { POST: submissionStateSchema },
  [apiPaths.submissionDrafts]: { POST: draftKeptSchema },
  [apiPaths.openSubmissionDraft]: { POST: openedDraftSchema },
  [apiPaths.saveSubmissionDraft]: { POST: draftKeptSchema },
  [apiPaths.discardSubmissionDraft]: {},
  [apiPaths.submissionMatches]: { POST: submissionMatchesSchema },
  [apiPaths.submissionStatus]: { POST: submissionStateSchema },
  [apiPaths.previewSubmission]: { POST: submissionPreviewSchema },
  [apiPaths.previewOwnSubmission]: { GET: submissionPreviewSchema },
  [apiPaths.submissionLinks]: { POST: submissionLinksAcceptedSchema },
  [apiPaths.ownSubmissions]: { GET: ownSubmissionsSchema },
  [apiPaths.resubmitOwnSubmission]: { POST: submissionReceivedSchema },
  [apiPaths.submissionPhotos]: { POST: submissionPhotoSchema },
  [apiPaths.openSubmissionPhotos]: { POST: submissionPhotosSchema },
  [apiPaths.arrangeSubmissionPhotos]: { POST: submissionPhotosSchema },
  [apiPaths.submissionPhoto]: {},
  [apiPaths.ownListings]: { GET: ownBusinessesSchema },
  [apiPaths.ownListing]: { GET: ownListingSchema },
  [apiPaths.ownPhotos]: { GET: ownPhotosSchema, POST: ownPhotoSchema },
  [apiPaths.orderPhotos]: { POST: ownPhotosSchema },
  [apiPaths.ownPhoto]: { POST: ownPhotoSchema },
  [apiPaths.removePhoto]: { POST: ownPhotoSchema },
  [apiPaths.restorePhoto]: { POST: ownPhotoSchema },
  [apiPaths.pauseListing]: { POST: listingStandingSchema },
  [apiPaths.reopenListing]: { POST: listingStandingSchema },
  [apiPaths.closeListing]: { POST: listingStandingSchema },
  [apiPaths.adminListings]: { GET: adminListingListSchema },
  [apiPaths.adminListing]: { GET: adminListingSchema },
  [apiPaths.suspendListing]: { POST: adminListingSchema },
  [apiPaths.publishListing]: { POST: adminListingSchema },
  [apiPaths.closeReportedListing]: { POST: adminListingSchema },
  [apiPaths.mergeListing]: { POST: adminListingSchema },
  [apiPaths.removeListing]: { POST: adminListingSchema },
  [apiPaths.listingChanges]: { GET: ownChangesSchema, POST: editOutcomeSchema },
  [apiPaths.withdrawChange]: { POST: ownChangeSchema },
  [apiPaths.team]: { GET: teamSchema },
  [apiPaths.teamMember]: { POST: teamSchema },
  [apiPaths.removeMember]: {},
  [apiPaths.invitations]: { POST: invitationSchema },
  [apiPaths.revokeInvitation]: {},
  [apiPaths.apiKeys]: { GET: apiKeysSchema, POST: newApiKeySchema },
  [apiPaths.revokeApiKey]: {},
  [apiPaths.webhooks]: { GET: webhooksSchema, POST: newWebhookSchema },
  [apiPaths.webhook]: { POST: webhookSchema },
  [apiPaths.removeWebhook]: {},
  [apiPaths.replaceWebhookSecret]: { POST: newWebhookSchema },
  [apiPaths.testWebhook]: {},
  [apiPaths.webhookDeliveries]: { GET: webhookDeliveriesSchema },
  [apiPaths.repeatWebhookDelivery]: {},
  [apiPaths.keyedListing]: { GET: keyedListingSchema },
  [apiPaths.keyedRequests]: { GET: keyedRequestsSchema },
  [apiPaths.previewInvitation]: { POST: invitationPreviewSchema },
  [apiPaths.acceptInvitation]: { POST: invitationAcceptedSchema },
  [apiPaths.ownData]: { GET: contractorDataSchema },
  [apiPaths.departure]: { GET: departureSchema },
  [apiPaths.ownContactRequests]: { GET: ownContactRequestsSchema },
  [apiPaths.markContactRequestSeen]: { POST: ownContactRequestSchema },
  [apiPaths.ownClaims]: { GET: ownClaimsSchema, POST: ownClaimSchema },
  [apiPaths.claimMethods]: { GET: claimMethodsSchema },
  [apiPaths.sendClaimPhoneCode]: { POST: ownClaimSchema },
  [apiPaths.checkClaimPhoneCode]: { POST: ownClaimSchema },
  [apiPaths.claimDocuments]: { POST: claimDocumentSchema },
  [apiPaths.removeClaimDocument]: { POST: claimDocumentSchema },
  [apiPaths.sendClaimDocuments]: { POST: ownClaimSchema },
  [apiPaths.appealClaim]: { POST: ownClaimSchema },
  [apiPaths.withdrawClaim]: { POST: ownClaimSchema },
  [apiPaths.proveClaim]: { POST: claimProvedSchema },
  [apiPaths.answerClaim]: { GET: claimsToAnswerSchema, POST: claimAnsweredSchema },
  [apiPaths.answerClaimByLink]: { POST: claimAnsweredSchema },
  [apiPaths.objectToClaim]: { POST: claimObjectedSchema },
  [apiPaths.adminClaims]: { GET: adminClaimListSchema },
  [apiPaths.approveClaim]: { POST: adminClaimSchema },
  [apiPaths.rejectClaim]: { POST: adminClaimSchema },
  [apiPaths.upholdClaim]: { POST: adminClaimSchema },
  [apiPaths.revokeClaim]: { POST: adminClaimSchema },
  [apiPaths.adminClaimDocument]: {},
  [apiPaths.adminSubmissionPhoto]: {},
  [apiPaths.generateClaimCode]: { POST: claimCodeSchema },
  [apiPaths.adminChanges]: { GET: adminChangeListSchema },
  [apiPaths.applyChange]: { POST: adminChangeSchema },
  [apiPaths.declineChange]: { POST: adminChangeSchema },
  [apiPaths.askRevision]: { POST: adminChangeSchema },
  [apiPaths.adminSubmissions]: { GET: adminSubmissionListSchema },
  [apiPaths.approveSubmission]: { POST: adminSubmissionSchema },
  [apiPaths.rejectSubmission]: { POST: adminSubmissionSchema },
  [apiPaths.reviews]: { GET: reviewListSchema, POST: reviewSubmittedSchema },
  [apiPaths.reviewMentions]: { GET: mentionsSchema },
  [apiPaths.latestReviews]: { GET: latestReviewsSchema },
  [apiPaths.previewReview]: { POST: reviewPreviewSchema },
  [apiPaths.verifyReview]: { POST: reviewPreviewSchema },
  [apiPaths.login]: { POST: sessionSchema },
  [apiPaths.refresh]: { POST: sessionSchema },
  [apiPaths.logout]: {},
  [apiPaths.me]: { GET: accountSchema },
  [apiPaths.sessions]: { GET: sessionListSchema },
  [apiPaths.endSession]: {},
  [apiPaths.endOtherSessions]: {},
  [apiPaths.passkeyLogin]: { POST: sessionSchema },
  [apiPaths.passkeyLoginOptions]: { POST: passkeyOptionsSchema },
  [apiPaths.passkeys]: { GET: passkeyListSchema, POST: passkeySchema },
  [apiPaths.passkeyOptions]: { POST: passkeyOptionsSchema },
  [apiPaths.removePasskey]: {},
  [apiPaths.changeEmail]: {},
  [apiPaths.confirmEmail]: { POST: emailChangedSchema },
  [apiPaths.stepUp]: {},
  [apiPaths.stepUpOptions]: { POST: passkeyOptionsSchema },
  [apiPaths.changePassword]: {},
  [apiPaths.judgeOwnPassword]: { POST: passwordJudgmentSchema },
  [apiPaths.secondFactor]: { GET: secondFactorSchema, POST: secondFactorSetupSchema },
  [apiPaths.confirmSecondFactor]: { POST: recoveryCodesSchema },
  [apiPaths.replaceRecoveryCodes]: { POST: recoveryCodesSchema },
  [apiPaths.removeSecondFactor]: {},
  [apiPaths.register]: {},
  [apiPaths.requestPasswordReset]: {},
  [apiPaths.previewPasswordReset]: { POST: passwordResetPreviewSchema },
  [apiPaths.judgePassword]: { POST: passwordJudgmentSchema },
  [apiPaths.setPassword]: {},
  [apiPaths.unlockLogin]: { POST: loginUnlockedSchema },
  [apiPaths.accountData]: { GET: accountDataSchema },
  [apiPaths.deleteAccount]: { POST: accountDeletionSchema },
  [apiPaths.keepAccount]: { POST: accountKeptSchema },
};

/** A path without parameters comes before one with a parameter that would match it. */
const patterns = (Object.keys(contracts) as ApiPath[])
  .map((path) => ({ path, fits: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** Throws for a response that its contract does not allow. For development and tests: it bundles every schema. */
export function checkResponse(method: string, url: string, response: unknown): void {
  const [bare = url] = url.split('?', 1);
  const path = patterns.find(({ fits }) => fits.test(bare))?.path;
  const schema = path && (method === 'GET' || method === 'POST') ? contracts[path][method] : undefined;
  const { error } = schema?.safeParse(response) ?? {};
  if (error) throw new Error(`${method} ${url} does not keep its contract: ${z.prettifyError(error)}`);
}
