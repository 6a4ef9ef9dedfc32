import type { Actor } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { claimSentForReview } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { lockAccountClaims } from '../../base/db/locks.js';
import { claimNotFound } from '../../base/refusals.js';
import { claimsOf, findOwnClaim } from '../db/claim-store.js';
import { appealDeadline, type ClaimRecord } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';
import { checkOpenClaims } from './start-claim.js';

/**
 * Requests a second review of a rejected claim. For everyone but the claimant it does not exist
 * (docs/rules.md#claim-appeals).
 */
export async function appealClaim(
  tx: EntityManager,
  { claimId, note }: { claimId: string; note: string },
  actor: Actor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  await lockAccountClaims(tx, actor.id);
  const claim = await findOwnClaim(tx, claimId, actor.id);
  if (!claim) throw claimNotFound();
  if (appealDeadline(claim, now) === null)
    throw new Refusal('conflict', 'This decision cannot be appealed. You can appeal a decision once, within 30 days.');
  checkOpenClaims(await claimsOf(tx, actor.id), claim.listingId);
  return await transition(
    tx,
    claimLifecycle,
    { id: claimId, accountId: actor.id },
    {
      action: 'appeal',
      actor,
      at: now,
      change: () => ({ appealedAt: now, appeal: note }),
      // An owner was asked before the first decision.
      event: () => ({ definition: claimSentForReview, data: { claimId, hasOwner: false } }),
    },
  );
}
