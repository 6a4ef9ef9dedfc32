import type { ClaimsToAnswer } from '@poolpros/contracts/http/claim-answers';
import type { OwnBusiness, OwnContactRequest, OwnContactRequests } from '@poolpros/contracts/http/contractors';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/contractors/me/listings: own businesses, live and submitted. */
export const ownBusinessesQuery = queryOptions<{ items: OwnBusiness[] }>({
  queryKey: readKey(apiPaths.ownListings),
  staleTime: 30_000,
});

/** GET /api/contractors/me/claim-answers: claims of own pages that wait for their owner. */
export const claimsToAnswerQuery = queryOptions<ClaimsToAnswer>({
  queryKey: readKey(apiPaths.answerClaim),
  staleTime: 15_000,
});

export interface RequestFilter {
  page: number;
  /** Requests to this listing only, null for all. */
  installerId: number | null;
}

/** GET /api/contractors/me/contact-requests: requests to own businesses, newest first. */
export const ownRequestsQuery = ({ page, installerId }: RequestFilter) =>
  queryOptions<OwnContactRequests>({
    queryKey: readKey(apiPaths.ownContactRequests, { page, ...(installerId && { installerId }) }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** POST /api/contractors/me/contact-requests/{id}/seen. */
export const markSeen = (api: ApiClient, id: string): Promise<OwnContactRequest> =>
  api.post(pathTo(apiPaths.markContactRequestSeen, { contactRequestId: id }));
