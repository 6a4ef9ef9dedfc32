import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { pruneMails } from '../db/mail-store.js';
import { repeating } from '../repeating.js';

const everyMs = 60 * 60_000;
/** Longer than an event can come a second time, and long enough to look into what became of a mail. */
const keptDays = 90;

/** Removes finished mails that are older than 90 days, in steps that stay below the statement's time limit. */
export async function pruneOnce(database: Database, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (let step = -1; step !== 0 && !signal.aborted; removed += step)
    step = await pruneMails(database.dataSource.manager, keptDays);
  return removed;
}

export const createPruning = (o: { database: Database; log: Log }): Part =>
  repeating({
    name: 'pruning',
    everyMs,
    log: o.log,
    async run(signal) {
      const removed = await pruneOnce(o.database, signal);
      if (removed > 0) o.log.info({ mails: removed }, 'old mails removed');
    },
  });
