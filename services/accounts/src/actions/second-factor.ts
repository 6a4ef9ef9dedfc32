import { newReadableCode } from '@poolpros/chassis/readable-code';
import { Refusal } from '@poolpros/chassis/refusal';
import { generateSecret, generateURI } from 'otplib';
import type { EntityManager } from 'typeorm';
import {
  deleteSecondFactor,
  lockSecondFactor,
  putUnconfirmed,
  replaceCodes,
  storeConfirmed,
} from '../db/second-factor-store.js';
import { revokeSessionsOf, storeMethods } from '../db/session-store.js';
import { seal } from '../domain/sealed-secret.js';
import { needsSecondFactor, readableCode, recoveryCodeCount, type StaffFactorPolicy } from '../domain/second-factor.js';
import { recoveryCodeHash, takeAppCode } from './check-code.js';
import { type Noticed, noteSecurity } from './note-security.js';
import { provenSession, type SignedIn, wrongCode } from './step-up.js';

interface Asked {
  signedIn: SignedIn;
  /** The service's secret; it seals secrets and hashes codes. */
  secret: string;
  by: Noticed['by'];
}

const exists = () => new Refusal('second_factor_exists', 'This account has a second factor. Remove it first.');
const none = () => new Refusal('not_found', 'This account has no second factor.');

/** Starts to add an authenticator app. It counts once one of its codes confirms that it has the secret. */
export async function beginSecondFactor(
  tx: EntityManager,
  { signedIn, secret }: Omit<Asked, 'by'>,
  now: Date,
): Promise<{ secret: string; uri: string }> {
  const { account } = await provenSession(tx, signedIn, now);
  const known = await lockSecondFactor(tx, account.id);
  if (known?.confirmedAt) throw exists();
  const shared = generateSecret();
  const sealedSecret = seal(secret, account.id, shared);
  await putUnconfirmed(tx, { accountId: account.id, sealedSecret, createdAt: now });
  const issuer = account.audience === 'admin' ? 'PoolPros admin' : 'PoolPros';
  return { secret: shared, uri: generateURI({ issuer, label: account.email, secret: shared }) };
}

/** Adds the authenticator app with this code, and ends all other sessions. Returns the recovery codes. */
export async function confirmSecondFactor(
  tx: EntityManager,
  { signedIn, secret, code, by }: Asked & { code: string },
  now: Date,
): Promise<string[]> {
  const { account, session } = await provenSession(tx, signedIn, now);
  const factor = await lockSecondFactor(tx, account.id);
  if (!factor) throw none();
  if (factor.confirmedAt) throw exists();
  if (!(await takeAppCode(tx, { factor, secret, code }, now))) throw wrongCode();
  await noteSecurity(tx, { accountId: account.id, notice: 'second_factor_added', by }, now);
  await storeConfirmed(tx, account.id, now);
  await storeMethods(tx, signedIn.sessionId, [...new Set([...session.amr, 'otp' as const])]);
  await revokeSessionsOf(tx, account.id, now, signedIn.sessionId);
  return await newCodes(tx, { accountId: account.id, secret }, now);
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: EntityManager,
  { signedIn, secret, by }: Asked,
  now: Date,
): Promise<string[]> {
  const { account } = await provenSession(tx, signedIn, now);
  const factor = await lockSecondFactor(tx, account.id);
  if (!factor?.confirmedAt) throw none();
  await noteSecurity(tx, { accountId: account.id, notice: 'recovery_codes_replaced', by }, now);
  return await newCodes(tx, { accountId: account.id, secret }, now);
}

/** Removes the second factor of an account that does not need one. */
export async function removeSecondFactor(
  tx: EntityManager,
  { signedIn, by, policy }: Omit<Asked, 'secret'> & { policy: StaffFactorPolicy },
  now: Date,
): Promise<void> {
  const { account, session } = await provenSession(tx, signedIn, now);
  if (needsSecondFactor(policy, account.audience))
    throw new Refusal('forbidden', 'Administrators need a second factor here.');
  if (!(await deleteSecondFactor(tx, account.id))) throw none();
  await noteSecurity(tx, { accountId: account.id, notice: 'second_factor_removed', by }, now);
  await storeMethods(
    tx,
    signedIn.sessionId,
    session.amr.filter((method) => method !== 'otp'),
  );
}

async function newCodes(
  tx: EntityManager,
  { accountId, secret }: { accountId: string; secret: string },
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newReadableCode);
  const hashes = codes.map((code) => recoveryCodeHash(secret, accountId, code));
  await replaceCodes(tx, accountId, hashes, now);
  return codes.map(readableCode);
}
