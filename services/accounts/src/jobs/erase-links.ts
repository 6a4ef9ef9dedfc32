import { deleteOverdue } from '@poolpros/chassis/database/prune';
import { every, type Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';

const hourMs = 3_600_000;
/** Long enough to say of an old link that it was used or has expired. */
const kept = { table: 'password_links', key: 'id', since: 'expires_at', days: 90 };

/** Erases mailed links, and the emails that some of them name, when their days are over. */
export const eraseLinks = ({ database }: Pick<Context, 'database'>): Job =>
  every(hourMs, 'erase mailed links', (signal) => deleteOverdue(database, kept, signal));
