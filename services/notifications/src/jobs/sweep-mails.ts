import { every, type Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';
import { takeOverdue } from '../db/mail-store.js';

/** Queues a new job for mails whose job was lost: Redis was down or emptied, or a worker died. */
export const sweepMails = ({
  database,
  queue,
  schedule,
  log,
}: Pick<Context, 'database' | 'queue' | 'schedule' | 'log'>): Job =>
  every(schedule.sweepEveryMs, 'sweep mails', async () => {
    const overdue = await takeOverdue(database.dataSource.manager, schedule.graceMs);
    if (overdue.length === 0) return;
    log.info({ mails: overdue.length }, 'mails queued again');
    queue.enqueue(overdue);
  });
