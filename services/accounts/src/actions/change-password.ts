import type { Log } from '@poolpros/chassis/log';
import type { Context } from '../context.js';
import { storePassword } from '../db/account-store.js';
import { factorsOf } from '../db/factor-store.js';
import { closeLinksOf } from '../db/password-link-store.js';
import { revokeSessionsOf, storeProven } from '../db/session-store.js';
import { hasFactor } from '../domain/second-factor.js';
import { checkPassword } from './check-password.js';
import { type LoginOrigin, uncountAttempt } from './login-attempt.js';
import { noteSecurity } from './note-security.js';
import { requireStrong } from './passwords.js';
import { openSession, provenSession, requireFactor, type SignedIn, wrongPassword } from './step-up.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

export interface PasswordChange {
  signedIn: SignedIn;
  currentPassword: string;
  password: string;
  origin: LoginOrigin;
}

/** Replaces the password of a caller who knows it, and ends all other sessions. The owner gets a mail. */
export async function changePassword(
  context: Needs,
  { signedIn, currentPassword, password, origin }: PasswordChange,
  now: Date,
): Promise<void> {
  const { database, passwords, log } = context;
  const { manager } = database.dataSource;
  const opened = await openSession(manager, signedIn, now);
  const { account } = opened;
  // A second factor is proof enough; without one the current password is required.
  if (hasFactor(await factorsOf(manager, account.id))) await provenSession(manager, signedIn, now);
  requireFactor(context.config.ADMIN_SECOND_FACTOR, opened);
  requireStrong(password, account);
  const attempt = await checkPassword(context, { account, password: currentPassword, origin }, now);
  if (!attempt) throw wrongPassword('body.currentPassword');
  const passwordHash = await passwords.hash(password);
  await database.transaction(async (tx) => {
    await storePassword(tx, account.id, passwordHash);
    // The session may have ended during the password check, for example by a reset, which has priority.
    await openSession(tx, signedIn, now);
    await uncountAttempt(tx, attempt);
    await closeLinksOf(tx, account.id, now);
    await revokeSessionsOf(tx, account.id, now, signedIn.sessionId);
    await storeProven(tx, signedIn.sessionId, now);
    await noteSecurity(tx, { accountId: account.id, notice: 'password_changed', by: origin }, now);
  });
  log.info({ accountId: account.id }, 'password changed');
}
