import { anonymous } from '@poolpros/chassis/machine/history';
import type { EntityManager } from 'typeorm';
import { unsetPassword } from '../db/account-store.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { deletePasskeysSince } from '../db/passkey-store.js';
import { closeBackLinks, findBackLink } from '../db/password-link-store.js';
import { deleteSecondFactorSince } from '../db/second-factor-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { keepAccount } from './keep-account.js';
import { type Noticed, noteSecurity } from './note-security.js';

/**
 * Ends everything that came of a change of email that its owner takes back, as a stranger was in: sessions, the password,
 * second factors that were set since, a deletion, and the links that take later changes back. Only a mailed link logs in
 * afterward. `account` still has the email that it loses; that one gets a mail.
 */
export async function undoEmailChange(
  tx: EntityManager,
  { account, link, by }: { account: AccountRow; link: PasswordLinkRow; by: Noticed['by'] },
  now: Date,
): Promise<void> {
  const { id: accountId, email: lost } = account;
  const since = link.createdAt;
  await closeBackLinks(tx, accountId, since, now);
  await keepAccount(tx, accountId, anonymous, now);
  await revokeSessionsOf(tx, accountId, now);
  await unsetPassword(tx, accountId);
  await deletePasskeysSince(tx, accountId, since);
  await deleteSecondFactorSince(tx, accountId, since);
  if (lost === link.email) return;
  // It gets no link against this step, which a thief would use. One that had the account before the change has its own.
  const earlier = await findBackLink(tx, { accountId, email: lost, before: since }, now);
  const notice = { accountId, notice: 'email_taken_back' as const, by, email: lost };
  await noteSecurity(tx, { ...notice, ...(earlier && { linkId: earlier.id }) }, now);
}
