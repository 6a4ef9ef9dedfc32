import type { ClaimsToAnswer } from '@poolpros/contracts/http/claim-answers';
import type { OwnBusiness } from '@poolpros/contracts/http/contractors';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
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
