import type { Log } from '@poolpros/chassis/log';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { passwordResetRequested } from '@poolpros/contracts/events/accounts';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { bumpAccount, findAccount } from '../db/account-store.js';
import { countOpenLinks, insertPasswordLink } from '../db/password-link-store.js';
import { maxOpenLinks } from '../domain/password-link.js';
import { makePasswordLink } from './password-links.js';
import { mailLink } from './register.js';

/** Requests the mail with a link to set a new password. The response does not reveal whether the email has an account. */
export async function requestPasswordReset(
  tx: EntityManager,
  { audience, email, linkSecret }: { audience: Audience; email: string; linkSecret: string },
  now: Date,
  log: Log,
): Promise<void> {
  const account = await findAccount(tx, audience, email);
  if (!account || account.disabledAt) return;
  // Its name was typed by somebody who may be a stranger to the reader of the mail.
  if (account.emailConfirmedAt === null) return await mailLink(tx, { account, linkSecret }, now, log);
  const version = await bumpAccount(tx, account.id);
  if ((await countOpenLinks(tx, account.id, 'reset', now)) >= maxOpenLinks) return;
  const link = makePasswordLink(linkSecret, account.id, 'reset', now);
  await insertPasswordLink(tx, link);
  await addToOutbox(tx, passwordResetRequested, {
    aggregateId: account.id,
    aggregateVersion: version,
    data: { accountId: account.id, resetId: link.id },
  });
  log.info({ accountId: account.id, resetId: link.id }, 'password reset requested');
}
