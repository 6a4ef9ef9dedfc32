import type { EntityManager } from 'typeorm';
import { photosOfSubmissions } from '../db/submission-photo-store.js';
import { eraseSubmissions } from '../db/submission-store.js';
import { removeSubmissionPhotos } from './submission-photos.js';

/** Deletes submissions with their photos. */
export async function deleteSubmissions(tx: EntityManager, ids: readonly string[], now: Date): Promise<'deleted'> {
  await removeSubmissionPhotos(tx, await photosOfSubmissions(tx, ids), now);
  await eraseSubmissions(tx, ids);
  return 'deleted';
}
