import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { takeOverdue } from '../db/mail-store.js';
import type { Schedule } from '../domain/schedule.js';
import type { MailQueue } from './queue.js';

/** Gives mails a new job when theirs was lost: Redis was away or emptied, or a worker died. */
export function createSweep(o: { database: Database; queue: MailQueue; schedule: Schedule; log: Log }): Part {
  const log = o.log.child({ name: 'sweep' });
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    try {
      const overdue = await o.database.transaction((tx) => takeOverdue(tx, o.schedule.graceMs));
      if (overdue.length === 0) return;
      log.info({ mails: overdue.length }, 'mails queued again');
      await o.queue.enqueue(overdue);
    } catch (error) {
      log.warn({ err: error }, 'sweep failed');
    }
  }

  return {
    name: 'sweep',
    async start() {
      timer = setInterval(() => {
        running = running.then(run);
      }, o.schedule.sweepEveryMs);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
