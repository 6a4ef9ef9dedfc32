import { deleteHourly } from '@poolpros/chassis/database/prune';
import type { Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';

/** Long enough to report that an old link was used or has expired. */
const kept = { table: 'password_links', key: 'id', since: 'expires_at', days: 90 };

/** Erases expired mailed links, including the emails in some of them. */
export const eraseLinks = ({ database }: Pick<Context, 'database'>): Job =>
  deleteHourly(database, 'erase mailed links', kept);
