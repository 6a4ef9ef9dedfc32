import { anonymous } from '@poolpros/chassis/machine/history';
import { type StepEvent, transition } from '@poolpros/chassis/machine/transition';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import type { EntityManager } from 'typeorm';
import type { ReviewRow } from '../db/entities.js';
import { findInstaller } from '../db/installer-store.js';
import { recountRatings } from '../db/rating-store.js';
import { reviewLifecycle } from './review-lifecycle.js';
import { lockReview } from './review-link.js';

/** Side effects of the step that makes a review public. */
export const published = (now: Date) => ({
  change: () => ({ publishedAt: now }),
  event: ({ id, installerId, rating }: ReviewRow): StepEvent => ({
    definition: reviewPublished,
    data: { reviewId: id, installerId, rating },
  }),
});

/**
 * Publishes the review behind a mailed link, or holds it while its listing is suspended. A second call changes nothing.
 */
export async function verifyReview(tx: EntityManager, token: string, now: Date): Promise<ReviewRow> {
  const review = await lockReview(tx, token, now);
  if (review.status !== 'submitted') return review;
  const step = { actor: anonymous, at: now };
  const installer = await findInstaller(tx, review.installerId);
  if (installer?.status === 'suspended')
    return await transition(tx, reviewLifecycle, { id: review.id }, { ...step, action: 'hold' });
  const verified = await transition(
    tx,
    reviewLifecycle,
    { id: review.id },
    { ...step, action: 'verify', ...published(now) },
  );
  await recountRatings(tx, [review.installerId]);
  return verified;
}
