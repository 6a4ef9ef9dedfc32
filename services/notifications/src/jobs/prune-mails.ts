import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../context.js';
import { deleteOldMails } from '../db/mail-store.js';

/** Longer than an event can be redelivered, and long enough to investigate the outcome of a mail. */
const keptDays = 90;

/** Deletes finished mails that are older than 90 days, in steps that stay below the statement's time limit. */
export async function pruneMails({ database }: Pick<Context, 'database'>, signal: AbortSignal): Promise<number> {
  let removed = 0;
  for (let step = -1; step !== 0 && !signal.aborted; removed += step)
    step = await deleteOldMails(database.dataSource.manager, keptDays);
  return removed;
}

export const pruneMailsHourly = (context: Pick<Context, 'database' | 'log'>): Job =>
  every(hourMs, 'prune mails', async (signal) => {
    const removed = await pruneMails(context, signal);
    if (removed > 0) context.log.info({ mails: removed }, 'old mails removed');
  });
