import { parseArgs } from 'node:util';
import type { Database } from '@poolpros/chassis/database';
import { UsageError } from '@poolpros/chassis/run';
import * as z from 'zod';
import { retryFailed } from '../db/mail-store.js';

const usage = 'usage: retry-failed --since <time>, such as 2026-11-22T08:00:00Z';
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/**
 * `retry-failed --since <time>`: mails that were given up since then get all their tries again. The running service
 * sends them; a second call finds nothing more to do.
 */
export async function retryFailedCommand({ database }: { database: Database }, args: string[]): Promise<void> {
  const since = instant.safeParse(sinceOf(args));
  if (!since.success) throw new UsageError(usage);
  await database.start();
  // In one transaction, so that none of them fails a second time before the last one is found.
  const mails = await database.transaction(async (tx) => {
    let found = 0;
    for (let step = -1; step !== 0; found += step) step = await retryFailed(tx, since.data);
    return found;
  });
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
