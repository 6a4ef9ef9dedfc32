import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { expireSubmissions } from '../actions/expire-submissions.js';

/** Ends submissions that nobody confirmed in time. */
export const expireSubmissionsHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'expire submissions', async () => {
    await expireSubmissions(database, now());
  });
