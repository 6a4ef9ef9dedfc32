import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import type { Actor } from '@poolpros/chassis/machine/history';
import { begin, transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { claimProofRequested } from '@poolpros/contracts/events/directory';
import type { ClaimMethod, claimBodySchema } from '@poolpros/contracts/http/claims';
import { longDate } from '@poolpros/contracts/long-date';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { lockAccountClaims } from '../../base/db/locks.js';
import { dayBefore } from '../../base/domain/day-before.js';
import { fieldError, installerNotFound, tooMany } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { type InstallerRecord, isShown } from '../../listings/domain/installer.js';
import { roleOn } from '../../members/db/member-store.js';
import { takeCode } from '../db/claim-code-store.js';
import { claimsOf, countStarted } from '../db/claim-store.js';
import {
  type ClaimRecord,
  isOpen,
  mostOpenClaims,
  type NewClaim,
  pausedUntil,
  proofDeadline,
  proofMailsPerDay,
} from '../domain/claim.js';
import { claimMethodsOf } from '../domain/claim-methods.js';
import { isAtDomain, proofDomain } from '../domain/claim-proof.js';
import { claimToken } from '../links/claim-link.js';
import { claimContext } from './claim-context.js';
import { claimLifecycle } from './claim-lifecycle.js';
import { resolveClaim } from './resolve-claim.js';
import { sendPhoneCode } from './send-phone-code.js';

type Body = z.output<typeof claimBodySchema>;
type Claimant = Actor & { id: string };
/** The origin of a claim. */
type Origin = Pick<NewClaim, 'network' | 'browser'>;

/**
 * Stores the claim of a listing with its proof. A code from the staff proves it immediately, a mail to the website's
 * domain when its link is used, a code by phone when it is entered, a license or documents after a review by the staff
 * (docs/rules.md#claims).
 */
export async function startClaim(
  tx: EntityManager,
  { linkSecret, sendsTexts, origin }: { linkSecret: string; sendsTexts: boolean; origin: Origin },
  body: Body,
  actor: Claimant,
  now: Date,
): Promise<ClaimRecord> {
  await lockAccountClaims(tx, actor.id);
  const [listing] = await lockInstallers(tx, [body.installerId]);
  if (!listing || !isShown(listing)) throw installerNotFound();
  await checkMayClaim(tx, listing, actor, now);
  const standing = await claimContext(tx, { listingId: listing.id, accountId: actor.id });
  if (!claimMethodsOf(listing, standing, { sendsTexts, now }).some(({ method }) => method === body.method))
    throw fieldError('body.method', notOffered[body.method]);
  const claim = { ...claimOf(body, actor, linkSecret, now), ...origin };
  if (body.method === 'code' && !(await takeCode(tx, listing.id, hashToken(body.code), now)))
    throw fieldError(
      'body.code',
      'enter the code for this business exactly as we sent it; it works only once and expires after 30 days',
    );
  if (body.method === 'domain_mail') await checkMailProof(tx, listing, body.email, now);
  const started = await begin(tx, claimLifecycle, claim, { action: 'start', actor, at: now });
  const { id } = started;
  switch (body.method) {
    case 'phone':
      return await sendPhoneCode(tx, started, listing, actor, now);
    case 'code': {
      const proof = { action: 'prove', actor, at: now, change: () => ({ provedAt: now, isStrong: true }) } as const;
      return await resolveClaim(tx, await transition(tx, claimLifecycle, id, proof), { actor, now });
    }
    case 'domain_mail': {
      const event = () => ({ definition: claimProofRequested, data: { claimId: id } });
      return await transition(tx, claimLifecycle, id, { action: 'send_proof', actor, at: now, event });
    }
    case 'documents':
      return started;
    case 'license':
    case 'owner':
      return await resolveClaim(tx, started, { actor, now });
  }
}

const ownersWord =
  'choose another way: a page that has an owner changes hands only with strong proof or the owner’s consent';
/** Why a method of proof is not available for a listing. */
const notOffered: Record<ClaimMethod, string> = {
  phone: 'choose another way: no phone is listed, or the phone cannot be reached',
  domain_mail: 'choose another way: no website with a domain of its own is listed',
  code: 'choose another way',
  license: ownersWord,
  documents: ownersWord,
  owner: 'choose another way: the page has no owner to ask',
};

async function checkMayClaim(tx: EntityManager, listing: InstallerRecord, { id: accountId }: Claimant, now: Date) {
  if ((await roleOn(tx, listing.id, accountId)) !== null)
    throw new Refusal('conflict', 'You already belong to this business. It is in your dashboard.');
  const claims = await claimsOf(tx, accountId);
  checkOpenClaims(claims, listing.id);
  const rejected = claims.filter(({ listingId, status }) => listingId === listing.id && status === 'rejected');
  const until = pausedUntil(
    rejected.flatMap(({ decidedAt }) => decidedAt ?? []),
    now,
  );
  if (until) throw tooMany(`Two claims were not approved. You can try again on or after ${longDate(until)}.`);
}

/** Throws if an account may not start another claim, or no claim of this listing. */
export function checkOpenClaims(claims: readonly ClaimRecord[], listingId: number): void {
  const open = claims.filter(isOpen);
  if (open.some((claim) => claim.listingId === listingId))
    throw new Refusal('conflict', 'You have already claimed this business. That claim has not been decided yet.');
  if (open.length >= mostOpenClaims)
    throw tooMany(`You have ${mostOpenClaims} open claims. Wait for a decision or withdraw one.`);
}

async function checkMailProof(tx: EntityManager, { id, website }: InstallerRecord, email: string, now: Date) {
  const domain = proofDomain(website);
  if (domain === null) throw fieldError('body.method', notOffered.domain_mail);
  if (!isAtDomain(email, domain)) throw fieldError('body.email', `enter an email that ends in @${domain}`);
  const sent = await countStarted(tx, { listingId: id, method: 'domain_mail', after: dayBefore(now) });
  if (sent >= proofMailsPerDay) throw tooMany('Several links were sent for this business today. Try again tomorrow.');
}

function claimOf(body: Body, { id: accountId }: Claimant, linkSecret: string, now: Date): Omit<NewClaim, keyof Origin> {
  const id = newId();
  const isMailed = body.method === 'domain_mail';
  const nonce = randomBytes(16).toString('base64url');
  return {
    id,
    listingId: body.installerId,
    accountId,
    method: body.method,
    role: body.role,
    licenseNumber: body.method === 'license' ? body.licenseNumber : null,
    proofEmail: isMailed ? body.email : null,
    note: body.note || null,
    nonce,
    tokenHash: isMailed ? hashToken(claimToken(linkSecret, { id, nonce })) : null,
    proofUntil: isMailed ? proofDeadline(now) : null,
    provedAt: null,
    isStrong: false,
    ownerAnswersUntil: null,
    startedAt: now,
    decidedAt: null,
    decidedBy: null,
    reasonCode: null,
    decisionNote: null,
    appealedAt: null,
    appeal: null,
    ownersBefore: [],
    objectUntil: null,
    objectedAt: null,
    objection: null,
  };
}
