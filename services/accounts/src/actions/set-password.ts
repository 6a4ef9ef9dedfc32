import { hashToken } from '@poolpros/chassis/links';
import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import { confirmEmail, storePassword } from '../db/account-store.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { factorsOf } from '../db/factor-store.js';
import { forgetFailures } from '../db/login-failure-store.js';
import { deletePasskeysOf } from '../db/passkey-store.js';
import { closeLinksOf, findPasswordLink, useLink } from '../db/password-link-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { type LinkPurpose, linkState } from '../domain/password-link.js';
import { type Factors, needsSecondFactor } from '../domain/second-factor.js';
import { accountOfLink } from './account-of-link.js';
import { loginSubject } from './login-attempt.js';
import { noteSecurity } from './note-security.js';
import { requireStrong } from './passwords.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

export const linkUsed = () => new Refusal('link_used', 'This link has already been used.');

/** Links that set a password. */
export const passwordPurposes = ['setup', 'confirm', 'reset'] as const satisfies LinkPurpose[];

export interface PasswordSet {
  account: AccountRow;
  passkeysRemoved: number;
  /** The remaining second factors of the account. */
  left: Factors;
}

/**
 * Sets the password of a mailed link's account, and removes what an intruder may have left: all sessions and all
 * passkeys. If a second factor is required, the passkeys stay, because access to a mailbox alone must not replace it.
 */
export async function setPassword(
  { config, database, passwords, log }: Needs,
  { token, password, by }: { token: string; password: string; by: { client: string; ip: string } },
  now: Date,
): Promise<PasswordSet> {
  const { link, account } = await openLink(database.dataSource.manager, token, passwordPurposes, now);
  requireStrong(password, account);
  const passwordHash = await passwords.hash(password);
  const keepsPasskeys = needsSecondFactor(config.ADMIN_SECOND_FACTOR, account.audience);
  const set = await database.transaction(async (tx) => {
    // Before the account, because a login with a passkey locks them in this order.
    const passkeysRemoved = keepsPasskeys ? 0 : await deletePasskeysOf(tx, account.id);
    await storePassword(tx, account.id, passwordHash);
    await confirmEmail(tx, { id: account.id }, now);
    if (!(await useLink(tx, link.id, now))) throw linkUsed();
    await closeLinksOf(tx, account.id, now);
    await revokeSessionsOf(tx, account.id, now);
    await forgetFailures(tx, loginSubject(config.LINK_SECRET, account));
    // An invitation sets the first one.
    if (account.passwordHash !== null)
      await noteSecurity(tx, { accountId: account.id, notice: 'password_changed', by }, now);
    return { account, passkeysRemoved, left: await factorsOf(tx, account.id) };
  });
  log.info({ accountId: account.id, purpose: link.purpose }, 'password set');
  return set;
}

/** The open link with a token and one of these purposes, with its account. */
export async function openLink<P extends LinkPurpose>(
  tx: EntityManager,
  token: string,
  purposes: readonly P[],
  now: Date,
): Promise<{ link: PasswordLinkRow & { purpose: P }; account: AccountRow }> {
  const isFor = (link: PasswordLinkRow): link is PasswordLinkRow & { purpose: P } =>
    (purposes as readonly LinkPurpose[]).includes(link.purpose);
  const link = await findPasswordLink(tx, { tokenHash: hashToken(token) });
  const account = link && (await accountOfLink(tx, link));
  if (!link || !account || !isFor(link)) throw new Refusal('link_invalid', 'This link is not valid.');
  const state = linkState(link, now);
  if (state === 'used') throw linkUsed();
  if (state === 'expired') throw new Refusal('link_expired', 'This link has expired.');
  return { link, account };
}
