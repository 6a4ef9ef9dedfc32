import type { EntityManager } from 'typeorm';
import { findEnabledAccount } from '../db/account-store.js';
import { findDeparting } from '../db/deletion-store.js';
import type { AccountRow, PasswordLinkRow } from '../db/entities.js';
import { isClosedBy } from '../domain/account-deletion.js';
import { worksWhileClosed } from '../domain/password-link.js';

/** An account that is usable, or whose deletion its owner can still cancel. */
export async function findReachableAccount(tx: EntityManager, id: string): Promise<AccountRow | null> {
  const departing = await findDeparting(tx, id, 'requested');
  if (departing && isClosedBy(departing.account, departing.deletion)) return departing.account;
  return await findEnabledAccount(tx, id);
}

/** The account of a valid mailed link. */
export const accountOfLink = (
  tx: EntityManager,
  { accountId, purpose }: Pick<PasswordLinkRow, 'accountId' | 'purpose'>,
): Promise<AccountRow | null> =>
  worksWhileClosed(purpose) ? findReachableAccount(tx, accountId) : findEnabledAccount(tx, accountId);
