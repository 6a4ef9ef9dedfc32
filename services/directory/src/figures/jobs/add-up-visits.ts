import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { addUpVisits } from '../actions/add-up-visits.js';

/** Every hour, so that a business sees today's visits today. */
export const addUpVisitsHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'add up visits', (signal) => addUpVisits(database, now(), signal));
