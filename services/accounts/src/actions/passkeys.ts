import { newId } from '@poolpros/chassis/ids';
import { Refusal } from '@poolpros/chassis/refusal';
import type { newPasskeySchema } from '@poolpros/contracts/http/accounts';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { PasskeyRow } from '../db/entities.js';
import { deletePasskey, insertChallenge, insertPasskey, passkeysOf, takeChallenge } from '../db/passkey-store.js';
import { findSecondFactor } from '../db/second-factor-store.js';
import { revokeSessionsOf, storeMethods } from '../db/session-store.js';
import type { OwnSite } from '../domain/own-site.js';
import { challengeMs, mostPasskeys } from '../domain/passkey.js';
import { needsSecondFactor, type StaffFactorPolicy } from '../domain/second-factor.js';
import { type Noticed, noteSecurity } from './note-security.js';
import { provenSession, type SignedIn } from './step-up.js';

type NewPasskey = z.output<typeof newPasskeySchema>;

interface Asked {
  signedIn: SignedIn;
  site: OwnSite;
}

/** Starts to add a passkey: the options for the browser. */
export async function beginPasskey(tx: EntityManager, { signedIn, site }: Asked, now: Date) {
  const { account } = await provenSession(tx, signedIn, now);
  const known = await passkeysWithRoom(tx, account.id);
  const options = await generateRegistrationOptions({
    rpName: 'PoolPros',
    rpID: site.rpId,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMs,
  });
  const { challenge } = options;
  const expiresAt = new Date(now.getTime() + challengeMs);
  await insertChallenge(tx, { challenge, purpose: 'add', sessionId: signedIn.sessionId, expiresAt }, now);
  return { ...options };
}

/**
 * Adds the passkey that a browser made, and notifies the owner. The session counts as one by a passkey from then on.
 */
export async function addPasskey(
  tx: EntityManager,
  { signedIn, site, passkey, by }: Asked & { passkey: NewPasskey; by: Noticed['by'] },
  now: Date,
): Promise<PasskeyRow> {
  const { account, session } = await provenSession(tx, signedIn, now);
  const made = await checkNewPasskey(tx, { signedIn, site, passkey }, now);
  await noteSecurity(tx, { accountId: account.id, notice: 'passkey_added', by }, now);
  await passkeysWithRoom(tx, account.id);
  const row: PasskeyRow = { ...made, id: newId(), accountId: account.id, device: by.client, createdAt: now };
  if (!(await insertPasskey(tx, row))) throw new Refusal('conflict', 'This passkey has already been added.');
  await storeMethods(tx, signedIn.sessionId, [...new Set([...session.amr, 'hwk' as const])]);
  return row;
}

/**
 * Removes a passkey of an account and ends all other sessions, which it may have begun. The last second factor of an
 * account that needs one cannot be removed.
 */
export async function removePasskey(
  tx: EntityManager,
  {
    signedIn,
    passkeyId,
    by,
    policy,
  }: Omit<Asked, 'site'> & {
    passkeyId: string;
    by: Noticed['by'];
    policy: StaffFactorPolicy;
  },
  now: Date,
): Promise<void> {
  const { account } = await provenSession(tx, signedIn, now);
  await noteSecurity(tx, { accountId: account.id, notice: 'passkey_removed', by }, now);
  if (!(await deletePasskey(tx, account.id, passkeyId))) throw new Refusal('not_found', 'There is no such passkey.');
  const left = (await passkeysOf(tx, account.id)).length + ((await findSecondFactor(tx, account.id)) ? 1 : 0);
  if (left === 0 && needsSecondFactor(policy, account.audience))
    throw new Refusal('forbidden', 'Administrators need a second factor here. Add another one first.');
  await revokeSessionsOf(tx, account.id, now, signedIn.sessionId);
}

/** The passkeys of an account; throws if it has the maximum number. */
async function passkeysWithRoom(tx: EntityManager, accountId: string): Promise<PasskeyRow[]> {
  const known = await passkeysOf(tx, accountId);
  if (known.length >= mostPasskeys)
    throw new Refusal('conflict', `An account can have at most ${mostPasskeys} passkeys. Remove one first.`);
  return known;
}

async function checkNewPasskey(
  tx: EntityManager,
  { signedIn, site, passkey }: Asked & { passkey: NewPasskey },
  now: Date,
): Promise<Omit<PasskeyRow, 'id' | 'accountId' | 'device' | 'createdAt'>> {
  // The library throws for anything wrong in the browser's data.
  const result = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON,
    expectedChallenge: (challenge) =>
      takeChallenge(tx, { challenge, purpose: 'add', sessionId: signedIn.sessionId }, now),
    expectedOrigin: site.origins,
    expectedRPID: site.rpId,
  }).catch(() => null);
  if (!result?.verified)
    throw new Refusal('invalid_request', 'This passkey could not be added. Try again.', [
      { path: 'body.passkey', message: 'start again; this passkey was not requested, or it came too late' },
    ]);
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
    lastUsedAt: null,
  };
}
