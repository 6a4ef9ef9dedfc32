import { deleteHourly } from '@poolpros/chassis/database/prune';
import type { Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';

/** As long as a mail about one can be asked for. */
const kept = { table: 'security_notices', key: 'id', since: 'created_at', days: 90 };

/** Erases what owners were told of their accounts when its days are over. */
export const eraseSecurityNotices = ({ database }: Pick<Context, 'database'>): Job =>
  deleteHourly(database, 'erase security notices', kept);
