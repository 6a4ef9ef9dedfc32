import type { EntityManager } from 'typeorm';
import type { ApiKeyRecord } from '../domain/api-key.js';
import { ApiKeyEntity } from './entities.js';

export const insertKey = async (tx: EntityManager, key: ApiKeyRecord): Promise<void> => {
  await tx.insert(ApiKeyEntity, key);
};

/** The keys of a listing, oldest first. */
export const keysOf = (tx: EntityManager, listingId: number): Promise<ApiKeyRecord[]> =>
  tx.find(ApiKeyEntity, { where: { listingId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** The keys that an account made, oldest first. */
export const keysBy = (tx: EntityManager, accountId: string): Promise<ApiKeyRecord[]> =>
  tx.find(ApiKeyEntity, { where: { accountId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** The key of this hash; null where there is none. */
export const findKey = (tx: EntityManager, tokenHash: string): Promise<ApiKeyRecord | null> =>
  tx.findOneBy(ApiKeyEntity, { tokenHash });

/** The same, locked until commit; null where there is none. */
export const lockKey = (tx: EntityManager, tokenHash: string): Promise<ApiKeyRecord | null> =>
  tx.findOne(ApiKeyEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });

export const storeCall = async (
  tx: EntityManager,
  id: string,
  call: Pick<ApiKeyRecord, 'windowStartedAt' | 'windowCalls' | 'lastUsedAt'>,
): Promise<void> => {
  await tx.update(ApiKeyEntity, { id }, call);
};

/** Ends a key of a listing; false when there is none. */
export async function deleteKey(tx: EntityManager, listingId: number, id: string): Promise<boolean> {
  const { affected } = await tx.delete(ApiKeyEntity, { id, listingId });
  return affected === 1;
}

/** Ends the keys that a member of a listing made. */
export const deleteKeysOfMember = async (tx: EntityManager, listingId: number, accountId: string): Promise<void> => {
  await tx.delete(ApiKeyEntity, { listingId, accountId });
};
