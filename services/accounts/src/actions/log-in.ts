import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { Audience, AuthMethod, SignedByPasskey } from '@poolpros/contracts/http/accounts';
import type { Context } from '../context.js';
import { findAccount, holdAccount } from '../db/account-store.js';
import { insertSession } from '../db/session-store.js';
import { tokensSince } from '../domain/access-token.js';
import { checkPassword } from './check-password.js';
import { type LoginOrigin, uncountAttempt } from './login-attempt.js';
import { type LoggedIn, newSession } from './new-session.js';
import { noteSecurity } from './note-security.js';
import { takeSecondStep } from './second-step.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

export interface Login {
  audience: Audience;
  email: string;
  password: string;
  /** Of the authenticator app, if the account has one. */
  code?: string | undefined;
  /** If the account needs a second factor and has only passkeys. */
  passkey?: SignedByPasskey | undefined;
  origin: LoginOrigin;
}

/**
 * Begins a session if the password is right. Failed attempts delay the next ones; a login from a new browser sends a
 * mail.
 */
export async function logIn(
  context: Needs,
  { audience, email, password, code, passkey, origin }: Login,
  now: Date,
): Promise<LoggedIn> {
  const { database, log } = context;
  const account = await findAccount(database.dataSource.manager, audience, email);
  const attempt = await checkPassword(context, { account, password, origin }, now).catch((error: unknown) => {
    if (error instanceof Refusal) log.info({ audience, code: error.code }, 'login held back');
    throw error;
  });
  if (!account || !attempt) {
    log.info({ audience, accountId: account?.id ?? null }, 'login failed');
    throw credentialsInvalid();
  }
  const second = await takeSecondStep(context, { account, code, passkey, origin, attempt }, now);
  const amr: AuthMethod[] = second === null ? ['pwd'] : ['pwd', second];
  const loggedIn = newSession(account, { amr, origin, key: context.config.LINK_SECRET }, now);
  await database.transaction(async (tx) => {
    // First of all: it updates the account, and two logins that only lock it for reading would deadlock.
    if (origin.device === null)
      await noteSecurity(tx, { accountId: account.id, notice: 'new_device', by: origin }, now);
    const current = await holdAccount(tx, account.id);
    // A change that ended the account's sessions during the password check would miss this one.
    if (current.disabledAt || current.passwordHash !== account.passwordHash) throw credentialsInvalid();
    await uncountAttempt(tx, attempt);
    await insertSession(tx, loggedIn.session, tokensSince(now));
  });
  log.info({ audience, accountId: account.id, sessionId: loggedIn.session.id }, 'login succeeded');
  return loggedIn;
}

const credentialsInvalid = () => new Refusal('credentials_invalid', 'The email address or password is incorrect.');
