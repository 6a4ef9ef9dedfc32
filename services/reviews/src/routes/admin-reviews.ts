import { identityOf, requireAccount } from '@poolpros/chassis/auth';
import { routesWith, type ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { pageOf } from '@poolpros/chassis/paging';
import { reviewEndpoints } from '@poolpros/contracts/endpoints/reviews';
import { pageSizes, reviewsSearchedForWords } from '@poolpros/contracts/limits';
import type { Permission } from '@poolpros/contracts/roles';
import { removeReview } from '../actions/remove-review.js';
import type { Context } from '../context.js';
import { countForStaff, findForStaff, listForStaff } from '../db/staff-review-store.js';
import { wordsOf } from '../domain/words.js';

const byStaff = (permission: Permission) =>
  routesWith({ onRequest: requireAccount('admin', permission), schema: { tags: ['admin'] } });

export function registerAdminReviewRoutes(app: ZodApp, { database, now }: Context): void {
  route(
    app,
    reviewEndpoints.adminReviews,
    byStaff('reviews:read')({
      summary: 'List published or removed reviews, newest first',
      errors: [400, 401, 403, 503],
    }),
    async ({ query: { state, installerId = null, q, page: wanted } }, reply) => {
      const tx = database.dataSource.manager;
      const wantedReviews = { installerId, words: wordsOf(q), newest: reviewsSearchedForWords };
      const open = await countForStaff(tx, { ...wantedReviews, state: 'published' });
      const total = state === 'published' ? open : await countForStaff(tx, { ...wantedReviews, state });
      const { offset, ...paging } = pageOf(total, wanted, pageSizes.reviews);
      const items = await listForStaff(tx, { ...wantedReviews, state }, { offset, size: pageSizes.reviews });
      return reply.header('cache-control', 'no-store').send({ items, total, open, ...paging });
    },
  );

  route(
    app,
    reviewEndpoints.removeReview,
    byStaff('reviews:remove')({
      summary: 'Remove a published review and email the reason to its author',
      errors: [400, 401, 403, 404, 409, 503],
    }),
    (request) =>
      database.transaction(async (tx) => {
        const input = { ...request.body, reviewId: request.params.reviewId };
        const actor = { kind: 'staff', id: identityOf(request).accountId } as const;
        const { id } = await removeReview(tx, input, actor, { now: now(), requestId: request.id });
        return await findForStaff(tx, id);
      }),
  );
}
