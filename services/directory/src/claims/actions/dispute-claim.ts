import { anonymous } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { claimDisputed } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { linkInvalid } from '../../base/refusals.js';
import { lockClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { isTokenOf, objectionToken } from '../links/claim-link.js';
import { claimLifecycle } from './claim-lifecycle.js';

/**
 * Records, by the link in the notice, that the previous contact of the page disputes the claim. The staff decides about
 * it (docs/rules.md#disputed-claims).
 */
export async function disputeClaim(
  tx: EntityManager,
  linkSecret: string,
  { claimId, token, note }: { claimId: string; token: string; note: string },
  now: Date,
): Promise<ClaimRecord> {
  const claim = await lockClaim(tx, claimId);
  if (!claim) throw linkInvalid();
  const notified = [undefined, ...claim.ownersBefore];
  const tokens = notified.map((accountId) => objectionToken(linkSecret, claim, accountId));
  if (!isTokenOf(token, tokens)) throw linkInvalid();
  if (claim.objectedAt !== null)
    throw new Refusal('link_used', 'You have already told us. Someone on our team is looking into it.');
  if (claim.status !== 'approved' || claim.objectUntil === null || claim.objectUntil <= now)
    throw new Refusal('link_expired', 'The link no longer works. Reply to the email instead.');
  return await transition(tx, claimLifecycle, claimId, {
    action: 'dispute',
    actor: anonymous,
    at: now,
    change: () => ({ objectedAt: now, objection: note || null }),
    event: ({ listingId }) => ({ definition: claimDisputed, data: { claimId, installerId: listingId } }),
  });
}
