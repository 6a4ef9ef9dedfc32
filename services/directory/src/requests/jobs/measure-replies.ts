import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { measureReplies } from '../actions/measure-replies.js';

/** Every hour: the shortest step is one, and the figures cover a month. */
export const measureRepliesHourly = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(hourMs, 'measure replies', (signal) => measureReplies(database, now(), signal));
