import * as z from 'zod';
import { reviewsSearchedForWords, textLengths } from '../limits.js';
import { reviewRemovalReasonKeys } from '../review-removal-reasons.js';
import { lineOf, maxStoredInt, pageNumber, textOf } from '../text.js';
import { queueSchema } from './paged.js';
import { reviewSchema } from './reviews.js';

/** GET /api/admin/reviews: published or removed reviews, newest first. */
export const adminReviewQuerySchema = z.object({
  state: z.enum(['published', 'removed']).default('published'),
  installerId: z.coerce.number().int().positive().max(maxStoredInt).optional(),
  q: lineOf(textLengths.reviewWords)
    .default('')
    .describe(`words that a review must all contain, of the newest ${reviewsSearchedForWords.toLocaleString('en-US')}`),
  page: pageNumber,
});
export type AdminReviewState = z.infer<typeof adminReviewQuerySchema>['state'];

export const adminReviewSchema = reviewSchema
  .pick({ id: true, rating: true, title: true, text: true, stage: true, displayName: true, sample: true })
  .extend({
    publishedAt: z.iso.datetime(),
    listing: z.object({ id: z.int(), name: z.string(), profilePath: z.string() }),
    removal: z
      .object({
        reasonCode: z.enum(reviewRemovalReasonKeys),
        note: z.string().nullable(),
        at: z.iso.datetime(),
      })
      .nullable(),
  });
export type AdminReview = z.infer<typeof adminReviewSchema>;
export const adminReviewListSchema = queueSchema(adminReviewSchema);
export type AdminReviewList = z.infer<typeof adminReviewListSchema>;

/** POST /api/admin/reviews/{id}/remove. */
export const reviewParamsSchema = z.object({ reviewId: z.uuid() });
export const reviewRemovalBodySchema = z.object({
  reasonCode: z.enum(reviewRemovalReasonKeys),
  note: textOf(textLengths.rejectionNote).optional().describe('shown to the author'),
});
