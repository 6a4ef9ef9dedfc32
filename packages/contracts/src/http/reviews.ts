import * as z from 'zod';
import { resultsPageSize, services } from '../catalogue.js';
import { keysOf } from '../keys-of.js';
import { textLengths } from '../limits.js';
import { reviewRemovalReasonKeys } from '../review-removal-reasons.js';
import { reviewSortKeys } from '../review-sorts.js';
import { reviewTopicKeys } from '../review-topics.js';
import { type SubRating, subRatingKeys } from '../sub-ratings.js';
import { commaList, emailAddress, honeypotShape, idList, lineOf, maxStoredInt, pageNumber, textOf } from '../text.js';

/** What the reviewer can speak of; only `job_done` counts in the stars (docs/rules.md#counted-reviews). */
export const reviewStages = {
  job_done: 'The job is finished',
  quote_only: 'I got a quote',
  enquiry: 'I asked and waited for an answer',
} as const;
export type ReviewStage = keyof typeof reviewStages;
export const reviewStageKeys = keysOf(reviewStages);

const stars = z
  .int('choose a whole number of stars')
  .min(1, 'choose one to five stars')
  .max(5, 'choose one to five stars');

const subRatingsSchema = z
  .object(
    Object.fromEntries(subRatingKeys.map((key) => [key, stars.optional()])) as Record<
      SubRating,
      z.ZodOptional<typeof stars>
    >,
  )
  .describe('stars for individual aspects of a finished job');

/** The words of a text with a space between them, without emoji and punctuation (docs/rules.md#review-form). */
const wordsOf = (text: string): string => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** POST /api/reviews: from /direct-review/{installerId}. */
export const reviewBodySchema = z
  .object({
    installerId: z.int().positive().max(maxStoredInt),
    stage: z.enum(reviewStageKeys),
    rating: stars,
    subRatings: subRatingsSchema.default({}),
    title: lineOf(textLengths.reviewTitle).optional(),
    text: textOf(textLengths.reviewText).refine(
      (text) => [...text].length < textLengths.reviewText.min || wordsOf(text).length >= textLengths.reviewText.min,
      `use at least ${textLengths.reviewText.min} characters; emoji and punctuation do not count`,
    ),
    service: z.enum(services, 'choose a service from the list').optional(),
    workMonth: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'choose a month such as 2026-05')
      .optional(),
    name: lineOf(textLengths.reviewerName).describe('shown as first name and initial'),
    email: emailAddress,
    ownExperience: z.literal(true, { error: 'confirm that this is your own experience' }),
    noIncentive: z.literal(true, { error: 'confirm that you were offered nothing for this review' }),
    noConnection: z.literal(true, { error: 'confirm that you have no link to the business or a competitor' }),
    ...honeypotShape,
  })
  .refine(({ stage, subRatings }) => stage === 'job_done' || Object.keys(subRatings).length === 0, {
    path: ['subRatings'],
    error: 'leave out the details unless the job is finished',
  });
export type ReviewBody = z.input<typeof reviewBodySchema>;
export const reviewSubmittedSchema = z.object({ id: z.uuid(), status: z.literal('submitted') });

/**
 * POST /api/reviews/verification: what the page behind the mailed link shows; nothing changes. The same is the response of
 * /verify and /withdraw. Body: linkBodySchema.
 */
export const reviewPreviewSchema = z.object({
  installerId: z.int(),
  installerName: z.string(),
  profilePath: z.string(),
  rating: z.int(),
  subRatings: subRatingsSchema,
  title: z.string().nullable(),
  text: z.string(),
  status: z.enum(['submitted', 'held', 'published', 'removed', 'withdrawn', 'expired']),
  removalReason: z.enum(reviewRemovalReasonKeys).nullable().describe('set if we removed it'),
});
export type ReviewPreview = z.infer<typeof reviewPreviewSchema>;

