import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { newId } from '@poolpros/chassis/ids';
import { pageOf } from '@poolpros/chassis/paging';
import { reviewEndpoints } from '@poolpros/contracts/endpoints/reviews';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import { pageSizes } from '@poolpros/contracts/limits';
import { topicsOf } from '@poolpros/contracts/review-topics';
import { submitReview } from '../actions/submit-review.js';
import type { Context } from '../context.js';
import { findMentions } from '../db/mention-store.js';
import { findRatingSummary, tallySubRatings } from '../db/rating-store.js';
import { countReviews } from '../db/review-counts-store.js';
import { countPublished, findLatest, listPublished } from '../db/review-store.js';
import { subRatingMeansOf } from '../domain/sub-ratings.js';
import { wordsOf } from '../domain/words.js';

const pageSize = pageSizes.reviews;

/** Short, because a removed review has to disappear within 3 seconds (docs/rules.md#review-removal). */
const cacheControl = 'public, max-age=2';

export function registerReviewRoutes(app: ZodApp, context: Context): void {
  route(
    app,
    reviewEndpoints.submitReview,
    {
      schema: {
        summary: 'Submit a review, which is published once its emailed link is used',
        tags: ['reviews'],
        headers: idempotencyHeadersSchema,
        errors: [400, 404, 409, 503],
      },
    },
    async (request, reply) => {
      const { body } = request;
      return await createOnce(context.database, request, reply, async (tx) => {
        const id = newId();
        await submitReview(tx, context, { ...body, id }, context.now());
        return { id, status: 'submitted' as const };
      });
    },
  );

  route(
    app,
    reviewEndpoints.reviews,
    {
      schema: {
        summary: "List a contractor's published reviews with its rating and counts of submitted reviews",
        tags: ['reviews'],
        errors: [400, 503],
      },
    },
    // An installer whose event has not arrived yet has no reviews; its page must still work.
    async ({ query: { installerId, page, sort, stars = null, q } }, reply) => {
      const tx = context.database.dataSource.manager;
      const listed = { installerId, sort, stars, words: wordsOf(q) };
      const figures = await findRatingSummary(tx, installerId);
      const subRatings = subRatingMeansOf(await tallySubRatings(tx, installerId));
      const counts = await countReviews(tx, installerId);
      const total = await countPublished(tx, listed);
      const { offset, ...paging } = pageOf(total, page, pageSize);
      const items = await listPublished(tx, listed, { offset, size: pageSize });
      const response = { figures, subRatings, ...counts, items, total, ...paging };
      return reply.header('cache-control', cacheControl).send(response);
    },
  );

  route(
    app,
    reviewEndpoints.latestReviews,
    {
      schema: {
        summary: 'List the newest published reviews of finished jobs, each with its listing',
        tags: ['reviews'],
        errors: [503],
      },
    },
    async (_request, reply) => {
      const items = await findLatest(context.database.dataSource.manager, pageSizes.latestReviews);
      return reply.header('cache-control', cacheControl).send({ items });
    },
  );

  route(
    app,
    reviewEndpoints.reviewMentions,
    {
      schema: {
        summary: 'List mentions of services and words in published reviews, with counts and quotes',
        tags: ['reviews'],
        errors: [400, 503],
      },
    },
    async ({ query: { installerIds, services, q } }, reply) => {
      const mentions = await findMentions(context.database.dataSource.manager, installerIds, topicsOf(services, q));
      return reply.header('cache-control', cacheControl).send({ mentions });
    },
  );
}
