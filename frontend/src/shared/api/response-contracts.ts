import * as accounts from '@poolpros/contracts/http/accounts';
import * as adminClaims from '@poolpros/contracts/http/admin-claims';
import * as adminReviews from '@poolpros/contracts/http/admin-reviews';
import * as apiKeys from '@poolpros/contracts/http/api-keys';
import * as claimAnswers from '@poolpros/contracts/http/claim-answers';
import * as claims from '@poolpros/contracts/http/claims';
import * as contactRequests from '@poolpros/contracts/http/contact-requests';
import * as contractors from '@poolpros/contracts/http/contractors';
import * as installers from '@poolpros/contracts/http/installers';
import * as listingChanges from '@poolpros/contracts/http/listing-changes';
import * as listingReports from '@poolpros/contracts/http/listing-reports';
import * as listingStatus from '@poolpros/contracts/http/listing-status';
import * as mailStops from '@poolpros/contracts/http/mail-stops';
import * as oneBox from '@poolpros/contracts/http/one-box';
import * as ownData from '@poolpros/contracts/http/own-data';
import * as ownListing from '@poolpros/contracts/http/own-listing';
import * as photos from '@poolpros/contracts/http/photos';
import * as places from '@poolpros/contracts/http/places';
import * as reviews from '@poolpros/contracts/http/reviews';
import * as search from '@poolpros/contracts/http/search';
import * as shortlists from '@poolpros/contracts/http/shortlists';
import * as sitemap from '@poolpros/contracts/http/sitemap';
import * as submissionDrafts from '@poolpros/contracts/http/submission-drafts';
import * as submissionPhotos from '@poolpros/contracts/http/submission-photos';
import * as submissions from '@poolpros/contracts/http/submissions';
import * as team from '@poolpros/contracts/http/team';
import * as webhooks from '@poolpros/contracts/http/webhooks';
import { type ApiPath, apiPaths } from '@poolpros/contracts/paths';
import * as z from 'zod';

/** Fields that the page can do without may be absent from a search (`PartialSearchResponse`). */
const searchSchema = search.searchResponseSchema.partial().required({ installers: true, searchType: true });

