import { every, type Job } from '@poolpros/chassis/jobs';
import type { Context } from '../context.js';
import { eraseMails } from '../db/mail-store.js';
import { expireUnproven } from '../db/review-store.js';
import { dayBefore, unprovenLifetimeMs } from '../domain/verification.js';

const hourMs = 3_600_000;

/** Erases reviews that nobody proved, and which addresses were mailed about reviews a day ago. */
export async function eraseUnprovenReviews(
  { database, log }: Pick<Context, 'database' | 'log'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - unprovenLifetimeMs);
  const expired = await database.transaction((tx) => expireUnproven(tx, before));
  await eraseMails(database.dataSource.manager, dayBefore(now));
  if (expired > 0) log.info({ expired }, 'unproven reviews erased');
}

export const eraseUnprovenReviewsHourly = (context: Pick<Context, 'database' | 'log'>): Job =>
  every(hourMs, 'erase unproven reviews', () => eraseUnprovenReviews(context, new Date()));
