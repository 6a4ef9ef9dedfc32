import type { OwnListing } from '@poolpros/contracts/http/contractors';
import { queryOptions } from '@tanstack/react-query';

/** GET /api/contractors/me/listings: own businesses, live and submitted. */
export const ownListingsQuery = queryOptions<{ items: OwnListing[] }>({
  queryKey: ['/api/contractors/me/listings'],
  staleTime: 30_000,
});
