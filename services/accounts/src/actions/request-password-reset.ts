import type { Log } from '@poolpros/chassis/log';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { passwordResetRequested } from '@poolpros/contracts/events/accounts';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { findAccount } from '../db/account-store.js';
import { mailKeepLink } from './keep-account.js';
import { addLink } from './password-links.js';
import { mailLink } from './register.js';

/** Requests the mail with a link to set a new password. The response does not reveal whether the email has an account. */
export async function requestPasswordReset(
  tx: EntityManager,
  { audience, email, linkSecret }: { audience: Audience; email: string; linkSecret: string },
  now: Date,
  log: Log,
): Promise<void> {
  const account = await findAccount(tx, audience, email);
  if (!account) return;
  if (account.disabledAt) return await mailKeepLink(tx, account);
  // The name was typed by a person who may be a stranger to the reader of the mail.
  if (account.emailConfirmedAt === null) return await mailLink(tx, { account, linkSecret }, now, log);
  const added = await addLink(tx, { account, purpose: 'reset', linkSecret }, now);
  if (!added) return;
  const { link, version } = added;
  await addToOutbox(tx, passwordResetRequested, {
    aggregateId: account.id,
    aggregateVersion: version,
    data: { accountId: account.id, resetId: link.id },
  });
  log.info({ accountId: account.id, resetId: link.id }, 'password reset requested');
}
