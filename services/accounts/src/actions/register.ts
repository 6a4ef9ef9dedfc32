import type { Log } from '@poolpros/chassis/log';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { registrationRequested } from '@poolpros/contracts/events/accounts';
import type { EntityManager } from 'typeorm';
import { createUnconfirmed, findAccount, renameUnconfirmed } from '../db/account-store.js';
import type { AccountRow } from '../db/entities.js';
import { mailKeepLink } from './keep-account.js';
import { addLink } from './password-links.js';

/**
 * Invites the owner of an email to open a contractor's account with it. The response does not reveal whether there is
 * one already; in that case the mail says so.
 */
export async function register(
  tx: EntityManager,
  { name, email, linkSecret }: { name: string; email: string; linkSecret: string },
  now: Date,
  log: Log,
): Promise<void> {
  const wanted = { audience: 'contractor', email, name } as const;
  await createUnconfirmed(tx, wanted, now);
  // Data from an earlier registration is no better than the new data.
  await renameUnconfirmed(tx, wanted);
  const account = await findAccount(tx, 'contractor', email);
  if (!account) return;
  if (account.disabledAt) return await mailKeepLink(tx, account);
  await mailLink(tx, { account, linkSecret }, now, log);
}

/** Mails the link that opens an account, or a notice that the account already exists if it has a password. */
export async function mailLink(
  tx: EntityManager,
  { account, linkSecret }: { account: AccountRow; linkSecret: string },
  now: Date,
  log: Log,
): Promise<void> {
  const isOpen = account.passwordHash !== null;
  const purpose = isOpen ? 'reset' : 'confirm';
  const added = await addLink(tx, { account, purpose, linkSecret }, now);
  if (!added) return;
  const { link, version } = added;
  await addToOutbox(tx, registrationRequested, {
    aggregateId: account.id,
    aggregateVersion: version,
    data: { accountId: account.id, linkId: link.id, mail: isOpen ? 'exists' : 'confirm' },
  });
  log.info({ accountId: account.id, linkId: link.id }, 'registration requested');
}
