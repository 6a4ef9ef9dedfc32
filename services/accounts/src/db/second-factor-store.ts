import { type EntityManager, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { recoveryCodeEntity, type SecondFactorRow, secondFactorEntity } from './entities.js';

/** The confirmed second factor of an account. */
export function findSecondFactor(tx: EntityManager, accountId: string): Promise<SecondFactorRow | null> {
  return tx.findOneBy(secondFactorEntity, { accountId, confirmedAt: Not(IsNull()) });
}

/** The second factor of an account, confirmed or not, locked until the transaction ends. */
export function lockSecondFactor(tx: EntityManager, accountId: string): Promise<SecondFactorRow | null> {
  return tx.findOne(secondFactorEntity, { where: { accountId }, lock: { mode: 'pessimistic_write' } });
}

/** Stores an unconfirmed factor, replacing another unconfirmed one. */
export async function putUnconfirmed(
  tx: EntityManager,
  { accountId, sealedSecret, createdAt }: Pick<SecondFactorRow, 'accountId' | 'sealedSecret' | 'createdAt'>,
): Promise<void> {
  await tx.query(
    `insert into second_factors (account_id, sealed_secret, created_at) values ($1, $2, $3)
     on conflict (account_id) do update
       set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = null
       where second_factors.confirmed_at is null`,
    [accountId, sealedSecret, createdAt],
  );
}

export async function storeConfirmed(tx: EntityManager, accountId: string, confirmedAt: Date): Promise<void> {
  await tx.update(secondFactorEntity, { accountId }, { confirmedAt });
}

export async function storeStep(tx: EntityManager, accountId: string, step: number): Promise<void> {
  await tx.update(secondFactorEntity, { accountId }, { lastStep: String(step) });
}

/** Deletes the factor of an account with its recovery codes; false if it has no confirmed one. */
export async function deleteSecondFactor(tx: EntityManager, accountId: string): Promise<boolean> {
  const { affected } = await tx.delete(secondFactorEntity, { accountId, confirmedAt: Not(IsNull()) });
  return affected === 1;
}

/** Deletes the authenticator app that an account added since an instant, or recovery codes that were replaced since. */
export async function deleteSecondFactorSince(tx: EntityManager, accountId: string, since: Date): Promise<void> {
  await tx.delete(recoveryCodeEntity, { accountId, createdAt: MoreThanOrEqual(since) });
  await tx.delete(secondFactorEntity, [
    { accountId, confirmedAt: MoreThanOrEqual(since) },
    { accountId, confirmedAt: IsNull() },
  ]);
}

export async function replaceCodes(
  tx: EntityManager,
  accountId: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(recoveryCodeEntity, { accountId });
  await tx.insert(
    recoveryCodeEntity,
    hashes.map((codeHash) => ({ accountId, codeHash, usedAt: null, createdAt })),
  );
}

/** Marks a recovery code used; false if there is no such unused code. */
export async function useCode(tx: EntityManager, accountId: string, codeHash: string, usedAt: Date): Promise<boolean> {
  const { affected } = await tx.update(recoveryCodeEntity, { accountId, codeHash, usedAt: IsNull() }, { usedAt });
  return affected === 1;
}

export function countCodes(tx: EntityManager, accountId: string): Promise<number> {
  return tx.countBy(recoveryCodeEntity, { accountId, usedAt: IsNull() });
}
