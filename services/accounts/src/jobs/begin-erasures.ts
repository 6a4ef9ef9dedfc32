import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import { beginErasures } from '../actions/erase-account.js';
import type { Context } from '../context.js';

/** Starts the erasure of accounts whose deletion was not canceled in time. */
export const beginErasuresHourly = ({ database, log, now }: Pick<Context, 'database' | 'log' | 'now'>): Job =>
  every(hourMs, 'erase deleted accounts', async () => {
    const begun = await beginErasures(database, now());
    if (begun > 0) log.info({ accounts: begun }, 'accounts are being erased');
  });
