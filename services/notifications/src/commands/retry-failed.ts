import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import * as z from 'zod';
import { retryMails } from '../actions/retry-mails.js';

const usage = 'usage: retry-failed --since <time>, such as 2026-11-22T08:00:00Z';
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/**
 * `retry-failed --since <time>`: gives mails that failed permanently since then all their attempts again. The running
 * service sends them; a second call finds nothing to do.
 */
export async function retryFailedCommand({ database }: { database: Database }, args: string[]): Promise<void> {
  const since = instant.safeParse(sinceOf(args));
  if (!since.success) throw new UsageError(usage);
  await database.start();
  const mails = await retryMails(database, since.data);
  await database.stop();
  process.stdout.write(`${mails} mails will be tried again\n`);
}

function sinceOf(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { since: { type: 'string' } } }).values.since;
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
}
