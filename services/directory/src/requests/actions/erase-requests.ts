import type { EntityManager } from 'typeorm';
import { photosWithin } from '../db/request-photo-store.js';
import { deleteRequests } from '../db/request-store.js';
import { removePhotos } from './request-photos.js';

/** Deletes requests with everything that was written and sent about them; their contact requests stay, empty. */
export async function eraseRequests(tx: EntityManager, ids: readonly string[], now: Date): Promise<'deleted'> {
  await removePhotos(tx, await photosWithin(tx, ids), now);
  await deleteRequests(tx, ids);
  return 'deleted';
}
