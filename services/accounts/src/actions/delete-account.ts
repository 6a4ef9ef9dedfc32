import { newId } from '@poolpros/chassis/ids';
import type { Log } from '@poolpros/chassis/log';
import { begin } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { accountDeletionRequested } from '@poolpros/contracts/events/accounts';
import type { EntityManager } from 'typeorm';
import { bumpAccount, storeDisabled } from '../db/account-store.js';
import { closeLinksOf, insertPasswordLink } from '../db/password-link-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { type AccountDeletionRow, eraseDate } from '../domain/account-deletion.js';
import { deletionLifecycle } from './deletion-lifecycle.js';
import { type Noticed, noteSecurity } from './note-security.js';
import { makePasswordLink } from './password-links.js';
import { openSession, provenSession, type SignedIn } from './step-up.js';

export interface WantedDeletion {
  signedIn: SignedIn;
  /** The password of the account, typed again. */
  email: string;
  by: Noticed['by'];
  linkSecret: string;
}

/**
 * Closes an account at its owner's request, ends its sessions, and mails a link that cancels the deletion until the
 * account is erased (docs/rules.md#account-deletion).
 */
export async function requestDeletion(
  tx: EntityManager,
  { signedIn, email, by, linkSecret }: WantedDeletion,
  now: Date,
  log: Pick<Log, 'info'>,
): Promise<AccountDeletionRow> {
  const { account } = await provenSession(tx, signedIn, now);
  if (account.email !== email)
    throw new Refusal('invalid_request', 'This is not the email for this account.', [
      { path: 'body.email', message: 'enter the email that you log in with' },
    ]);
  const accountId = account.id;
  await bumpAccount(tx, accountId);
  // A second request waited for the first one, which ended the session.
  await openSession(tx, signedIn, now);
  const deletion = await begin(
    tx,
    deletionLifecycle,
    { id: newId(), accountId, requestedAt: now, eraseAt: eraseDate(now) },
    {
      action: 'request',
      actor: { kind: 'contractor', id: accountId },
      at: now,
      event: () => ({ definition: accountDeletionRequested, data: { accountId } }),
    },
  );
  await storeDisabled(tx, accountId, now);
  await revokeSessionsOf(tx, accountId, now);
  await closeLinksOf(tx, accountId, now);
  const link = makePasswordLink(linkSecret, accountId, 'keep', now);
  await insertPasswordLink(tx, link);
  await noteSecurity(tx, { accountId, notice: 'deletion_requested', by, linkId: link.id }, now);
  log.info({ accountId }, 'account to be deleted');
  return deletion;
}