/** A published review. */
export const reviewSchema = z.object({
  id: z.uuid(),
  installerId: z.int(),
  rating: z.int(),
  subRatings: subRatingsSchema,
  title: z.string().nullable(),
  text: z.string(),
  stage: z.enum(reviewStageKeys),
  source: z.enum(['open', 'invited', 'verified_job']),
  service: z.string().nullable(),
  workMonth: z.string().nullable(),
  displayName: z.string(),
  publishedAt: z.iso.datetime(),
  sample: z.boolean(),
});
export type Review = z.infer<typeof reviewSchema>;

/** The rating of a listing, counted from its reviews. Keys of `distribution` are the star numbers. */
export const ratingSummarySchema = z.object({
  rating: z.number().nullable().describe('average of published job reviews, to one decimal'),
  reviewCount: z.int(),
  distribution: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
});
export type RatingSummary = z.infer<typeof ratingSummarySchema>;

/** What published reviews of finished jobs give an aspect on average (docs/rules.md#sub-ratings). */
export const subRatingMeanSchema = z.object({
  aspect: z.enum(subRatingKeys),
  rating: z.number().describe('average, to one decimal'),
  reviewCount: z.int().describe('number of reviews that rate it'),
});
export type SubRatingMean = z.infer<typeof subRatingMeanSchema>;

/** What became of the reviews that were handed in about a listing (docs/rules.md#review-figures). */
export const reviewModerationSchema = z.object({
  received: z.int(),
  published: z.int(),
  waiting: z.int().describe('the emailed link has not been used yet and is still valid, or the listing is suspended'),
  unproven: z.int().describe('the emailed link was never used'),
  removed: z.int().describe('removed after publication'),
  medianMinutes: z.int().nullable().describe('median time from submission to publication; null if not measured'),
});
export type ReviewModeration = z.infer<typeof reviewModerationSchema>;

/** GET /api/reviews: the public reviews of a listing, in pages. */
export const reviewListQuerySchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  sort: z.enum(reviewSortKeys).default('newest'),
  stars: z.coerce
    .number()
    .int()
    .min(1)
    .max(5)
    .optional()
    .describe('only those that `figures.distribution` counts under this number'),
  q: lineOf(textLengths.reviewWords).default('').describe('words that a review must all contain'),
  page: pageNumber,
});
export const reviewListSchema = z.object({
  figures: ratingSummarySchema,
  subRatings: z.array(subRatingMeanSchema).describe('averages of the aspects that enough reviews rate'),
  enquiries: z
    .object({ rating: z.number().nullable(), reviewCount: z.int() })
    .describe('reviews of quotes and inquiries, which do not count toward the stars'),
  moderation: reviewModerationSchema,
  items: z.array(reviewSchema),
  total: z.int().describe('total of the requested reviews'),
  page: z.int(),
  totalPages: z.int(),
});
export type ReviewList = z.infer<typeof reviewListSchema>;

/** GET /api/reviews/latest: the newest public reviews of finished jobs, of listings that take requests. */
export const latestReviewSchema = reviewSchema
  .pick({ id: true, rating: true, text: true, service: true, displayName: true, publishedAt: true })
  .extend({ installerName: z.string(), profilePath: z.string() });
export type LatestReview = z.infer<typeof latestReviewSchema>;
export const latestReviewsSchema = z.object({ items: z.array(latestReviewSchema) });
export type LatestReviews = z.infer<typeof latestReviewsSchema>;

/** GET /api/reviews/mentions: what the reviews of the listings of one result page say of what was searched for. */
export const mentionsQuerySchema = z.object({
  installerIds: idList(resultsPageSize),
  services: commaList(services).default([]),
  q: z.string().max(textLengths.searched.max).default('').describe('words that were searched for'),
});
export const mentionsSchema = z.object({
  mentions: z
    .array(
      z.object({
        installerId: z.int(),
        topic: z.enum(reviewTopicKeys),
        reviews: z.int().describe('number of public reviews that mention it'),
        quote: z.string().describe('a short quote from the newest of them'),
      }),
    )
    .describe('the topic that most reviews mention for each listing; none for the others'),
});
export type Mentions = z.infer<typeof mentionsSchema>;
