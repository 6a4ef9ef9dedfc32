import { every, type Job } from '@poolpros/chassis/jobs';
import { dayMs, hourMs } from '@poolpros/contracts/time';
import type { Context } from '../context.js';
import { eraseUnconfirmed } from '../db/account-store.js';

/** Longer than the link in the mail is valid. */
const keptMs = 7 * dayMs;

/** Erases accounts that were not confirmed within seven days of the registration. */
export const eraseUnconfirmedAccounts = ({ database, log, now }: Pick<Context, 'database' | 'log' | 'now'>): Job =>
  every(hourMs, 'erase unconfirmed accounts', async (signal) => {
    const before = new Date(now().getTime() - keptMs);
    let erased = 0;
    for (let step = -1; step !== 0 && !signal.aborted; erased += step)
      step = await eraseUnconfirmed(database.dataSource.manager, before);
    if (erased > 0) log.info({ accounts: erased }, 'unconfirmed accounts erased');
  });