/** The responses of the operations of each path; those without a body are absent. */
const contracts: Record<ApiPath, { GET?: z.ZodType; POST?: z.ZodType }> = {
  [apiPaths.installers]: { GET: installers.installerListSchema },
  [apiPaths.installer]: { GET: installers.installerDetailSchema },
  [apiPaths.reach]: { GET: installers.reachSchema },
  [apiPaths.compare]: { GET: installers.comparisonSchema },
  [apiPaths.cards]: { GET: installers.cardsSchema },
  [apiPaths.nearest]: { GET: installers.nearestSchema },
  [apiPaths.regularSearch]: { GET: searchSchema },
  [apiPaths.enhancedSearch]: { GET: searchSchema },
  [apiPaths.suggestions]: { GET: oneBox.suggestionsSchema },
  [apiPaths.understand]: { GET: oneBox.understoodSchema },
  [apiPaths.states]: { GET: places.stateListSchema },
  [apiPaths.state]: { GET: places.statePageSchema },
  [apiPaths.cities]: { GET: places.cityListSchema },
  [apiPaths.city]: { GET: places.cityPageSchema },
  [apiPaths.areaOfState]: { GET: places.areaPageSchema },
  [apiPaths.areas]: { GET: places.areaPageSchema },
  [apiPaths.map]: {},
  [apiPaths.position]: { GET: places.positionSchema },
  [apiPaths.zip]: { GET: places.zipPlaceSchema },
  [apiPaths.sitemap]: { GET: sitemap.sitemapSchema },
  [apiPaths.sitemapShard]: { GET: sitemap.sitemapShardSchema },
  [apiPaths.summary]: { GET: installers.summarySchema },
  // The page can do without what it says: an empty response means success as well.
  [apiPaths.contactRequests]: { POST: contactRequests.contactRequestCreatedSchema.partial() },
  [apiPaths.mailShortlist]: { POST: shortlists.shortlistMailAcceptedSchema },
  [apiPaths.reportListing]: { POST: listingReports.listingReportReceivedSchema },
  [apiPaths.undeliveredRequests]: { GET: contactRequests.undeliveredRequestsSchema },
  [apiPaths.adminReports]: { GET: listingReports.adminReportListSchema },
  [apiPaths.handleReport]: { POST: listingReports.adminReportSchema },
  [apiPaths.submissions]: { POST: submissions.submissionReceivedSchema },
  [apiPaths.resubmitSubmission]: { POST: submissions.submissionReceivedSchema },
  [apiPaths.confirmSubmission]: { POST: submissions.submissionStateSchema },
  [apiPaths.submissionDrafts]: { POST: submissionDrafts.draftKeptSchema },
  [apiPaths.openSubmissionDraft]: { POST: submissionDrafts.openedDraftSchema },
  [apiPaths.saveSubmissionDraft]: { POST: submissionDrafts.draftKeptSchema },
  [apiPaths.discardSubmissionDraft]: {},
  [apiPaths.submissionMatches]: { POST: submissions.submissionMatchesSchema },
  [apiPaths.submissionStatus]: { POST: submissions.submissionStateSchema },
  [apiPaths.previewSubmission]: { POST: submissions.submissionPreviewSchema },
  [apiPaths.previewOwnSubmission]: { GET: submissions.submissionPreviewSchema },
  [apiPaths.submissionLinks]: { POST: submissions.submissionLinksAcceptedSchema },
  [apiPaths.ownSubmissions]: { GET: submissions.ownSubmissionsSchema },
  [apiPaths.resubmitOwnSubmission]: { POST: submissions.submissionReceivedSchema },
  [apiPaths.submissionPhotos]: { POST: submissionPhotos.submissionPhotoSchema },
  [apiPaths.openSubmissionPhotos]: { POST: submissionPhotos.submissionPhotosSchema },
  [apiPaths.arrangeSubmissionPhotos]: { POST: submissionPhotos.submissionPhotosSchema },
  [apiPaths.submissionPhoto]: {},
  [apiPaths.ownListings]: { GET: contractors.ownBusinessesSchema },
  [apiPaths.ownListing]: { GET: ownListing.ownListingSchema },
  [apiPaths.ownPhotos]: { GET: photos.ownPhotosSchema, POST: photos.ownPhotoSchema },
  [apiPaths.orderPhotos]: { POST: photos.ownPhotosSchema },
  [apiPaths.ownPhoto]: { POST: photos.ownPhotoSchema },
  [apiPaths.removePhoto]: { POST: photos.ownPhotoSchema },
  [apiPaths.restorePhoto]: { POST: photos.ownPhotoSchema },
  [apiPaths.pauseListing]: { POST: listingStatus.listingStandingSchema },
  [apiPaths.reopenListing]: { POST: listingStatus.listingStandingSchema },
  [apiPaths.closeListing]: { POST: listingStatus.listingStandingSchema },
  [apiPaths.adminListings]: { GET: listingStatus.adminListingListSchema },
  [apiPaths.adminListing]: { GET: listingStatus.adminListingSchema },
  [apiPaths.suspendListing]: { POST: listingStatus.adminListingSchema },
  [apiPaths.publishListing]: { POST: listingStatus.adminListingSchema },
  [apiPaths.closeReportedListing]: { POST: listingStatus.adminListingSchema },
  [apiPaths.mergeListing]: { POST: listingStatus.adminListingSchema },
  [apiPaths.removeListing]: { POST: listingStatus.adminListingSchema },
  [apiPaths.listingChanges]: { GET: listingChanges.ownChangesSchema, POST: listingChanges.editOutcomeSchema },
  [apiPaths.withdrawChange]: { POST: listingChanges.ownChangeSchema },
  [apiPaths.team]: { GET: team.teamSchema },
  [apiPaths.teamMember]: { POST: team.teamSchema },
  [apiPaths.removeMember]: {},
  [apiPaths.invitations]: { POST: team.invitationSchema },
  [apiPaths.revokeInvitation]: {},
  [apiPaths.apiKeys]: { GET: apiKeys.apiKeysSchema, POST: apiKeys.newApiKeySchema },
  [apiPaths.revokeApiKey]: {},
  [apiPaths.webhooks]: { GET: webhooks.webhooksSchema, POST: webhooks.newWebhookSchema },
  [apiPaths.webhook]: { POST: webhooks.webhookSchema },
  [apiPaths.removeWebhook]: {},
  [apiPaths.replaceWebhookSecret]: { POST: webhooks.newWebhookSchema },
  [apiPaths.testWebhook]: {},
  [apiPaths.webhookDeliveries]: { GET: webhooks.webhookDeliveriesSchema },
  [apiPaths.repeatWebhookDelivery]: {},
  [apiPaths.keyedListing]: { GET: apiKeys.keyedListingSchema },
  [apiPaths.keyedRequests]: { GET: apiKeys.keyedRequestsSchema },
  [apiPaths.previewInvitation]: { POST: team.invitationPreviewSchema },
  [apiPaths.acceptInvitation]: { POST: team.invitationAcceptedSchema },
  [apiPaths.ownData]: { GET: ownData.contractorDataSchema },
  [apiPaths.departure]: { GET: ownData.departureSchema },
  [apiPaths.ownContactRequests]: { GET: contractors.ownContactRequestsSchema },
  [apiPaths.markContactRequestSeen]: { POST: contractors.ownContactRequestSchema },
  [apiPaths.ownClaims]: { GET: claims.ownClaimsSchema, POST: claims.ownClaimSchema },
  [apiPaths.claimMethods]: { GET: claims.claimMethodsSchema },
  [apiPaths.sendClaimPhoneCode]: { POST: claims.ownClaimSchema },
  [apiPaths.checkClaimPhoneCode]: { POST: claims.ownClaimSchema },
  [apiPaths.claimDocuments]: { POST: claims.claimDocumentSchema },
  [apiPaths.removeClaimDocument]: { POST: claims.claimDocumentSchema },
  [apiPaths.sendClaimDocuments]: { POST: claims.ownClaimSchema },
  [apiPaths.appealClaim]: { POST: claims.ownClaimSchema },
  [apiPaths.withdrawClaim]: { POST: claims.ownClaimSchema },
  [apiPaths.previewClaimProof]: { POST: claims.claimProofPreviewSchema },
  [apiPaths.proveClaim]: { POST: claims.claimProvedSchema },
  [apiPaths.answerClaim]: { GET: claimAnswers.claimsToAnswerSchema, POST: claimAnswers.claimAnsweredSchema },
  [apiPaths.answerClaimByLink]: { POST: claimAnswers.claimAnsweredSchema },
  [apiPaths.objectToClaim]: { POST: claimAnswers.claimObjectedSchema },
  [apiPaths.adminClaims]: { GET: adminClaims.adminClaimListSchema },
  [apiPaths.approveClaim]: { POST: adminClaims.adminClaimSchema },
  [apiPaths.rejectClaim]: { POST: adminClaims.adminClaimSchema },
  [apiPaths.upholdClaim]: { POST: adminClaims.adminClaimSchema },
  [apiPaths.revokeClaim]: { POST: adminClaims.adminClaimSchema },
  [apiPaths.adminClaimDocument]: {},
  [apiPaths.adminSubmissionPhoto]: {},
  [apiPaths.generateClaimCode]: { POST: adminClaims.claimCodeSchema },
  [apiPaths.adminChanges]: { GET: listingChanges.adminChangeListSchema },
  [apiPaths.applyChange]: { POST: listingChanges.adminChangeSchema },
  [apiPaths.declineChange]: { POST: listingChanges.adminChangeSchema },
  [apiPaths.askRevision]: { POST: listingChanges.adminChangeSchema },
  [apiPaths.adminSubmissions]: { GET: submissions.adminSubmissionListSchema },
  [apiPaths.approveSubmission]: { POST: submissions.adminSubmissionSchema },
  [apiPaths.rejectSubmission]: { POST: submissions.adminSubmissionSchema },
  [apiPaths.reviews]: { GET: reviews.reviewListSchema, POST: reviews.reviewSubmittedSchema },
  [apiPaths.reviewMentions]: { GET: reviews.mentionsSchema },
  [apiPaths.latestReviews]: { GET: reviews.latestReviewsSchema },
  [apiPaths.previewReview]: { POST: reviews.reviewPreviewSchema },
  [apiPaths.verifyReview]: { POST: reviews.reviewPreviewSchema },
  [apiPaths.stopMails]: { POST: mailStops.mailStopSchema },
  [apiPaths.previewMailStop]: { POST: mailStops.mailStopSchema },
  [apiPaths.resumeMails]: { POST: mailStops.mailStopSchema },
  [apiPaths.withdrawReview]: { POST: reviews.reviewPreviewSchema },
  [apiPaths.adminReviews]: { GET: adminReviews.adminReviewListSchema },
  [apiPaths.removeReview]: { POST: adminReviews.adminReviewSchema },
  [apiPaths.login]: { POST: accounts.sessionSchema },
  [apiPaths.refresh]: { POST: accounts.sessionSchema },
  [apiPaths.logout]: {},
  [apiPaths.me]: { GET: accounts.accountSchema },
  [apiPaths.sessions]: { GET: accounts.sessionListSchema },
  [apiPaths.endSession]: {},
  [apiPaths.endOtherSessions]: {},
  [apiPaths.passkeyLogin]: { POST: accounts.sessionSchema },
  [apiPaths.passkeyLoginOptions]: { POST: accounts.passkeyOptionsSchema },
  [apiPaths.passkeys]: { GET: accounts.passkeyListSchema, POST: accounts.passkeySchema },
  [apiPaths.passkeyOptions]: { POST: accounts.passkeyOptionsSchema },
  [apiPaths.removePasskey]: {},
  [apiPaths.changeEmail]: {},
  [apiPaths.confirmEmail]: { POST: accounts.emailChangedSchema },
  [apiPaths.stepUp]: {},
  [apiPaths.stepUpOptions]: { POST: accounts.passkeyOptionsSchema },
  [apiPaths.changePassword]: {},
  [apiPaths.judgeOwnPassword]: { POST: accounts.passwordJudgmentSchema },
  [apiPaths.secondFactor]: { GET: accounts.secondFactorSchema, POST: accounts.secondFactorSetupSchema },
  [apiPaths.confirmSecondFactor]: { POST: accounts.recoveryCodesSchema },
  [apiPaths.replaceRecoveryCodes]: { POST: accounts.recoveryCodesSchema },
  [apiPaths.removeSecondFactor]: {},
  [apiPaths.register]: {},
  [apiPaths.requestPasswordReset]: {},
  [apiPaths.previewPasswordReset]: { POST: accounts.passwordResetPreviewSchema },
  [apiPaths.judgePassword]: { POST: accounts.passwordJudgmentSchema },
  [apiPaths.setPassword]: { POST: accounts.passwordSetSchema },
  [apiPaths.unlockLogin]: { POST: accounts.loginUnlockedSchema },
  [apiPaths.accountData]: { GET: ownData.accountDataSchema },
  [apiPaths.deleteAccount]: { POST: ownData.accountDeletionSchema },
  [apiPaths.keepAccount]: { POST: ownData.accountKeptSchema },
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
