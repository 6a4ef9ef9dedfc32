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
import { revertProjects } from '../../projects/actions/revert-projects.js';
import { endTeam } from '../../team/actions/change-member.js';
import { findClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';
import type { ClaimDecision } from './decide-claim.js';

/** Upholds an approved claim although the previous contact disputed it. */
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
 * Revokes an approved claim, disputed or not: the page goes back to the previous owners, and the sessions of the
 * account end (docs/rules.md#disputed-claims).
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
 * Reverts everything the claim allowed: field edits, status, members, photos and projects added since the approval. Members go
 * because an impostor could have let anyone in. Photos and projects stay if a previous owner still shares the page
 * and may have added them. The listing keeps its founding place.
 */
async function giveBack(
  tx: EntityManager,
  { listingId, accountId, decidedAt, ownersBefore }: ClaimRecord,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<void> {
  const members = await membersOf(tx, listingId);
  const owners = members.filter(({ role }) => role === 'owner');
  // If another claim was approved since, the page belongs to its owner. If an account was deleted, nobody owns the
  // page.
  if (decidedAt === null || (owners.length > 0 && !owners.some((each) => each.accountId === accountId))) return;
  await revertChanges(tx, listingId, decidedAt, { now, actor });
  const isShared = owners.some(({ addedAt }) => addedAt < decidedAt);
  if (isShared) await removeMember(tx, listingId, accountId);
  else {
    await endTeam(tx, listingId, { stays: ({ addedAt }) => addedAt < decidedAt, now });
    await removeMembersSince(tx, listingId, decidedAt);
    await revertPhotos(tx, listingId, decidedAt, now);
    await revertProjects(tx, listingId, decidedAt, now);
    await reopenIfClosedBy(tx, listingId, decidedAt, { now, actor });
  }
  for (const owner of ownersBefore) await addMember(tx, { listingId, accountId: owner, role: 'owner', addedAt: now });
  const [holder] = ownersBefore;
  if (holder !== undefined) await moveFoundingPlace(tx, listingId, holder);
}
