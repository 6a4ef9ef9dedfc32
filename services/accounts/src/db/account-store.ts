import { newId } from '@poolpros/chassis/ids';
import type { Audience } from '@poolpros/contracts/http/accounts';
import type { StaffRole } from '@poolpros/contracts/roles';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type AccountRow, accountEntity } from './entities.js';

export function findAccount(tx: EntityManager, audience: Audience, email: string): Promise<AccountRow | null> {
  return tx.findOneBy(accountEntity, { audience, email });
}

/** The accounts of an email address, locked until the transaction ends. */
export function lockAccountsOf(tx: EntityManager, email: string, audience: Audience | null): Promise<AccountRow[]> {
  return tx.find(accountEntity, {
    where: { email, ...(audience && { audience }) },
    order: { audience: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

export async function storeDisabled(tx: EntityManager, id: string, disabledAt: Date | null): Promise<void> {
  await tx.update(accountEntity, { id }, { disabledAt, version: () => 'version + 1' });
}

/** An account that is not disabled. */
export function findEnabledAccount(tx: EntityManager, id: string): Promise<AccountRow | null> {
  return tx.findOneBy(accountEntity, { id, disabledAt: IsNull() });
}

/** The account, disabled or not, locked until the transaction ends; null once it is erased. */
export function lockAccount(tx: EntityManager, id: string): Promise<AccountRow | null> {
  return tx.findOne(accountEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/** Deletes an account with its sessions, links, notices and second factors. */
export async function deleteAccount(tx: EntityManager, id: string): Promise<void> {
  await tx.delete(accountEntity, { id });
}

/** The account, locked until the transaction ends. */
export function holdAccount(tx: EntityManager, id: string): Promise<AccountRow> {
  return tx.findOneOrFail(accountEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
}

/**
 * Finds the account of a confirmed email address or creates one without a password, and increments its version, which
 * locks the row until the transaction ends.
 */
export async function touchOrCreateAccount(
  tx: EntityManager,
  wanted: { audience: Audience; email: string; name: string },
  now: Date,
): Promise<AccountRow> {
  await insertUnlessKnown(tx, { ...wanted, emailConfirmedAt: now, createdAt: now });
  await renameUnconfirmed(tx, wanted);
  const { audience, email } = wanted;
  await tx.increment(accountEntity, { audience, email }, 'version', 1);
  await confirmEmail(tx, { audience, email }, now);
  return tx.findOneByOrFail(accountEntity, { audience, email });
}

/** Creates an account with an unconfirmed email, unless it exists. */
export async function createUnconfirmed(
  tx: EntityManager,
  wanted: { audience: Audience; email: string; name: string },
  now: Date,
): Promise<void> {
  await insertUnlessKnown(tx, { ...wanted, emailConfirmedAt: null, createdAt: now });
}

async function insertUnlessKnown(
  tx: EntityManager,
  wanted: Pick<AccountRow, 'audience' | 'email' | 'name' | 'emailConfirmedAt' | 'createdAt'>,
): Promise<void> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(accountEntity)
    .values({ id: newId(), version: 0, ...wanted, role: null, passwordHash: null, disabledAt: null })
    .orIgnore()
    .execute();
}

/** Changes the name of an unconfirmed account. */
export async function renameUnconfirmed(
  tx: EntityManager,
  { audience, email, name }: { audience: Audience; email: string; name: string },
): Promise<void> {
  await tx.update(accountEntity, { audience, email, emailConfirmedAt: IsNull() }, { name });
}

/** Notes that the owner of an account reads the mails to it. */
export async function confirmEmail(
  tx: EntityManager,
  account: { id: string } | { audience: Audience; email: string },
  now: Date,
): Promise<void> {
  await tx.update(accountEntity, { ...account, emailConfirmedAt: IsNull() }, { emailConfirmedAt: now });
}

/** Those of these accounts whose owners can be reached by mail. */
export function findReachable(tx: EntityManager, ids: readonly string[]): Promise<AccountRow[]> {
  return tx.findBy(accountEntity, { id: In([...ids]), disabledAt: IsNull(), emailConfirmedAt: Not(IsNull()) });
}

/** Increments the version, which locks the row until the transaction ends, and returns it. */
export async function bumpAccount(tx: EntityManager, id: string): Promise<number> {
  await tx.increment(accountEntity, { id }, 'version', 1);
  const { version } = await tx.findOneByOrFail(accountEntity, { id });
  return version;
}

export async function storeRole(tx: EntityManager, id: string, role: StaffRole): Promise<void> {
  await tx.update(accountEntity, { id }, { role, version: () => 'version + 1' });
}

export async function storePassword(tx: EntityManager, id: string, passwordHash: string): Promise<void> {
  await tx.update(accountEntity, { id }, { passwordHash, version: () => 'version + 1' });
}

/** Removes the password of an account. A mailed link sets another one. */
export async function unsetPassword(tx: EntityManager, id: string): Promise<void> {
  await tx.update(accountEntity, { id }, { passwordHash: null, version: () => 'version + 1' });
}

/** Sets another confirmed email of an account. */
export async function storeEmail(tx: EntityManager, id: string, email: string, emailConfirmedAt: Date): Promise<void> {
  await tx.update(accountEntity, { id }, { email, emailConfirmedAt, version: () => 'version + 1' });
}
