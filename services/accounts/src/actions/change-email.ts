import type { Log } from '@poolpros/chassis/log';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { accountEmailChanged, emailChangeRequested } from '@poolpros/contracts/events/accounts';
import type { EntityManager } from 'typeorm';
import { bumpAccount, findAccount, storeEmail } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { keepFormerEmail } from '../db/former-email-store.js';
import { closeLinksOf, insertPasswordLink, storeSuccessor, useLink } from '../db/password-link-store.js';
import type { StaffFactorPolicy } from '../domain/second-factor.js';
import { type Noticed, noteSecurity } from './note-security.js';
import { addLink, makePasswordLink } from './password-links.js';
import { linkUsed, openLink } from './set-password.js';
import { provenSession, requireFactor, type SignedIn } from './step-up.js';
import { undoEmailChange } from './undo-email-change.js';

const emailPurposes = ['email', 'email_back'] as const;

/**
 * Mails a link to the new email that an owner wants to use. The response does not reveal whether another account has
 * it; in that case nothing is sent.
 */
export async function requestEmailChange(
  tx: EntityManager,
  asked: { signedIn: SignedIn; email: string; linkSecret: string; policy: StaffFactorPolicy },
  now: Date,
  log: Log,
): Promise<void> {
  const { signedIn, email, linkSecret, policy } = asked;
  const opened = await provenSession(tx, signedIn, now);
  requireFactor(policy, opened);
  const { account } = opened;
  if (account.email === email)
    throw new Refusal('invalid_request', 'This is already the email for your account.', [
      { path: 'body.email', message: 'enter an email other than the one you log in with' },
    ]);
  if (await findAccount(tx, account.audience, email)) return;
  const added = await addLink(tx, { account, purpose: 'email', email, linkSecret }, now);
  if (!added) return;
  const { link, version } = added;
  await addToOutbox(tx, emailChangeRequested, {
    aggregateId: account.id,
    aggregateVersion: version,
    data: { accountId: account.id, linkId: link.id },
  });
  log.info({ accountId: account.id, linkId: link.id }, 'change of email requested');
}

/**
 * Uses the link of a mail about a change of email. The one at the new email makes the change and notifies the old one,
 * with a link that undoes it.
 */
export async function takeEmailLink(
  tx: EntityManager,
  { token, by, linkSecret }: { token: string; by: Noticed['by']; linkSecret: string },
  now: Date,
): Promise<{ account: AccountRow; email: string; undone: boolean }> {
  const waiting = await openLink(tx, token, emailPurposes, now);
  const version = await bumpAccount(tx, waiting.account.id);
  // Check again: while this one waited for the account, another link may have changed its email.
  const { link, account } = await openLink(tx, token, emailPurposes, now);
  const { email } = link;
  if (email === null) throw new Error(`link ${link.id} names no email`);
  const undone = link.purpose === 'email_back';
  if (undone && link.successorEmail !== account.email) throw linkUsed();
  if (!(await useLink(tx, link.id, now))) throw linkUsed();
  if (account.email !== email && (await findAccount(tx, account.audience, email)))
    throw new Refusal('conflict', 'Another account now uses this email address.');
  await closeLinksOf(tx, account.id, now);
  await keepFormerEmail(tx, account.id);
  await storeEmail(tx, account.id, email, now);
  await addToOutbox(tx, accountEmailChanged, {
    aggregateId: account.id,
    aggregateVersion: version,
    data: { accountId: account.id },
  });
  if (undone) await undoEmailChange(tx, { account, link, by }, now);
  else {
    const emails = { email: account.email, successorEmail: email };
    const back = makePasswordLink(linkSecret, account.id, 'email_back', now, emails);
    await insertPasswordLink(tx, back);
    const notice = { accountId: account.id, notice: 'email_changed' as const, by };
    await noteSecurity(tx, { ...notice, linkId: back.id, email: account.email }, now);
  }
  await storeSuccessor(tx, account.id, email);
  return { account, email, undone };
}
