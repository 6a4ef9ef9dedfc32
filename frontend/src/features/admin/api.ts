import { adminPaths } from '@poolpros/contracts/admin-paths';
import type { ChangeReason } from '@poolpros/contracts/change-reasons';
import type { ClaimRejectReason, ClaimRevokeReason } from '@poolpros/contracts/claim-reasons';
import type { AdminClaim, AdminClaimList, ClaimCode, ClaimListState } from '@poolpros/contracts/http/admin-claims';
import type { AdminReview, AdminReviewList, AdminReviewState } from '@poolpros/contracts/http/admin-reviews';
import type { ClientReportList } from '@poolpros/contracts/http/client-reports';
import type {
  AdminContactRequest,
  AdminContactRequestList,
  AdminContactRequestState,
  StaffRequestAction,
  UndeliveredRequests,
} from '@poolpros/contracts/http/contact-requests';
import type { AdminChange, AdminChangeList, ChangeListState } from '@poolpros/contracts/http/listing-changes';
import type { ListingLink } from '@poolpros/contracts/http/listing-link';
import type {
  AdminReport,
  AdminReportList,
  ReportOutcome,
  ReportState,
} from '@poolpros/contracts/http/listing-reports';
import type { AdminListing } from '@poolpros/contracts/http/listing-status';
import type { AdminSubmission, AdminSubmissionList, SubmissionStatus } from '@poolpros/contracts/http/submissions';
import { pathTo } from '@poolpros/contracts/paths';
import type { RejectReason } from '@poolpros/contracts/reject-reasons';
import type { ReviewRemovalReason } from '@poolpros/contracts/review-removal-reasons';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { StaffStep } from './listing-steps.js';

