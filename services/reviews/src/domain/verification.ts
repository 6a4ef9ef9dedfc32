import { reviewDays } from '@poolpros/contracts/limits';
import { dayMs } from '@poolpros/contracts/time';
import type { ReviewStatus } from './review.js';

/** How long the mailed link works (docs/rules.md#review-proof). */
export const linkLifetimeMs = reviewDays.confirm * dayMs;
/** How long an unproven review is stored (docs/rules.md#review-proof). */
export const unprovenLifetimeMs = reviewDays.unconfirmed * dayMs;

/** How long personal data in a removed review is stored (docs/rules.md#review-removal). */
export const removedLifetimeMs = reviewDays.removed * dayMs;

/** The start of the last 24 hours. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** What a mailed link allows now. A used link still shows the review, because pressing twice is not an error. */
export type LinkState = 'open' | 'done' | 'expired';

export function linkState(review: { status: ReviewStatus; submittedAt: Date }, now: Date): LinkState {
  if (review.status === 'expired') return 'expired';
  if (review.status !== 'submitted') return 'done';
  return now.getTime() - review.submittedAt.getTime() < linkLifetimeMs ? 'open' : 'expired';
}
