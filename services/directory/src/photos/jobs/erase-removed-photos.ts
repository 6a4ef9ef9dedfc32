import { deleteOverdue } from '@poolpros/chassis/database/prune';
import { removeFiles } from '@poolpros/chassis/file-removals';
import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { removePhotosOfRemoved } from '../db/photo-store.js';
import { photoKeys, removedPhotoDays } from '../domain/photo.js';

const removed = { table: 'photos', key: 'id', since: 'removed_at', days: removedPhotoDays };

/** Removes the photos of listings that are removed, and erases the rows of those whose files are gone. */
export async function eraseRemovedPhotos(
  { database }: Pick<Context, 'database'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  await database.transaction(async (tx) => {
    const names = await removePhotosOfRemoved(tx, now);
    await removeFiles(tx, names.flatMap(photoKeys), now);
  });
  await deleteOverdue(database, removed, signal);
}

export const eraseRemovedPhotosHourly = (context: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'erase removed photos', (signal) => eraseRemovedPhotos(context, context.now(), signal));
