import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { eraseMails } from './db/mail-store.js';
import { expireUnproven } from './db/review-store.js';
import { dayBefore, unprovenLifetimeMs } from './domain/verification.js';

const everyMs = 60 * 60 * 1000;

/** Erases reviews that nobody proved, at start and then hourly. */
export function createExpiry({ database, log }: { database: Database; log: Log }): Part {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      const now = new Date();
      const before = new Date(now.getTime() - unprovenLifetimeMs);
      const expired = await database.transaction((tx) => expireUnproven(tx, before));
      await eraseMails(database.dataSource.manager, dayBefore(now));
      if (expired > 0) log.info({ expired }, 'unproven reviews erased');
    } catch (error) {
      log.warn({ err: error }, 'unproven reviews not erased, trying again in an hour');
    }
  };
  const tick = (): void => {
    running = run();
  };

  return {
    name: 'expiry',
    async start() {
      tick();
      timer = setInterval(tick, everyMs);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
