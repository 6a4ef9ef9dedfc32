import type { Log } from '@poolpros/chassis/log';
import { system } from '@poolpros/chassis/machine/history';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { EntityManager } from 'typeorm';
import { lockAccountsOf, storeDisabled } from '../db/account-store.js';
import { findDeletion } from '../db/deletion-store.js';
import { factorsOf } from '../db/factor-store.js';
import { deletePasskeysOf } from '../db/passkey-store.js';
import { deleteSecondFactor } from '../db/second-factor-store.js';
import { revokeSessionsOf } from '../db/session-store.js';
import { hasFactor } from '../domain/second-factor.js';
import { keepAccount } from './keep-account.js';
import { noteSecurity } from './note-security.js';

interface Named {
  email: string;
  /** Null means both. */
  audience: Audience | null;
}

/** Disables the accounts of an email address and ends their sessions. Returns the ids of the accounts. */
export async function disableAccounts(tx: EntityManager, named: Named, now: Date, log: Log): Promise<string[]> {
  const accounts = await lockAccountsOf(tx, named.email, named.audience);
  for (const { id, disabledAt } of accounts) {
    // An account with a pending deletion is disabled already; canceling the deletion must not enable it.
    if (disabledAt === null || (await findDeletion(tx, id, 'requested'))) await storeDisabled(tx, id, now);
    await revokeSessionsOf(tx, id, now);
    log.info({ accountId: id }, 'account disabled');
  }
  return accounts.map(({ id }) => id);
}

/**
 * Lets the owners of accounts log in again, and cancels pending deletions; ended sessions stay ended. Returns the ids
 * of the accounts.
 */
export async function enableAccounts(tx: EntityManager, named: Named, now: Date, log: Log): Promise<string[]> {
  const accounts = await lockAccountsOf(tx, named.email, named.audience);
  for (const { id, disabledAt } of accounts) {
    if (disabledAt === null) continue;
    await keepAccount(tx, id, system, now);
    await storeDisabled(tx, id, null);
    log.info({ accountId: id }, 'account enabled');
  }
  return accounts.map(({ id }) => id);
}

/** Removes the authenticator apps and passkeys of the accounts of an email address and ends their sessions. Returns the ids of the accounts. */
export async function removeSecondFactorsOf(tx: EntityManager, named: Named, now: Date, log: Log): Promise<string[]> {
  const accounts = await lockAccountsOf(tx, named.email, named.audience);
  for (const { id } of accounts) {
    if (!hasFactor(await factorsOf(tx, id))) continue;
    await deleteSecondFactor(tx, id);
    await deletePasskeysOf(tx, id);
    await revokeSessionsOf(tx, id, now);
    await noteSecurity(tx, { accountId: id, notice: 'second_factor_removed', by: operator }, now);
    log.info({ accountId: id }, 'second factor removed by command');
  }
  return accounts.map(({ id }) => id);
}

const operator = { client: 'Our staff', ip: '' };
