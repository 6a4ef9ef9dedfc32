import { type Actor, anonymous } from '@poolpros/chassis/machine/history';
import { type StepEvent, transition } from '@poolpros/chassis/machine/transition';
import { reviewRemoved } from '@poolpros/contracts/events/reviews';
import type { reviewRemovalBodySchema } from '@poolpros/contracts/http/admin-reviews';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { ReviewRow } from '../db/entities.js';
import { recountRatings } from '../db/rating-store.js';
import { erased } from './expire-reviews.js';
import { reviewLifecycle } from './review-lifecycle.js';
import { lockReview } from './review-link.js';

/** The event of a step that removes a confirmed review. */
export const removedEvent =
  (how: { byStaff: boolean; wasPublic: boolean }) =>
  ({ id, installerId }: ReviewRow): StepEvent => ({
    definition: reviewRemoved,
    data: { reviewId: id, installerId, ...how },
  });

/** Removes a published review for a reason that its author gets by mail. */
export async function removeReview(
  tx: EntityManager,
  { reviewId, reasonCode, note }: z.output<typeof reviewRemovalBodySchema> & { reviewId: string },
  actor: Actor,
  { now, requestId }: { now: Date; requestId: string },
): Promise<ReviewRow> {
  const removed = await transition(tx, reviewLifecycle, reviewId, {
    action: 'remove',
    actor,
    at: now,
    reason: reasonCode,
    requestId,
    change: () => ({ removedAt: now, removalReason: reasonCode, removalNote: note || null }),
    event: removedEvent({ byStaff: true, wasPublic: true }),
  });
  await recountRatings(tx, [removed.installerId]);
  return removed;
}

/** Removes the review behind a mailed link for its author, and erases it. A second call changes nothing. */
export async function withdrawReview(tx: EntityManager, token: string, now: Date): Promise<ReviewRow> {
  const review = await lockReview(tx, token, now);
  if (review.status === 'withdrawn') return review;
  const wasPublic = review.status === 'published';
  const withdrawn = await transition(tx, reviewLifecycle, review.id, {
    action: 'withdraw',
    actor: anonymous,
    at: now,
    change: () => erased,
    event: removedEvent({ byStaff: false, wasPublic }),
  });
  if (wasPublic) await recountRatings(tx, [review.installerId]);
  return withdrawn;
}
