import { keepFiles } from '@poolpros/chassis/file-removals';
import type { EntityManager } from 'typeorm';

/** Keeps the stored files of a new photo, in the transaction that stores its row. */
export async function keepPhotoFiles(tx: EntityManager, keys: readonly string[]): Promise<void> {
  if (!(await keepFiles(tx, keys))) throw new Error('the files of a new photo are gone');
}
