import { every, type Job } from '@poolpros/chassis/jobs';
import { hourMs } from '@poolpros/contracts/time';
import { anonymizeRemovedReviews, expireReviews } from '../actions/expire-reviews.js';
import type { Context } from '../context.js';
import { eraseMails } from '../db/mail-store.js';
import { dayBefore } from '../domain/verification.js';

/** Erases unproven reviews, personal data in removed ones, and emails of requests for mails that are a day old. */
export async function eraseUnprovenReviews(
  { database, log }: Pick<Context, 'database' | 'log'>,
  now: Date,
): Promise<void> {
  const expired = await expireReviews(database, now);
  const anonymized = await anonymizeRemovedReviews(database, now);
  await eraseMails(database.dataSource.manager, dayBefore(now));
  if (expired > 0) log.info({ expired }, 'unproven reviews erased');
  if (anonymized > 0) log.info({ anonymized }, 'removed reviews erased');
}

export const eraseUnprovenReviewsHourly = (context: Pick<Context, 'database' | 'log' | 'now'>): Job =>
  every(hourMs, 'erase unproven reviews', () => eraseUnprovenReviews(context, context.now()));
