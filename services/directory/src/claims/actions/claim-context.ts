import type { EntityManager } from 'typeorm';
import { claimedAmong } from '../../members/db/member-store.js';
import { contactSince, openClaimsOf } from '../db/claim-store.js';
import type { ClaimContext } from '../domain/claim.js';

/** How a listing stands towards whoever claims it; a claim of the same account does not count against itself. */
export async function claimContext(
  tx: EntityManager,
  { listingId, accountId }: { listingId: number; accountId: string },
): Promise<ClaimContext> {
  const { contact, phone } = await contactSince(tx, listingId);
  return {
    hasOwner: (await claimedAmong(tx, [listingId])).has(listingId),
    contactChangedAt: contact,
    phoneChangedAt: phone,
    otherOpenClaims: (await openClaimsOf(tx, listingId)).filter((each) => each.accountId !== accountId).length,
  };
}
