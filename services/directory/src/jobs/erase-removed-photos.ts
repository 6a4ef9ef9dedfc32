import { deleteOverdue } from '@poolpros/chassis/database/prune';
import { every, type Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';
import { removedPhotoDays } from '../domain/photo.js';

const hourMs = 3_600_000;
const removed = { table: 'photos', key: 'id', since: 'removed_at', days: removedPhotoDays };

/** Their files are gone before. */
export const eraseRemovedPhotos = ({ database }: Pick<Context, 'database'>): Job =>
  every(hourMs, 'erase removed photos', (signal) => deleteOverdue(database, removed, signal));
