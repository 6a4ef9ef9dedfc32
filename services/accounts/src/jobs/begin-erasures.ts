import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import { beginErasures } from '../actions/erase-account.js';
import type { Context } from '../context.js';

/** Begins to erase accounts whose deletion nobody took back in time. */
export const beginErasuresHourly = ({ database, log, now }: Pick<Context, 'database' | 'log' | 'now'>): Job =>
  every(hourMs, 'erase deleted accounts', async () => {
    const begun = await beginErasures(database, now());
    if (begun > 0) log.info({ accounts: begun }, 'accounts are being erased');
  });
