import { hashToken } from '@poolpros/chassis/links';
import { anonymous } from '@poolpros/chassis/machine/history';
import { type StepEvent, transition } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import { reviewDays } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import type { ReviewRow } from '../db/entities.js';
import { findInstaller } from '../db/installer-store.js';
import { lockMail } from '../db/mail-store.js';
import { recountRatings } from '../db/rating-store.js';
import { findByToken, findPublished, lockByToken } from '../db/review-store.js';
import { linkState } from '../domain/verification.js';
import { reviewLifecycle } from './review-lifecycle.js';

/** What goes with the step that makes a review public. */
export const published = (now: Date) => ({
  change: () => ({ publishedAt: now }),
  event: ({ id, installerId, rating }: ReviewRow): StepEvent => ({
    definition: reviewPublished,
    data: { reviewId: id, installerId, rating },
  }),
});

/** Publishes the review behind a mailed link, or holds it while its listing is suspended. A second call changes nothing. */
export async function verifyReview(tx: EntityManager, token: string, now: Date): Promise<ReviewRow> {
  const review = usable(await lockedReview(tx, hashToken(token)), now);
  if (review.status === 'published' || review.status === 'held') return review;
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

/** The review behind a link; a used link still shows it. */
export const openReview = async (tx: EntityManager, token: string, now: Date): Promise<ReviewRow> =>
  usable(await standingReview(tx, await findByToken(tx, hashToken(token))), now);

/**
 * The review that a person's link leads to: once one of theirs of the same installer is public, the others lead to
 * it, as a person has one review of an installer.
 */
export async function standingReview<R extends ReviewRow | null>(tx: EntityManager, review: R): Promise<R | ReviewRow> {
  if (review?.status !== 'submitted' || review.emailKey === null) return review;
  return (await findPublished(tx, review.installerId, review.emailKey)) ?? review;
}

function usable(review: ReviewRow | null, now: Date): ReviewRow {
  const state = review ? linkState(review, now) : 'invalid';
  if (!review || state === 'invalid') throw new Refusal('link_invalid');
  if (state === 'expired')
    throw new Refusal('link_expired', `The link worked for ${reviewDays.confirm} days. Write the review again.`);
  return review;
}

/** The review behind a link; locks it and the email's other requests until the transaction ends. */
async function lockedReview(tx: EntityManager, tokenHash: string): Promise<ReviewRow | null> {
  const found = await findByToken(tx, tokenHash);
  if (found?.emailKey) await lockMail(tx, found.emailKey);
  return standingReview(tx, await lockByToken(tx, tokenHash));
}
