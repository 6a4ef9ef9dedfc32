import type { EntityManager } from 'typeorm';
import { deleteKey } from '../db/api-key-store.js';
import { roleOn } from '../db/member-store.js';
import type { Acting } from '../domain/may-act.js';
import { apiKeyNotFound, installerNotFound } from '../refusals.js';
import { authorizeMember } from './authorize.js';

/** Ends a key; the next call with it is refused. */
export async function revokeApiKey(
  tx: EntityManager,
  { listingId, apiKeyId }: { listingId: number; apiKeyId: string },
  actor: Acting & { id: string },
): Promise<void> {
  authorizeMember(actor, 'manage_keys', await roleOn(tx, listingId, actor.id), installerNotFound);
  if (!(await deleteKey(tx, listingId, apiKeyId))) throw apiKeyNotFound();
}
