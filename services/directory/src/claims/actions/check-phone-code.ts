import { timingSafeEqual } from 'node:crypto';
import type { Database } from '@poolpros/chassis/database';
import type { Actor } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { counted } from '@poolpros/contracts/counted';
import { claimNotFound, fieldError } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { contactSince, findOwnClaim, lockClaim } from '../db/claim-store.js';
import { takeTry } from '../db/phone-code-store.js';
import { type ClaimRecord, hasSettled } from '../domain/claim.js';
import { codesEndedAt, mostTries } from '../domain/phone-code.js';
import { phoneCode } from '../links/claim-link.js';
import { claimLifecycle } from './claim-lifecycle.js';
import { resolveClaim } from './resolve-claim.js';

/**
 * Proves an own claim by the code that went to the phone of the listing. An attempt is committed before it is checked,
 * so that neither an error nor a concurrent attempt goes uncounted.
 */
export async function checkPhoneCode(
  database: Pick<Database, 'transaction'>,
  linkSecret: string,
  { claimId, code: typed }: { claimId: string; code: string },
  actor: Actor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  const { claim, code } = await database.transaction(async (tx) => {
    const claim = await findOwnClaim(tx, claimId, actor.id);
    if (claim?.method !== 'phone') throw claimNotFound();
    if (claim.status !== 'proof_sent') return { claim, code: null };
    return { claim, code: await takeTry(tx, claimId, { sentAfter: codesEndedAt(now), mostTries }) };
  });
  if (claim.provedAt !== null) return claim;
  if (!code) throw fieldError('body.code', 'request another code; this one no longer works');
  if (!timingSafeEqual(Buffer.from(typed), Buffer.from(phoneCode(linkSecret, code)))) {
    const left = mostTries - code.tries;
    throw fieldError('body.code', left === 0 ? 'request another code; this one no longer works' : wrong(left));
  }
  return await database.transaction(async (tx) => {
    const [listing] = await lockInstallers(tx, [claim.listingId]);
    const current = await lockClaim(tx, claimId);
    if (!listing || !current) throw claimNotFound();
    if (current.provedAt !== null) return current;
    const isStrong = listing.phone === code.phone && hasSettled((await contactSince(tx, listing.id)).phone, now);
    const change = () => ({ provedAt: now, isStrong });
    const proved = await transition(tx, claimLifecycle, claimId, { action: 'prove', actor, at: now, change });
    return await resolveClaim(tx, proved, { actor, now });
  });
}

const wrong = (left: number) => `enter the six digits as they were sent; ${counted(left, 'try is', 'tries are')} left`;
