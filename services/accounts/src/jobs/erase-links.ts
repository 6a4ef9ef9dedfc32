import { deleteHourly } from '@poolpros/chassis/database/prune';
import type { Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';

/** Long enough to say of an old link that it was used or has expired. */
const kept = { table: 'password_links', key: 'id', since: 'expires_at', days: 90 };

/** Erases mailed links, and the emails that some of them name, when their days are over. */
export const eraseLinks = ({ database }: Pick<Context, 'database'>): Job =>
  deleteHourly(database, 'erase mailed links', kept);
