import type { EntityManager } from 'typeorm';
import { apiKeyNotFound } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { deleteKey } from '../db/api-key-store.js';

/** Ends a key; the next call with it is refused. */
export async function revokeApiKey(
  tx: EntityManager,
  { listingId, apiKeyId }: { listingId: number; apiKeyId: string },
  actor: ListingActor & { id: string },
): Promise<void> {
  await authorizeOn(tx, listingId, actor, 'manage_keys');
  if (!(await deleteKey(tx, listingId, apiKeyId))) throw apiKeyNotFound();
}
