import type { OwnContactRequest, OwnContactRequests, OwnListing } from '@poolpros/contracts/http/contractors';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';

/** GET /api/contractors/me/listings: own businesses, live and submitted. */
export const ownListingsQuery = queryOptions<{ items: OwnListing[] }>({
  queryKey: ['/api/contractors/me/listings'],
  staleTime: 30_000,
});

export interface RequestFilter {
  page: number;
  /** Requests to this listing only, null for all. */
  installerId: number | null;
}

/** GET /api/contractors/me/contact-requests: requests to own businesses, newest first. */
export const ownRequestsQuery = ({ page, installerId }: RequestFilter) => {
  const query = new URLSearchParams({
    page: String(page),
    ...(installerId ? { installerId: String(installerId) } : {}),
  });
  return queryOptions<OwnContactRequests>({
    queryKey: [`/api/contractors/me/contact-requests?${query}`],
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
};

/** POST /api/contractors/me/contact-requests/{id}/seen. */
export const markSeen = (api: ApiClient, id: string): Promise<OwnContactRequest> =>
  api.post(`/api/contractors/me/contact-requests/${id}/seen`);
