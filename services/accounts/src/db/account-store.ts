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

/** An account that has not been disabled. */
export function findEnabledAccount(tx: EntityManager, id: string): Promise<AccountRow | null> {
  return tx.findOneBy(accountEntity, { id, disabledAt: IsNull() });
}

/** The account, which nobody else changes until the transaction ends. */
export function holdAccount(tx: EntityManager, id: string): Promise<AccountRow> {
  return tx.findOneOrFail(accountEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
}

/**
 * Finds the account of a confirmed email address or makes one without a password, and bumps its version, which locks the
 * row until the transaction ends.
 */
export async function touchOrCreateAccount(
  tx: EntityManager,
  wanted: { audience: Audience; email: string; name: string },
  now: Date,
): Promise<AccountRow> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(accountEntity)
    .values({
      id: newId(),
      version: 0,
      ...wanted,
      role: null,
      passwordHash: null,
      emailConfirmedAt: now,
      disabledAt: null,
      createdAt: now,
    })
    .orIgnore()
    .execute();
  const { audience, email } = wanted;
  await tx.increment(accountEntity, { audience, email }, 'version', 1);
  await confirmEmail(tx, { audience, email }, now);
  return tx.findOneByOrFail(accountEntity, { audience, email });
}

/** Notes that the owner of an account reads the mails to it. */
export async function confirmEmail(
  tx: EntityManager,
  account: { id: string } | { audience: Audience; email: string },
  now: Date,
): Promise<void> {
  await tx.update(accountEntity, { ...account, emailConfirmedAt: IsNull() }, { emailConfirmedAt: now });
}

/** Those of these accounts whose owners can be written to. */
export function findReachable(tx: EntityManager, ids: readonly string[]): Promise<AccountRow[]> {
  return tx.findBy(accountEntity, { id: In([...ids]), disabledAt: IsNull(), emailConfirmedAt: Not(IsNull()) });
}

/** Bumps the version, which locks the row until the transaction ends, and returns the new one. */
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
