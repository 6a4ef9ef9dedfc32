import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { Audience, SignedByPasskey } from '@poolpros/contracts/http/accounts';
import type { Context } from '../context.js';
import { findEnabledAccount, holdAccount } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { insertSession } from '../db/session-store.js';
import { tokensSince } from '../domain/access-token.js';
import type { OwnSite } from '../domain/own-site.js';
import type { LoginOrigin } from './login-attempt.js';
import { type LoggedIn, newSession } from './new-session.js';
import { noteSecurity } from './note-security.js';
import { checkPasskeyProof } from './passkey-proof.js';

export interface PasskeyLogin {
  audience: Audience;
  passkey: SignedByPasskey;
  site: OwnSite;
  originOf: (account: AccountRow) => LoginOrigin;
}

/**
 * Begins a session by a passkey, which its owner has unlocked: two factors in one. Failed passwords of others do not
 * delay it, because a passkey cannot be guessed. A login from a new browser sends a mail.
 */
export async function logInWithPasskey(
  { config, database, log }: Pick<Context, 'config' | 'database'> & { log: Pick<Log, 'info'> },
  { audience, passkey, site, originOf }: PasskeyLogin,
  now: Date,
): Promise<LoggedIn & { origin: LoginOrigin }> {
  const loggedIn = await database.transaction(async (tx) => {
    const used = await checkPasskeyProof(tx, { by: { purpose: 'login' }, passkey, site }, now);
    const account = used && (await findEnabledAccount(tx, used.accountId));
    if (account?.audience !== audience) throw passkeyInvalid();
    const origin = originOf(account);
    if (origin.device === null)
      await noteSecurity(tx, { accountId: account.id, notice: 'new_device', by: origin }, now);
    const current = await holdAccount(tx, account.id);
    // No password means that a change of email was undone: then only a mailed link can log in.
    if (current.disabledAt || current.passwordHash === null) throw passkeyInvalid();
    const begun = newSession(current, { amr: ['hwk'], origin, key: config.LINK_SECRET }, now);
    await insertSession(tx, begun.session, tokensSince(now));
    return { ...begun, origin };
  });
  const { account, session } = loggedIn;
  log.info({ audience, accountId: account.id, sessionId: session.id }, 'login with a passkey succeeded');
  return loggedIn;
}

const passkeyInvalid = () =>
  new Refusal('passkey_invalid', 'That passkey does not work here. Log in with your password.');
