import { removeFiles } from '@poolpros/chassis/file-removals';
import type { EntityManager } from 'typeorm';
import { takeDocuments } from '../db/claim-document-store.js';
import { documentKey } from '../domain/claim-document.js';

/** Deletes documents of claims with their files. */
export async function eraseDocuments(tx: EntityManager, ids: readonly string[], now: Date): Promise<'deleted'> {
  await removeFiles(tx, (await takeDocuments(tx, ids)).map(documentKey), now);
  return 'deleted';
}
