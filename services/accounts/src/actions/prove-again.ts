import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { findEnabledAccount } from '../db/account-store.js';
import type { AccountRow, SessionRow } from '../db/entities.js';
import { findOpenSession, storeProven } from '../db/session-store.js';
import { isProven } from '../domain/session.js';
import { checkPassword } from './check-password.js';
import { type LoginOrigin, uncountAttempt } from './login-attempt.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

/** The session that asks for something. */
export interface SignedIn {
  accountId: string;
  sessionId: string;
}

const sessionExpired = () => new Refusal('session_expired', 'Please log in again.');

/** The session with its account. Throws Refusal `session_expired` when either has ended. */
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

/**
 * The same for what is dangerous in the wrong hands: throws Refusal `step_up_required` when the owner has not proved
 * lately to be there (docs/rules.md#step-up).
 */
export async function provenSession(
  tx: EntityManager,
  signedIn: SignedIn,
  now: Date,
): Promise<{ account: AccountRow; session: SessionRow }> {
  const opened = await openSession(tx, signedIn, now);
  if (!isProven(opened.session, now)) throw new Refusal('step_up_required', 'Enter your password again first.');
  return opened;
}

/** Notes that the owner of a session is there, by the password. */
export async function proveAgain(
  context: Needs,
  { signedIn, password, origin }: { signedIn: SignedIn; password: string; origin: LoginOrigin },
  now: Date,
): Promise<void> {
  const { database } = context;
  const { account } = await openSession(database.dataSource.manager, signedIn, now);
  const attempt = await checkPassword(context, { account, password, origin }, now);
  if (!attempt) throw wrongPassword('body.password');
  await database.transaction(async (tx) => {
    await uncountAttempt(tx, attempt);
    await storeProven(tx, signedIn.sessionId, now);
  });
}

/** What a form says at the field of a password that is not the account's. */
export const wrongPassword = (path: string): Refusal =>
  new Refusal('invalid_request', 'That is not the password of this account.', [
    { path, message: 'enter the password you log in with' },
  ]);
