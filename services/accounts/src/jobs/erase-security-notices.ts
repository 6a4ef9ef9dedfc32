import { deleteOverdue } from '@poolpros/chassis/database/prune';
import { every, type Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';

const hourMs = 3_600_000;
/** As long as a mail about one can be asked for. */
const kept = { table: 'security_notices', key: 'id', since: 'created_at', days: 90 };

/** Erases what owners were told of their accounts when its days are over. */
export const eraseSecurityNotices = ({ database }: Pick<Context, 'database'>): Job =>
  every(hourMs, 'erase security notices', (signal) => deleteOverdue(database, kept, signal));
