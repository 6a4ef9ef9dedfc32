import { deleteHourly } from '@poolpros/chassis/database/prune';
import type { Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';

/** As long as the facts of a mail about one can be requested. */
const kept = { table: 'security_notices', key: 'id', since: 'created_at', days: 90 };

/** Erases old security notices. */
export const eraseSecurityNotices = ({ database }: Pick<Context, 'database'>): Job =>
  deleteHourly(database, 'erase security notices', kept);
