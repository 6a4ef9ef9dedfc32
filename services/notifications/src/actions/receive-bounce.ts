import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import { markBounced } from '../db/mail-store.js';
import { isBounce } from '../inbound/bounce.js';

/**
 * Receives what came to the return path of a mail: marks the mail as bounced if that is reported, and drops everything
 * else. Nothing is ever sent about it, to nobody, so that no report can lead to another one. Returns whether the mail is
 * marked by it.
 */
export async function receiveBounce(
  { database, log }: { database: Database; log: Log },
  { mailId, source }: { mailId: string; source: Buffer },
): Promise<boolean> {
  if (!(await isBounce(source).catch(() => false))) return false;
  const template = await markBounced(database.dataSource.manager, mailId);
  if (template === null) return false;
  log.warn({ mailId, template }, 'mail bounced');
  return true;
}
