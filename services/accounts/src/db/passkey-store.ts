import { type EntityManager, IsNull, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm';
import { type PasskeyChallengeRow, type PasskeyRow, passkeyChallengeEntity, passkeyEntity } from './entities.js';

/** The passkeys of an account, the newest first. */
export function passkeysOf(tx: EntityManager, accountId: string): Promise<PasskeyRow[]> {
  return tx.find(passkeyEntity, { where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/** The passkey with a browser's id, locked until the transaction ends. */
export function lockPasskey(tx: EntityManager, credentialId: string): Promise<PasskeyRow | null> {
  return tx.findOne(passkeyEntity, { where: { credentialId }, lock: { mode: 'pessimistic_write' } });
}

/** Stores a passkey; false if it is stored already. */
export async function insertPasskey(tx: EntityManager, passkey: PasskeyRow): Promise<boolean> {
  const result = await tx
    .createQueryBuilder()
    .insert()
    .into(passkeyEntity)
    .values(passkey)
    .orIgnore()
    .returning('id')
    .execute();
  return (result.raw as unknown[]).length === 1;
}

export async function storeUse(
  tx: EntityManager,
  id: string,
  use: { counter: number; synced: boolean; lastUsedAt: Date },
): Promise<void> {
  await tx.update(passkeyEntity, { id }, { ...use, counter: String(use.counter) });
}

/** Deletes a passkey of an account; false if there is none. */
export async function deletePasskey(tx: EntityManager, accountId: string, id: string): Promise<boolean> {
  return (await tx.delete(passkeyEntity, { accountId, id })).affected === 1;
}

/** Deletes the passkeys of an account. Returns how many. */
export async function deletePasskeysOf(tx: EntityManager, accountId: string): Promise<number> {
  return (await tx.delete(passkeyEntity, { accountId })).affected ?? 0;
}

export async function deletePasskeysSince(tx: EntityManager, accountId: string, since: Date): Promise<void> {
  await tx.delete(passkeyEntity, { accountId, createdAt: MoreThanOrEqual(since) });
}

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(tx: EntityManager, row: PasskeyChallengeRow, now: Date): Promise<void> {
  await tx.delete(passkeyChallengeEntity, { expiresAt: LessThan(now) });
  await tx.insert(passkeyChallengeEntity, row);
}

/** Uses a challenge, which works once and in time; false if there is none. */
export async function takeChallenge(
  tx: EntityManager,
  { challenge, purpose, sessionId }: Pick<PasskeyChallengeRow, 'challenge' | 'purpose' | 'sessionId'>,
  now: Date,
): Promise<boolean> {
  const { affected } = await tx.delete(passkeyChallengeEntity, {
    challenge,
    purpose,
    sessionId: sessionId ?? IsNull(),
    expiresAt: MoreThan(now),
  });
  return affected === 1;
}
