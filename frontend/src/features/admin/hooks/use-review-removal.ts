import { adminPaths } from '@poolpros/contracts/admin-paths';
import { type ReviewRemoval, removeReview } from '../api.js';
import { useQueueDecision } from './use-queue-decision.js';

/** Taking down published reviews. */
export const useReviewRemoval = (onRemoved: () => void) =>
  useQueueDecision<ReviewRemoval>({
    decide: removeReview,
    itemOf: ({ review }) => review,
    reads: [adminPaths.adminReviews],
    said: ({ review }) => ({
      title: 'Taken down',
      text: `The review is no longer on the page for ${review.listing.name}. Its author will get an email with the reason.`,
    }),
    onDecided: onRemoved,
  });
