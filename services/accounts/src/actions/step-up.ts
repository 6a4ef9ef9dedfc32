import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { AuthMethod, SignedByPasskey } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { findEnabledAccount } from '../db/account-store.js';
import type { AccountRow, SessionRow } from '../db/entities.js';
import { factorsOf } from '../db/factor-store.js';
import { findOpenSession, storeMethods, storeProven } from '../db/session-store.js';
import { ownSite } from '../domain/own-site.js';
import { lacksOwnFactor, lacksSecondFactor, type StaffFactorPolicy } from '../domain/second-factor.js';
import { isProven } from '../domain/session.js';
import { checkPassword, checkSecondFactor } from './check-password.js';
import { type Attempt, type LoginOrigin, uncountAttempt } from './login-attempt.js';
import { checkPasskeyProof } from './passkey-proof.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

/** The proof of identity. */
export interface Proof {
  /** For an account without a second factor. */
  password?: string | undefined;
  /** For an account with an authenticator app. */
  code?: string | undefined;
  passkey?: SignedByPasskey | undefined;
}

/** The session that needs a step-up. */
export interface SignedIn {
  accountId: string;
  sessionId: string;
}

const sessionExpired = () => new Refusal('session_expired', 'Please log in again.');

/** The session with its account. Throws Refusal `session_expired` if either has ended. */
export async function openSession(
  tx: EntityManager,
  signedIn: SignedIn,
  now: Date,
): Promise<{ account: AccountRow; session: SessionRow }> {
  const session = await findOpenSession(tx, signedIn, now);
  const account = session && (await findEnabledAccount(tx, signedIn.accountId));
  if (!session || !account) throw sessionExpired();
  return { account, session };
}

/** Whether the owner of a session has authenticated recently, by a second factor if the account has one. */
export async function isOwnerThere(tx: EntityManager, session: SessionRow, now: Date): Promise<boolean> {
  return isProven(session, now) && !lacksOwnFactor(await factorsOf(tx, session.accountId), session.amr);
}

/**
 * The same for sensitive actions: throws Refusal `step_up_required` if the owner has not authenticated recently
 * (docs/rules.md#step-up).
 */
export async function provenSession(
  tx: EntityManager,
  signedIn: SignedIn,
  now: Date,
): Promise<{ account: AccountRow; session: SessionRow }> {
  const opened = await openSession(tx, signedIn, now);
  if (!(await isOwnerThere(tx, opened.session, now)))
    throw new Refusal('step_up_required', 'First confirm that it is still you.');
  return opened;
}

/** Throws Refusal `forbidden` for an account that must add a second factor before anything else. */
export function requireFactor(
  policy: StaffFactorPolicy,
  { account, session }: { account: AccountRow; session: SessionRow },
): void {
  if (lacksSecondFactor(policy, account.audience, session.amr))
    throw new Refusal('forbidden', 'Administrators need a second factor here. Add one first.');
}

/**
 * Records a step-up of a session, by a passkey, by the account's authenticator app, or by the password if it has
 * neither. A wrong code or password counts as a failed login. A session that began with only the password counts as one
 * with the second factor from then on.
 */
export async function requireStepUp(
  context: Needs,
  { signedIn, proof, origin }: { signedIn: SignedIn; proof: Proof; origin: LoginOrigin },
  now: Date,
): Promise<void> {
  const { database } = context;
  const { passkey } = proof;
  if (passkey !== undefined)
    return await database.transaction(async (tx) => {
      const { session } = await openSession(tx, signedIn, now);
      const site = ownSite(context.config.PUBLIC_URL);
      if (!(await checkPasskeyProof(tx, { by: { purpose: 'prove', signedIn }, passkey, site }, now)))
        throw wrongPasskey();
      await noteProven(tx, session, 'hwk', now);
    });
  const { manager } = database.dataSource;
  const { account, session } = await openSession(manager, signedIn, now);
  const { app, passkeys } = await factorsOf(manager, account.id);
  if (app) {
    const { code } = proof;
    if (code === undefined) throw wrongCode();
    const attempt = await checkSecondFactor(context, { account, code, origin, attempt: null }, now);
    if (!attempt) throw wrongCode();
    return await noteAttempt(context, { session, attempt, method: 'otp' }, now);
  }
  if (passkeys) throw wrongPasskey();
  const { password } = proof;
  if (password === undefined) throw wrongPassword('body.password');
  const attempt = await checkPassword(context, { account, password, origin }, now);
  if (!attempt) throw wrongPassword('body.password');
  await noteAttempt(context, { session, attempt, method: 'pwd' }, now);
}

async function noteAttempt(
  { database }: Needs,
  { session, attempt, method }: { session: SessionRow; attempt: Attempt; method: AuthMethod },
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await uncountAttempt(tx, attempt);
    await noteProven(tx, session, method, now);
  });
}

async function noteProven(tx: EntityManager, { id, amr }: SessionRow, method: AuthMethod, now: Date): Promise<void> {
  await storeProven(tx, id, now);
  if (!amr.includes(method)) await storeMethods(tx, id, [...amr, method]);
}

/** The form error for a code that is wrong or no longer valid. */
export const wrongCode = (): Refusal =>
  new Refusal('invalid_request', 'That code is wrong.', [
    { path: 'body.code', message: 'enter the code that your app shows now, or a recovery code' },
  ]);

const wrongPasskey = (): Refusal =>
  new Refusal('invalid_request', 'That passkey does not belong to this account.', [
    { path: 'body.passkey', message: 'use a passkey that belongs to this account' },
  ]);

/** The form error for a wrong password. */
export const wrongPassword = (path: string): Refusal =>
  new Refusal('invalid_request', 'That is not the password for this account.', [
    { path, message: 'enter the password you log in with' },
  ]);
