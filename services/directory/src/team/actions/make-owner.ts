import { foundingMemberLimit } from '@poolpros/contracts/sample-figures';
import type { EntityManager } from 'typeorm';
import { grantFoundingPlace, moveFoundingPlace } from '../../members/db/founding-store.js';
import { addMember } from '../../members/db/member-store.js';

/** Makes an account an owner of a listing, which gets a founding place if any is left, or keeps the one it has. */
export async function makeOwner(
  tx: EntityManager,
  { listingId, accountId }: { listingId: number; accountId: string },
  now: Date,
): Promise<void> {
  await addMember(tx, { listingId, accountId, role: 'owner', addedAt: now });
  await moveFoundingPlace(tx, listingId, accountId);
  await grantFoundingPlace(tx, { listingId, accountId, most: foundingMemberLimit }, now);
}
