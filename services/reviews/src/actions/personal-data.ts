import { idempotencyKeyRows } from '@poolpros/chassis/idempotency';
import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import { erasedPeopleRows } from '@poolpros/chassis/personal-data';
import type { PersonalRows } from '@poolpros/chassis/personal-data/rows';
import { reviewDays } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { recountRatings } from '../db/rating-store.js';
import { findReview } from '../db/review-store.js';
import { erased } from './expire-reviews.js';
import { removedEvent } from './remove-review.js';
import { reviewLifecycle } from './review-lifecycle.js';

const emailOfKey =
  '(select email from reviews where reviews.email_key = review_mails.email_key and email is not null limit 1)';

const ofVisitor = { because: 'visitors write reviews, and they have no account' };

/** What is personal in reviews, and what becomes of it (docs/rules.md#erase-people). */
export const personalData: readonly PersonalRows[] = [
  // They hold a key alone, so they are found by the reviews, which come after them.
  {
    table: 'review_mails',
    columns: ['email_key'],
    byEmail: [{ email: emailOfKey, since: 'asked_at', erase: 'delete' }],
    kept: [{ keptDays: 1, since: 'asked_at', erase: 'delete', rule: 'review-mails' }],
    exported: ofVisitor,
  },
  {
    table: 'reviews',
    columns: [
      'email',
      'email_key',
      'reviewer_name',
      'display_name',
      'title',
      'text',
      'stems',
      'sub_ratings',
      'removal_note',
    ],
    byEmail: [{ email: 'email', since: 'submitted_at', erase: eraseReviews }],
    kept: [
      { keptDays: reviewDays.unconfirmed, since: 'submitted_at', step: 'expire', rule: 'erase-reviews' },
      { keptDays: reviewDays.removed, since: 'removed_at', step: 'anonymize', rule: 'erase-reviews' },
      { keptDays: null, because: 'a published one stays until its author takes it down' },
    ],
    exported: ofVisitor,
  },
  idempotencyKeyRows,
  erasedPeopleRows,
];

/** Removes reviews from their pages and erases their personal fields; the ratings are updated. */
async function eraseReviews(tx: EntityManager, ids: readonly string[], now: Date): Promise<'anonymized'> {
  const installers = new Set<number>();
  for (const id of ids) {
    const wasPublic = (await findReview(tx, id))?.status === 'published';
    const { installerId } = await transition(tx, reviewLifecycle, id, {
      action: 'erase',
      actor: system,
      at: now,
      // The mailed link must not show anything any more.
      change: () => ({ ...erased, tokenHash: null }),
      ...(wasPublic && { event: removedEvent({ byStaff: false, wasPublic }) }),
    });
    installers.add(installerId);
  }
  await recountRatings(
    tx,
    [...installers].sort((a, b) => a - b),
  );
  return 'anonymized';
}
