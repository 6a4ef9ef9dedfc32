import type { Part } from '@poolpros/chassis/run';
import type { Context } from './context.js';
import { eraseShortlistMails } from './db/shortlist-mail-store.js';
import { eraseExpiredSubmissions, expireSubmissions } from './db/submission-store.js';
import { eraseMailsBefore } from './domain/shortlist-mail.js';
import { eraseBefore } from './domain/submission.js';

const everyMs = 3_600_000;

/** Ends unconfirmed submissions and later erases them; erases the addresses that shortlists were mailed to. */
export const expireOnce = ({ database }: Pick<Context, 'database'>, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    await expireSubmissions(tx, now);
    await eraseExpiredSubmissions(tx, eraseBefore(now));
    await eraseShortlistMails(tx, eraseMailsBefore(now));
  });

export function createExpiry(context: Pick<Context, 'database' | 'log'>): Part {
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();
  const run = () => {
    running = expireOnce(context, new Date()).catch((error: unknown) =>
      context.log.warn({ err: error }, 'personal data was not expired'),
    );
  };
  return {
    name: 'expiry',
    async start() {
      run();
      timer = setInterval(run, everyMs);
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
