import * as z from 'zod';
import { ratingSummarySchema } from '../http/reviews.js';
import { defineEvent, type StreamDefinition } from './define.js';
import { stepTakenSchema } from './step.js';

export const reviewsStream: StreamDefinition = {
  name: 'REVIEWS',
  service: 'reviews',
  nouns: null,
  maxAgeDays: 30,
  maxPerAggregate: null,
};

/** Aggregate: review id. */
export const reviewSubmitted = defineEvent(
  reviewsStream,
  'reviews.review.submitted.v1',
  z.object({ reviewId: z.uuid(), installerId: z.int() }),
);
export const reviewPublished = defineEvent(
  reviewsStream,
  'reviews.review.published.v1',
  z.object({ reviewId: z.uuid(), installerId: z.int(), rating: z.int() }),
);

/** A confirmed review was removed by the staff or by its author. */
export const reviewRemoved = defineEvent(
  reviewsStream,
  'reviews.review.removed.v1',
  z.object({
    reviewId: z.uuid(),
    installerId: z.int(),
    byStaff: z.boolean(),
    wasPublic: z.boolean().describe('false for one that was held, of which nobody was told'),
  }),
);

/** The rating of one contractor, recalculated from reviews. Aggregate: installer id; version: the rating's. */
export const ratingChanged = defineEvent(
  reviewsStream,
  'reviews.rating.changed.v1',
  ratingSummarySchema.extend({ installerId: z.int() }),
);

/** A step of a review. Aggregate: review id; version: its row's. */
export const reviewsStepTaken = defineEvent(reviewsStream, 'reviews.step.taken.v1', stepTakenSchema);
