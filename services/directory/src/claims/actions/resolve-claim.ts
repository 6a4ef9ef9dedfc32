import { type Actor, system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { claimApproved, claimSentForReview } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { withdrawOpenChanges } from '../../editing/actions/withdraw-change.js';
import { ownersOf, replaceOwners } from '../../members/db/member-store.js';
import { endTeam } from '../../team/actions/change-member.js';
import { makeOwner } from '../../team/actions/make-owner.js';
import { openClaimsOf } from '../db/claim-store.js';
import { answerDeadline, type ClaimRecord, isAutomatic, objectionDeadline } from '../domain/claim.js';
import { claimContext } from './claim-context.js';
import { claimLifecycle } from './claim-lifecycle.js';

/** Approves a claim of a locked listing that was proved strongly and needs nobody to decide it; any other goes to the staff. */
export async function resolveClaim(
  tx: EntityManager,
  { id, listingId, accountId, isStrong }: ClaimRecord,
  { actor, now }: { actor: Actor; now: Date },
): Promise<ClaimRecord> {
  const standing = await claimContext(tx, { listingId, accountId });
  if (isStrong && isAutomatic(standing, now)) return await approve(tx, { id }, { actor: system, now });
  const { hasOwner } = standing;
  return await transition(tx, claimLifecycle, id, {
    action: 'review',
    actor,
    at: now,
    // The owner is notified now.
    change: () => ({ ownerAnswersUntil: hasOwner ? answerDeadline(now) : null }),
    event: () => ({ definition: claimSentForReview, data: { claimId: id, hasOwner } }),
  });
}

interface Approval {
  actor: Actor;
  now: Date;
  requestId?: string | null;
  /** Approved by an owner, who may stay one. */
  granted?: { keepsOwners: boolean };
}

/** Makes the claimant an owner of a locked listing, ends the other claims of it, and notifies everyone involved. */
export async function approve(
  tx: EntityManager,
  { id, version }: { id: string; version?: number },
  { actor, now, requestId = null, granted }: Approval,
): Promise<ClaimRecord> {
  return await transition(tx, claimLifecycle, id, {
    action: granted ? 'grant' : 'approve',
    actor,
    at: now,
    requestId,
    ...(version !== undefined && { version }),
    change: async ({ listingId, accountId }) => {
      const ownersBefore = granted?.keepsOwners ? [] : await ownersOf(tx, listingId);
      if (ownersBefore.length > 0) {
        await endTeam(tx, listingId, { stays: (member) => member.accountId === accountId, now });
        await replaceOwners(tx, { listingId, accountId }, now);
        await withdrawOpenChanges(tx, listingId, now);
      }
      await makeOwner(tx, { listingId, accountId }, now);
      for (const other of await openClaimsOf(tx, listingId))
        if (other.id !== id)
          await transition(tx, claimLifecycle, other.id, { action: 'supersede', actor: system, at: now });
      return { decidedAt: now, decidedBy: actor.id, ownersBefore, objectUntil: objectionDeadline(now) };
    },
    event: ({ listingId }) => ({ definition: claimApproved, data: { claimId: id, installerId: listingId } }),
  });
}
