import type { Log } from '@poolpros/chassis/log';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { lockAccountsOf, storeDisabled } from '../db/account-store.js';
import { revokeSessionsOf } from '../db/session-store.js';

interface Named {
  email: string;
  /** Null is both. */
  audience: Audience | null;
}

/** Disables the accounts of an email address and ends their sessions. Returns the ids of the accounts there are. */
export async function disableAccounts(tx: EntityManager, named: Named, now: Date, log: Log): Promise<string[]> {
  const accounts = await lockAccountsOf(tx, named.email, named.audience);
  for (const { id, disabledAt } of accounts) {
    if (disabledAt === null) await storeDisabled(tx, id, now);
    await revokeSessionsOf(tx, id, now);
    log.info({ accountId: id }, 'account disabled');
  }
  return accounts.map(({ id }) => id);
}

/** Lets the owners of accounts log in again; sessions that were ended stay so. Returns the ids of the accounts there are. */
export async function enableAccounts(tx: EntityManager, named: Named, log: Log): Promise<string[]> {
  const accounts = await lockAccountsOf(tx, named.email, named.audience);
  for (const { id, disabledAt } of accounts) {
    if (disabledAt === null) continue;
    await storeDisabled(tx, id, null);
    log.info({ accountId: id }, 'account enabled');
  }
  return accounts.map(({ id }) => id);
}
