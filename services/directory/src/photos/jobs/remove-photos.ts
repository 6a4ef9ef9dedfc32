import { removeFiles } from '@poolpros/chassis/file-removals';
import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { removePhotosOfRemoved } from '../db/photo-store.js';
import { photoKeys } from '../domain/photo.js';

/** Removes the photos of listings that are removed, with their files. */
export const removePhotosHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'remove photos of removed listings', () =>
    database.transaction(async (tx) => {
      const names = await removePhotosOfRemoved(tx, now());
      await removeFiles(tx, names.flatMap(photoKeys), now());
    }),
  );
