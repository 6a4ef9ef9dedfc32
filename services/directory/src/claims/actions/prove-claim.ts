import { anonymous } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { linkInvalid } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { findClaimByToken, lockClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { claimLifecycle } from './claim-lifecycle.js';
import { resolveClaim } from './resolve-claim.js';

/** Throws if the mailed link of a claim no longer works. */
export function checkProofOpen({ status, proofUntil }: ClaimRecord, now: Date): void {
  if (status !== 'proof_sent' || proofUntil === null || proofUntil <= now)
    throw new Refusal('link_expired', 'The link no longer works. Start the claim again.');
}

/** Proves the claim behind a mailed link; the history has the request id. A second call changes nothing. */
export async function proveClaim(
  tx: EntityManager,
  { tokenHash, requestId }: { tokenHash: string; requestId: string },
  now: Date,
): Promise<ClaimRecord> {
  const named = await findClaimByToken(tx, tokenHash);
  if (named) await lockInstallers(tx, [named.listingId]);
  const found = named && (await lockClaim(tx, named.id));
  if (!found) throw linkInvalid();
  if (found.provedAt !== null) return found;
  checkProofOpen(found, now);
  const proved = await transition(tx, claimLifecycle, found.id, {
    action: 'prove',
    actor: anonymous,
    at: now,
    requestId,
    change: () => ({ provedAt: now, isStrong: true }),
  });
  return await resolveClaim(tx, proved, { actor: anonymous, now });
}
