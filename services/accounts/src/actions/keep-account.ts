import { type Actor, anonymous } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { EntityManager } from 'typeorm';
import { bumpAccount, storeDisabled } from '../db/account-store.js';
import { findDeletion, findDeparting } from '../db/deletion-store.js';
import type { AccountRow } from '../db/entities.js';
import { useLink } from '../db/password-link-store.js';
import { noticesOf } from '../db/security-notice-store.js';
import { isClosedBy } from '../domain/account-deletion.js';
import { maxOpenLinks } from '../domain/password-link.js';
import { deletionLifecycle } from './deletion-lifecycle.js';
import { noteAgain } from './note-security.js';
import { linkUsed, openLink } from './set-password.js';

/** Cancels the deletion of an account by its mailed link. Its sessions stay ended. */
export async function keepByLink(tx: EntityManager, token: string, now: Date): Promise<AccountRow> {
  const { link, account } = await openLink(tx, token, ['keep'], now);
  await bumpAccount(tx, account.id);
  if (!(await useLink(tx, link.id, now))) throw linkUsed();
  await keepAccount(tx, account.id, anonymous, now);
  return account;
}

/** Reopens an account with a pending deletion; any other stays as it is. The caller has locked it. */
export async function keepAccount(tx: EntityManager, accountId: string, actor: Actor, now: Date): Promise<void> {
  const deletion = await findDeletion(tx, accountId, 'requested');
  if (!deletion) return;
  await transition(tx, deletionLifecycle, deletion.id, { action: 'keep', actor, at: now });
  await storeDisabled(tx, accountId, null);
}

/**
 * Mails the link again if the owner of an account with a pending deletion requests a new password; three times in
 * total, so that nobody can flood a mailbox.
 */
export async function mailKeepLink(tx: EntityManager, { id }: AccountRow): Promise<void> {
  const departing = await findDeparting(tx, id, 'requested');
  if (!departing || !isClosedBy(departing.account, departing.deletion)) return;
  await bumpAccount(tx, id);
  const { requestedAt } = departing.deletion;
  const told = (await noticesOf(tx, id)).filter(
    ({ notice, createdAt }) => notice === 'deletion_requested' && createdAt >= requestedAt,
  );
  const [last] = told;
  if (last && told.length < maxOpenLinks) await noteAgain(tx, last);
}
