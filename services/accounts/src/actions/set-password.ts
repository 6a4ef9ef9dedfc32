import { hashToken } from '@poolpros/chassis/links';
import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { confirmEmail, findEnabledAccount, storePassword } from '../db/account-store.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { forgetFailures } from '../db/login-failure-store.js';
import { closeLinksOf, findPasswordLink, useLink } from '../db/password-link-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { linkState } from '../domain/password-link.js';
import { passwordWeakness } from '../domain/password-rules.js';
import { loginSubject } from './login-attempt.js';
import { commonPasswords } from './passwords.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

const linkUsed = () => new Refusal('link_used', 'This link has already been used.');

/** Sets the password of a mailed link's account and ends all its sessions. Returns the account. */
export async function setPassword(
  { config, database, passwords, log }: Needs,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<AccountRow> {
  const { link, account } = await openLink(database.dataSource.manager, token, now);
  const weakness = passwordWeakness(password, account, commonPasswords);
  if (weakness)
    throw new Refusal('password_too_weak', `The password ${weakness}.`, [{ path: 'body.password', message: weakness }]);
  const passwordHash = await passwords.hash(password);
  await database.transaction(async (tx) => {
    await storePassword(tx, account.id, passwordHash);
    await confirmEmail(tx, { id: account.id }, now);
    if (!(await useLink(tx, link.id, now))) throw linkUsed();
    await closeLinksOf(tx, account.id, now);
    await revokeSessionsOf(tx, account.id, now);
    await forgetFailures(tx, loginSubject(config.LINK_SECRET, account));
  });
  log.info({ accountId: account.id, purpose: link.purpose }, 'password set');
  return account;
}

/** The open link of a token with its account. */
export async function openLink(
  tx: EntityManager,
  token: string,
  now: Date,
): Promise<{ link: PasswordLinkRow; account: AccountRow }> {
  const link = await findPasswordLink(tx, { tokenHash: hashToken(token) });
  const account = link && (await findEnabledAccount(tx, link.accountId));
  if (!link || !account) throw new Refusal('link_invalid', 'This link is not valid.');
  const state = linkState(link, now);
  if (state === 'used') throw linkUsed();
  if (state === 'expired') throw new Refusal('link_expired', 'This link has expired.');
  return { link, account };
}
