import type { InternalClient } from '@poolpros/chassis/internal-client';
import { type Actor, anonymous } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { claimRejected } from '@poolpros/contracts/events/directory';
import type { ClaimAnswer } from '@poolpros/contracts/http/claim-answers';
import type { EntityManager } from 'typeorm';
import { isOpenAccount } from '../../base/accounts/account-contacts.js';
import { claimNotFound, linkInvalid } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { ownersOf } from '../../members/db/member-store.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { findClaim } from '../db/claim-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { answerToken, isTokenOf } from '../links/claim-link.js';
import { claimLifecycle } from './claim-lifecycle.js';
import { approve } from './resolve-claim.js';

interface Answered {
  claimId: string;
  answer: ClaimAnswer;
}

/** The claim that an owner wants to answer. For everyone but the owners of its page it does not exist. */
export async function claimToAnswer(
  tx: EntityManager,
  claimId: string,
  actor: ListingActor & { id: string },
): Promise<ClaimRecord> {
  const claim = await findClaim(tx, claimId);
  if (!claim) throw claimNotFound();
  await authorizeOn(tx, claim.listingId, actor, 'answer_claim', claimNotFound);
  return claim;
}

/** The current owner answers a claim of their page (docs/rules.md#contested-claims). */
export async function answerClaim(
  tx: EntityManager,
  { claimId, answer }: Answered,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  return await take(tx, await claimToAnswer(tx, claimId, actor), answer, actor, now);
}

/** Throws `link_invalid` for the link of nobody, or of an owner whose account is not open. Ask before a transaction begins. */
export async function requireOpenOwner(
  tx: EntityManager,
  { accounts, linkSecret }: { accounts: InternalClient; linkSecret: string },
  { claimId, token }: { claimId: string; token: string },
): Promise<void> {
  const claim = await findClaim(tx, claimId);
  const owners = claim ? await ownersOf(tx, claim.listingId) : [];
  const owner = owners.find((each) => claim && isTokenOf(token, [answerToken(linkSecret, claim, each)]));
  if (!owner || !(await isOpenAccount(accounts, owner))) throw linkInvalid();
}

/** The same by the link in the mail to an owner; it works while they are one. */
export async function answerClaimByLink(
  tx: EntityManager,
  linkSecret: string,
  { claimId, token, answer }: Answered & { token: string },
  now: Date,
): Promise<ClaimRecord> {
  const claim = await findClaim(tx, claimId);
  if (!claim) throw linkInvalid();
  const owners = await ownersOf(tx, claim.listingId);
  const tokens = owners.map((owner) => answerToken(linkSecret, claim, owner));
  if (!isTokenOf(token, tokens)) throw linkInvalid();
  return await take(tx, claim, answer, anonymous, now);
}

async function take(
  tx: EntityManager,
  { id, listingId, ownerAnswersUntil }: ClaimRecord,
  answer: ClaimAnswer,
  actor: Actor,
  now: Date,
): Promise<ClaimRecord> {
  if (ownerAnswersUntil === null || ownerAnswersUntil <= now)
    throw new Refusal('link_expired', 'The time to answer has passed. Someone on our team will decide.');
  await lockInstallers(tx, [listingId]);
  if (answer !== 'refuse')
    return await approve(tx, { id }, { actor, now, granted: { keepsOwners: answer === 'share' } });
  const reasonCode = 'owner_objects' as const;
  return await transition(tx, claimLifecycle, id, {
    action: 'refuse',
    actor,
    at: now,
    reason: reasonCode,
    change: () => ({ decidedAt: now, decidedBy: actor.id, reasonCode }),
    event: ({ id: claimId }) => ({ definition: claimRejected, data: { claimId, reasonCode } }),
  });
}
