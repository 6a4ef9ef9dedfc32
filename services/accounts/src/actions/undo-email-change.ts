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
 * Undoes a change of email and everything after it, since an intruder was in: sessions, the password, second factors
 * added since, a deletion, and the links that undo later changes. Only a mailed link can log in afterward. `account`
 * still has the email that it loses; that email gets a mail.
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
  // That mail has no link to undo this step, since a thief would use it. An email that the account had before the change
  // has its own link.
  const earlier = await findBackLink(tx, { accountId, email: lost, before: since }, now);
  const notice = { accountId, notice: 'email_taken_back' as const, by, email: lost };
  await noteSecurity(tx, { ...notice, ...(earlier && { linkId: earlier.id }) }, now);
}
