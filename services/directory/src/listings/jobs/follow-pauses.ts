import { every, type Job } from '@poolpros/chassis/jobs';
import { secondMs } from '@poolpros/contracts/time';
import type { Context } from '../../base/context.js';
import { followPauses } from '../actions/follow-pauses.js';

/** Every second, so that a pause shows as quickly as any change of a listing. */
export const followPausesEverySecond = ({ database, now }: Pick<Context, 'database' | 'now'>): Job =>
  every(secondMs, 'follow pauses', async () => {
    await followPauses(database, now());
  });
