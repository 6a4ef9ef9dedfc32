import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import { anonymizeRemovedReviews, expireReviews } from '../actions/expire-reviews.js';
import type { Context } from '../context.js';

/** Ends reviews that nobody proved in time, and erases what is personal in removed ones. */
export const expireReviewsHourly = ({ database, log, now }: Pick<Context, 'database' | 'log' | 'now'>): Job =>
  every(hourMs, 'expire reviews', async () => {
    const expired = await expireReviews(database, now());
    const anonymized = await anonymizeRemovedReviews(database, now());
    if (expired > 0) log.info({ expired }, 'unproven reviews erased');
    if (anonymized > 0) log.info({ anonymized }, 'removed reviews erased');
  });
