import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import type { ClaimRejectReason } from '@poolpros/contracts/claim-reasons';
import { claimRejected } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { claimNotFound } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { authorize } from '../../members/actions/authorize.js';
import { claimedAmong } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { findClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';
import { approve } from './resolve-claim.js';

/** The claim to decide, and the version that the administrator saw. */
export interface ClaimDecision {
  claimId: string;
  version: number;
  requestId: string;
}

/**
 * Approves a claim. A listing with an owner is transferred only with strong proof, and only after the owner's time to
 * answer (docs/rules.md#contested-claims).
 */
export async function approveClaim(
  tx: EntityManager,
  { claimId, version, requestId }: ClaimDecision,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  authorize(actor, 'decide_claim');
  const claim = await findClaim(tx, claimId);
  if (!claim) throw claimNotFound();
  await lockInstallers(tx, [claim.listingId]);
  if ((await claimedAmong(tx, [claim.listingId])).has(claim.listingId)) {
    if (!claim.isStrong)
      throw new Refusal('conflict', 'The listing has an owner. It changes hands only with strong proof.');
    if (claim.ownerAnswersUntil !== null && claim.ownerAnswersUntil > now)
      throw new Refusal('conflict', 'The listing has an owner, who may still answer.');
  }
  return await approve(tx, { id: claimId, version }, { actor, now, requestId });
}

/** Rejects a claim with a reason that the claimant reads. */
export async function rejectClaim(
  tx: EntityManager,
  o: ClaimDecision & { reasonCode: ClaimRejectReason; note: string | null },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  authorize(actor, 'decide_claim');
  return await transition(tx, claimLifecycle, o.claimId, {
    action: 'reject',
    actor,
    at: now,
    version: o.version,
    requestId: o.requestId,
    reason: o.reasonCode,
    change: () => ({ decidedAt: now, decidedBy: actor.id, reasonCode: o.reasonCode, decisionNote: o.note }),
    event: ({ id }) => ({ definition: claimRejected, data: { claimId: id, reasonCode: o.reasonCode } }),
  });
}
