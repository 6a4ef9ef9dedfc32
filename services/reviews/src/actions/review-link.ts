import { hashToken } from '@poolpros/chassis/links';
import { Refusal } from '@poolpros/chassis/refusal';
import { reviewDays } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import type { ReviewRow } from '../db/entities.js';
import { lockMail } from '../db/mail-store.js';
import { findByToken, findPublished, lockByToken } from '../db/review-store.js';
import { linkState } from '../domain/verification.js';

/** The review behind a link; a used link still shows it. */
export const openReview = async (tx: EntityManager, token: string, now: Date): Promise<ReviewRow> =>
  usable(await standingReview(tx, await findByToken(tx, hashToken(token))), now);

/** Like openReview; locks the review and the email's other requests until the transaction ends. */
export async function lockReview(tx: EntityManager, token: string, now: Date): Promise<ReviewRow> {
  const tokenHash = hashToken(token);
  const found = await findByToken(tx, tokenHash);
  if (found?.emailKey) await lockMail(tx, found.emailKey);
  return usable(await standingReview(tx, await lockByToken(tx, tokenHash)), now);
}

/**
 * The review that a person's link leads to: once one of their reviews of an installer is public, all their links for
 * that installer lead to it, because a person has one review per installer.
 */
export async function standingReview<R extends ReviewRow | null>(tx: EntityManager, review: R): Promise<R | ReviewRow> {
  if (review?.status !== 'submitted' || review.emailKey === null) return review;
  return (await findPublished(tx, review.installerId, review.emailKey)) ?? review;
}

function usable(review: ReviewRow | null, now: Date): ReviewRow {
  if (!review) throw new Refusal('link_invalid');
  if (linkState(review, now) === 'expired')
    throw new Refusal('link_expired', `The link expired after ${reviewDays.confirm} days. Write the review again.`);
  return review;
}
