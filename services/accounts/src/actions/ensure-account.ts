import type { Audience } from '@poolpros/contracts/http/accounts';
import type { Context } from '../context.js';
import { storePassword, touchOrCreateAccount } from '../db/account-store.js';
import { forgetFailures } from '../db/login-failure-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { loginSubject } from '../login-attempt.js';

/** Makes an account when it is missing and sets the password when it has another one. Returns the account's id. */
export async function ensureAccount(
  { config, database, passwords, log }: Pick<Context, 'config' | 'database' | 'passwords' | 'log'>,
  { password, ...wanted }: { audience: Audience; email: string; name: string; password: string },
  now: Date,
): Promise<string> {
  const account = await database.transaction(async (tx) => {
    await forgetFailures(tx, loginSubject(config.LINK_SECRET, wanted));
    return touchOrCreateAccount(tx, wanted, now);
  });
  if (await passwords.verify(account.passwordHash, password)) return account.id;
  const passwordHash = await passwords.hash(password);
  await database.transaction(async (tx) => {
    await storePassword(tx, account.id, passwordHash);
    await revokeSessionsOf(tx, account.id, now);
  });
  log.info({ accountId: account.id, audience: account.audience }, 'password set by command');
  return account.id;
}
