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
  /** Of the authenticator app, where the account has one. */
  code?: string | undefined;
  /** Where the account needs a second factor and has passkeys alone. */
  passkey?: SignedByPasskey | undefined;
  origin: LoginOrigin;
}

/** Begins a session when the password is right. Failed attempts delay the next ones; a new browser is told by mail. */
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
    // Before anything else: it changes the account, which two logins that only hold it could not do side by side.
    if (origin.device === null)
      await noteSecurity(tx, { accountId: account.id, notice: 'new_device', by: origin }, now);
    const current = await holdAccount(tx, account.id);
    // Whatever ended the account's sessions while the password was checked would miss this one.
    if (current.disabledAt || current.passwordHash !== account.passwordHash) throw credentialsInvalid();
    await uncountAttempt(tx, attempt);
    await insertSession(tx, loggedIn.session, tokensSince(now));
  });
  log.info({ audience, accountId: account.id, sessionId: loggedIn.session.id }, 'login succeeded');
  return loggedIn;
}

const credentialsInvalid = () => new Refusal('credentials_invalid', 'The email address or the password is not right.');
