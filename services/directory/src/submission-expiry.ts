import type { Part } from '@poolpros/chassis/run';
import type { Context } from './context.js';
import { eraseExpiredSubmissions, expireSubmissions } from './db/submission-store.js';
import { eraseBefore } from './domain/submission.js';

const everyMs = 3_600_000;

/** Ends unconfirmed submissions, and later erases them. */
export const expireOnce = ({ database }: Pick<Context, 'database'>, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await expireSubmissions(tx, now);
    await eraseExpiredSubmissions(tx, eraseBefore(now));
  });

export function createSubmissionExpiry(context: Pick<Context, 'database' | 'log'>): Part {
  let timer: NodeJS.Timeout | null = null;
  const run = () => {
    expireOnce(context, new Date()).catch((error: unknown) =>
      context.log.warn({ err: error }, 'submissions were not expired'),
    );
  };
  return {
    name: 'submission expiry',
    async start() {
      run();
      timer = setInterval(run, everyMs);
    },
    async stop() {
      if (timer) clearInterval(timer);
    },
  };
}
