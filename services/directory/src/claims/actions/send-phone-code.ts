import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import type { Actor } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { phoneCodeSends } from '@poolpros/contracts/claim-facts';
import { claimPhoneCodeRequested } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { dayBefore } from '../../base/domain/day-before.js';
import { claimNotFound, fieldError, tooMany } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { findOwnClaim } from '../db/claim-store.js';
import { addPhoneCode, phoneCodesOf } from '../db/phone-code-store.js';
import type { ClaimRecord } from '../domain/claim.js';
import { sendAgainAt } from '../domain/phone-code.js';
import { claimLifecycle } from './claim-lifecycle.js';

/** Sends another code for an own claim by phone. For everyone else it does not exist. */
export async function sendPhoneCodeAgain(
  tx: EntityManager,
  claimId: string,
  actor: Actor & { id: string },
  now: Date,
): Promise<ClaimRecord> {
  const claim = await findOwnClaim(tx, claimId, actor.id);
  if (claim?.method !== 'phone') throw claimNotFound();
  const [listing] = await lockInstallers(tx, [claim.listingId]);
  if (!listing) throw claimNotFound();
  return await sendPhoneCode(tx, claim, listing, actor, now);
}

/** Sends a code to the phone of a locked listing. The limit counts codes per listing (docs/rules.md#phone-codes). */
export async function sendPhoneCode(
  tx: EntityManager,
  claim: ClaimRecord,
  { id: listingId, phone }: InstallerRecord,
  actor: Actor,
  now: Date,
): Promise<ClaimRecord> {
  if (phone === null) throw fieldError('body.method', 'choose another way: no phone is listed anymore');
  const sent = await phoneCodesOf(tx, [listingId], dayBefore(now));
  const next = sendAgainAt(
    sent.map(({ sentAt }) => sentAt),
    now,
  );
  if (next) throw tooMany(`${phoneCodeSends.rule} Try again later.`);
  const phoneCodeId = newId();
  const nonce = randomBytes(16).toString('base64url');
  await addPhoneCode(tx, { id: phoneCodeId, claimId: claim.id, listingId, phone, nonce, tries: 0, sentAt: now });
  const event = () => ({ definition: claimPhoneCodeRequested, data: { claimId: claim.id, phoneCodeId } });
  return await transition(tx, claimLifecycle, claim.id, { action: 'send_proof', actor, at: now, event });
}
