import type { EntityManager } from 'typeorm';
import type { AccountRow } from '../db/entities.js';
import { useLink } from '../db/password-link-store.js';
import { linkUsed, openLink } from './set-password.js';

/** Uses the link of a mail about a lock. Returns the account, which knows the browser from now on. */
export async function unlockLogin(tx: EntityManager, token: string, now: Date): Promise<AccountRow> {
  const { link, account } = await openLink(tx, token, ['unlock'], now);
  if (!(await useLink(tx, link.id, now))) throw linkUsed();
  return account;
}