/** GET /api/admin/submissions: submissions of one status, oldest first, with the counts of all. */
export const adminSubmissionsQuery = (status: SubmissionStatus, page: number) =>
  queryOptions<AdminSubmissionList>({
    queryKey: readKey(adminPaths.adminSubmissions, { status, page }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** What an administrator decides about the version of a submission they looked at. */
export type SubmissionDecision =
  | { kind: 'approve'; submission: AdminSubmission }
  | { kind: 'reject'; submission: AdminSubmission; reasonCode: RejectReason; note: string };

/** POST /api/admin/submissions/{id}/approve | reject. */
export function decideSubmission(api: ApiClient, decision: SubmissionDecision): Promise<AdminSubmission> {
  const { id, version } = decision.submission;
  const body =
    decision.kind === 'approve' ? { version } : { version, reasonCode: decision.reasonCode, note: decision.note };
  const path = decision.kind === 'approve' ? adminPaths.approveSubmission : adminPaths.rejectSubmission;
  return api.post(pathTo(path, { submissionId: id }), body);
}

/** GET /api/admin/listing-reports: what people reported, with the number of open ones. */
export const adminReportsQuery = (state: ReportState, page: number) =>
  queryOptions<AdminReportList>({
    queryKey: readKey(adminPaths.adminReports, { state, page }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** GET /api/admin/undelivered-requests: how many requests reached no business. */
export const undeliveredRequestsQuery = queryOptions<UndeliveredRequests>({
  queryKey: readKey(adminPaths.undeliveredRequests),
  staleTime: 15_000,
});

/** GET /api/admin/client-reports: the most frequent missing pages and failed scripts. */
export const clientReportsQuery = queryOptions<ClientReportList>({
  queryKey: readKey(adminPaths.adminClientReports),
  staleTime: 15_000,
});

/** GET /api/admin/contact-requests: requests that need the staff, oldest first. */
export const adminContactRequestsQuery = (state: AdminContactRequestState, page: number) =>
  queryOptions<AdminContactRequestList>({
    queryKey: readKey(adminPaths.adminContactRequests, { state, page }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** POST /api/admin/contact-requests/{id}/steps. */
export const handleRequest = (
  api: ApiClient,
  { id, version }: Pick<AdminContactRequest, 'id' | 'version'>,
  action: StaffRequestAction,
): Promise<void> =>
  api.post(pathTo(adminPaths.adminContactRequestSteps, { contactRequestId: id }), { action, version });

/** POST /api/admin/listing-reports/{id}/handled. */
export const markHandled = (api: ApiClient, reportId: string, outcome: ReportOutcome): Promise<AdminReport> =>
  api.post(pathTo(adminPaths.handleReport, { reportId }), { outcome });

/** GET /api/admin/installers?q=: listings of any status by number or name. */
export const adminListingsQuery = (q: string) =>
  queryOptions<{ items: ListingLink[] }>({ queryKey: readKey(adminPaths.adminListings, { q }), staleTime: 0 });

/** GET /api/admin/installers/{id}: where a listing stands. */
export const adminListingQuery = (installerId: number) =>
  queryOptions<AdminListing>({ queryKey: readKey(adminPaths.adminListing, { installerId }), staleTime: 0 });

const stepPaths = {
  suspend: adminPaths.suspendListing,
  publish: adminPaths.publishListing,
  close: adminPaths.closeReportedListing,
  merge: adminPaths.mergeListing,
  remove: adminPaths.removeListing,
} as const;

/** POST /api/admin/installers/{id}/suspend | publish | close | merge | remove. */
export const changeListing = (
  api: ApiClient,
  installerId: number,
  step: StaffStep,
  body: object,
): Promise<AdminListing> => api.post(pathTo(stepPaths[step], { installerId }), body);

/** GET /api/admin/claims: claims of listings, with the number of those to decide. */
export const adminClaimsQuery = (state: ClaimListState, page: number) =>
  queryOptions<AdminClaimList>({
    queryKey: readKey(adminPaths.adminClaims, { state, page }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** What an administrator decides about the version of a claim they looked at. */
export type ClaimDecision = { claim: AdminClaim } & (
  | { kind: 'approve' | 'uphold' }
  | { kind: 'reject'; reasonCode: ClaimRejectReason; note: string }
  | { kind: 'revoke'; reasonCode: ClaimRevokeReason; note: string }
);

const claimDecisionPaths = {
  approve: adminPaths.approveClaim,
  reject: adminPaths.rejectClaim,
  uphold: adminPaths.upholdClaim,
  revoke: adminPaths.revokeClaim,
} as const;

/** POST /api/admin/claims/{id}/approve | reject | uphold | revoke. */
export function decideClaim(api: ApiClient, { claim, kind, ...why }: ClaimDecision): Promise<AdminClaim> {
  return api.post(pathTo(claimDecisionPaths[kind], { claimId: claim.id }), { version: claim.version, ...why });
}

/** POST /api/admin/claims/installers/{id}/generate-claim-code. */
export const generateClaimCode = (api: ApiClient, installerId: number): Promise<ClaimCode> =>
  api.post(pathTo(adminPaths.generateClaimCode, { installerId }), {});

/** GET /api/admin/changes: changes of listings, with the number of those to decide. */
export const adminChangesQuery = (state: ChangeListState, page: number) =>
  queryOptions<AdminChangeList>({
    queryKey: readKey(adminPaths.adminChanges, { state, page }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** What an administrator decides about the version of a change they looked at. */
export type ChangeDecision =
  | { kind: 'apply'; change: AdminChange }
  | { kind: 'decline' | 'ask_revision'; change: AdminChange; reasonCode: ChangeReason; note: string };

const changePaths = {
  apply: adminPaths.applyChange,
  decline: adminPaths.declineChange,
  ask_revision: adminPaths.askRevision,
};

/** POST /api/admin/changes/{id}/apply | decline | ask-revision. */
export function decideChange(api: ApiClient, decision: ChangeDecision): Promise<AdminChange> {
  const { id, version } = decision.change;
  const reason = decision.kind === 'apply' ? {} : { reasonCode: decision.reasonCode, note: decision.note };
  return api.post(pathTo(changePaths[decision.kind], { changeId: id }), { version, ...reason });
}

/** Which reviews the staff looks for: of a listing, with words. */
export interface ReviewSearch {
  listing: number | null;
  q: string;
}

/** GET /api/admin/reviews: published or removed reviews, newest first. */
export const adminReviewsQuery = ({ listing, q }: ReviewSearch, state: AdminReviewState, page: number) =>
  queryOptions<AdminReviewList>({
    queryKey: readKey(adminPaths.adminReviews, {
      state,
      page,
      ...(listing !== null && { installerId: listing }),
      ...(q && { q }),
    }),
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  });

/** Why somebody of the staff takes down a review. */
export interface ReviewRemoval {
  review: AdminReview;
  reasonCode: ReviewRemovalReason;
  note: string;
}

/** POST /api/admin/reviews/{id}/remove. */
export const removeReview = (api: ApiClient, { review, ...why }: ReviewRemoval): Promise<AdminReview> =>
  api.post(pathTo(adminPaths.removeReview, { reviewId: review.id }), why);

/** GET /api/admin/claims/{id}/documents/{documentId}: the file. */
export const claimDocument = (api: ApiClient, claimId: string, documentId: string): Promise<Blob> =>
  api.file(pathTo(adminPaths.adminClaimDocument, { claimId, documentId }));

/** GET /api/admin/submissions/{id}/photos/{photoId}: the picture. */
export const submissionPictureQuery = (api: ApiClient, submissionId: string, photoId: string) =>
  queryOptions<Blob>({
    queryKey: readKey(adminPaths.adminSubmissionPhoto, { submissionId, photoId }),
    queryFn: () => api.file(pathTo(adminPaths.adminSubmissionPhoto, { submissionId, photoId })),
    staleTime: Number.POSITIVE_INFINITY,
  });
