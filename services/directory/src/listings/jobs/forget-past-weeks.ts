import { daily, type Job } from '@poolpros/chassis/jobs';
import type { Context } from '../../base/context.js';
import { forgetPastWeeks } from '../actions/forget-past-weeks.js';

/** At an hour when Monday has begun in every state. */
export const forgetPastWeeksDaily = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  daily('06:00', 'America/Chicago', 'forget past weeks', async (signal) => {
    await forgetPastWeeks(database, now(), signal);
  });
