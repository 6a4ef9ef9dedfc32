import { transition } from '@poolpros/chassis/machine/transition';
import type { ClaimRevokeReason } from '@poolpros/contracts/claim-reasons';
import { claimRevoked, claimUpheld } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { claimNotFound } from '../../base/refusals.js';
import { revertChanges } from '../../editing/actions/revert-changes.js';
import { reopenIfClosedBy } from '../../listings/actions/reopen-if-closed-by.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { authorize } from '../../members/actions/authorize.js';
import { moveFoundingPlace } from '../../members/db/founding-store.js';
import { addMember, membersOf, removeMember, removeMembersSince } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { revertPhotos } from '../../photos/actions/revert-photos.js';
import { endTeam } from '../../team/actions/change-member.js';
import { findClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';
import type { ClaimDecision } from './decide-claim.js';

/** Leaves a page with who claimed it, though the contact of before objected. */
export async function upholdClaim(
  tx: EntityManager,
  { claimId, version, requestId }: ClaimDecision,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  authorize(actor, 'decide_claim');
  const event = ({ listingId }: ClaimRecord) => ({
    definition: claimUpheld,
    data: { claimId, installerId: listingId },
  });
  const step = { action: 'uphold', actor, at: now, version, requestId, event } as const;
  return await transition(tx, claimLifecycle, claimId, step);
}

/**
 * Takes an approved claim back, disputed or not: the page goes to who had it before, and the sessions of the account end
 * (docs/rules.md#disputed-claims).
 */
export async function revokeClaim(
  tx: EntityManager,
  o: ClaimDecision & { reasonCode: ClaimRevokeReason; note: string | null },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  authorize(actor, 'decide_claim');
  const found = await findClaim(tx, o.claimId);
  if (!found) throw claimNotFound();
  await lockInstallers(tx, [found.listingId]);
  const disputed = found.status === 'disputed';
  return await transition(tx, claimLifecycle, o.claimId, {
    action: disputed ? 'overturn' : 'revoke',
    actor,
    at: now,
    version: o.version,
    requestId: o.requestId,
    reason: o.reasonCode,
    change: async (claim) => {
      await giveBack(tx, claim, actor, now);
      return { decidedAt: now, decidedBy: actor.id, reasonCode: o.reasonCode, decisionNote: o.note };
    },
    event: ({ id: claimId, listingId, accountId, reasonCode }) => ({
      definition: claimRevoked,
      data: { claimId, installerId: listingId, accountId, reasonCode: reasonCode ?? '', disputed },
    }),
  });
}

/**
 * Undoes what an approval did to a listing: what its members changed since then says what it said before, and the page is
 * open again. Who came since then goes, as the one who got the page could let anybody in, and so do the photos that came,
 * unless an owner of before shares the page and may have brought them. A founding place stays with the listing.
 */
async function giveBack(
  tx: EntityManager,
  { listingId, accountId, decidedAt, ownersBefore }: ClaimRecord,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<void> {
  const members = await membersOf(tx, listingId);
  const owners = members.filter(({ role }) => role === 'owner');
  // Another claim may have been approved since; then the page is its owner's. Of a deleted account it is nobody's.
  if (decidedAt === null || (owners.length > 0 && !owners.some((each) => each.accountId === accountId))) return;
  await revertChanges(tx, listingId, decidedAt, { now, actor });
  const isShared = owners.some(({ addedAt }) => addedAt < decidedAt);
  if (isShared) await removeMember(tx, listingId, accountId);
  else {
    await endTeam(tx, listingId, { stays: ({ addedAt }) => addedAt < decidedAt, now });
    await removeMembersSince(tx, listingId, decidedAt);
    await revertPhotos(tx, listingId, decidedAt, now);
    await reopenIfClosedBy(tx, listingId, decidedAt, { now, actor });
  }
  for (const owner of ownersBefore) await addMember(tx, { listingId, accountId: owner, role: 'owner', addedAt: now });
  const [holder] = ownersBefore;
  if (holder !== undefined) await moveFoundingPlace(tx, listingId, holder);
}
