import type { ClaimAnswer, ClaimAnswered, ClaimObjected } from '@poolpros/contracts/http/claim-answers';
import type {
  ClaimBody,
  ClaimDocument,
  ClaimMethods,
  ClaimProofPreview,
  ClaimProved,
  OwnClaim,
  OwnClaims,
} from '@poolpros/contracts/http/claims';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** GET /api/contractors/me/claims: own claims, newest first. */
export const ownClaimsQuery = queryOptions<OwnClaims>({ queryKey: readKey(apiPaths.ownClaims), staleTime: 15_000 });

/** GET /api/contractors/me/claim-methods: how a listing can be claimed. */
export const claimMethodsQuery = (installerId: number) =>
  queryOptions<ClaimMethods>({ queryKey: readKey(apiPaths.claimMethods, { installerId }) });

/** POST /api/contractors/me/claim-phone-codes: another code. */
export const sendPhoneCode = (api: FormApi, claimId: string): Promise<OwnClaim> =>
  api.postOnce(apiPaths.sendClaimPhoneCode, { claimId });

/** POST /api/contractors/me/claim-phone-checks: the code that came to the phone. */
export const checkPhoneCode = (api: ApiClient, claimId: string, code: string): Promise<OwnClaim> =>
  api.post(apiPaths.checkClaimPhoneCode, { claimId, code });

/** POST /api/contractors/me/claims. */
export const startClaim = (api: FormApi, body: ClaimBody): Promise<OwnClaim> => api.postOnce(apiPaths.ownClaims, body);

/** POST /api/contractors/me/claim-withdrawals. */
export const withdrawClaim = (api: ApiClient, claimId: string): Promise<OwnClaim> =>
  api.post(apiPaths.withdrawClaim, { claimId });

/** POST /api/claims/preview: who claims by a mailed link; nothing changes. */
export const claimProofQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.previewClaimProof, { token }),
    queryFn: () => api.post<ClaimProofPreview>(apiPaths.previewClaimProof, { token }),
    enabled: token !== '',
  });

/** POST /api/claims/prove: what is behind the link that was mailed to the website's domain. */
export const proveClaim = (api: ApiClient, token: string): Promise<ClaimProved> =>
  api.post(apiPaths.proveClaim, { token });

/** POST /api/claims/object: by the link in the notice of an approved claim. */
export const objectToClaim = (
  api: ApiClient,
  objection: { claimId: string; token: string; note: string },
): Promise<ClaimObjected> => api.post(apiPaths.objectToClaim, objection);

/** POST /api/contractors/me/claim-answers. */
export const answerClaim = (api: ApiClient, claimId: string, answer: ClaimAnswer): Promise<ClaimAnswered> =>
  api.post(apiPaths.answerClaim, { claimId, answer });

/** POST /api/claims/answer: by the link in the mail to the owner. */
export const answerClaimByLink = (
  api: ApiClient,
  answer: { claimId: string; token: string; answer: ClaimAnswer },
): Promise<ClaimAnswered> => api.post(apiPaths.answerClaimByLink, answer);

/** POST /api/contractors/me/claim-appeals. */
export const appealClaim = (api: ApiClient, claimId: string, note: string): Promise<OwnClaim> =>
  api.post(apiPaths.appealClaim, { claimId, note });

/** POST /api/contractors/me/claim-document-removals. */
export const removeDocument = (api: ApiClient, claimId: string, documentId: string): Promise<ClaimDocument> =>
  api.post(apiPaths.removeClaimDocument, { claimId, documentId });

/** POST /api/contractors/me/claim-reviews: the claim with its documents. */
export const sendDocuments = (api: ApiClient, claimId: string): Promise<OwnClaim> =>
  api.post(apiPaths.sendClaimDocuments, { claimId });
