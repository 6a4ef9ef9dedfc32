import type { OwnClaims } from '@poolpros/contracts/http/claims';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/contractors/me/listings/{id}: one own business. */
export const ownListingQuery = (installerId: number) =>
  queryOptions<OwnListing>({ queryKey: readKey(apiPaths.ownListing, { installerId }), staleTime: 15_000 });

/** GET /api/contractors/me/claims: own claims, newest first. */
export const ownClaimsQuery = queryOptions<OwnClaims>({ queryKey: readKey(apiPaths.ownClaims), staleTime: 15_000 });
