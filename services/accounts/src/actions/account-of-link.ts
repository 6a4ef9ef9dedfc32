import type { EntityManager } from 'typeorm';
import { findEnabledAccount } from '../db/account-store.js';
import { findDeparting } from '../db/deletion-store.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { isClosedBy } from '../domain/account-deletion.js';
import { worksWhileClosed } from '../domain/password-link.js';

/** An account that can be used, or that its owner may still keep from being deleted. */
export async function findReachableAccount(tx: EntityManager, id: string): Promise<AccountRow | null> {
  const departing = await findDeparting(tx, id, 'requested');
  if (departing && isClosedBy(departing.account, departing.deletion)) return departing.account;
  return await findEnabledAccount(tx, id);
}

/** The account for which a mailed link works. */
export const accountOfLink = (
  tx: EntityManager,
  { accountId, purpose }: Pick<PasswordLinkRow, 'accountId' | 'purpose'>,
): Promise<AccountRow | null> =>
  worksWhileClosed(purpose) ? findReachableAccount(tx, accountId) : findEnabledAccount(tx, accountId);
