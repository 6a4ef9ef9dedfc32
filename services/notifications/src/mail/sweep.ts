import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { takeOverdue } from '../db/mail-store.js';
import type { Schedule } from '../domain/schedule.js';
import { repeating } from '../repeating.js';
import type { MailQueue } from './queue.js';

/** Gives mails a new job when theirs was lost: Redis was away or emptied, or a worker died. */
export const createSweep = (o: { database: Database; queue: MailQueue; schedule: Schedule; log: Log }): Part =>
  repeating({
    name: 'sweep',
    everyMs: o.schedule.sweepEveryMs,
    log: o.log,
    async run() {
      const overdue = await takeOverdue(o.database.dataSource.manager, o.schedule.graceMs);
      if (overdue.length === 0) return;
      o.log.info({ mails: overdue.length }, 'mails queued again');
      o.queue.enqueue(overdue);
    },
  });
