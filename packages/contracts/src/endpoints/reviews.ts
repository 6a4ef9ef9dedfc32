import { adminPaths } from '../admin-paths.js';
import {
  adminReviewListSchema,
  adminReviewQuerySchema,
  adminReviewSchema,
  reviewParamsSchema,
  reviewRemovalBodySchema,
} from '../http/admin-reviews.js';
import {
  latestReviewsSchema,
  mentionsQuerySchema,
  mentionsSchema,
  reviewBodySchema,
  reviewListQuerySchema,
  reviewListSchema,
  reviewPreviewSchema,
  reviewSubmittedSchema,
} from '../http/reviews.js';
import { linkBodySchema } from '../http/submissions.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** Reviews: what visitors write and what the staff do with it. */
export const reviewEndpoints = endpointsOf('reviews', {
  submitReview: {
    method: 'POST',
    path: apiPaths.reviews,
    body: reviewBodySchema,
    status: 202,
    response: reviewSubmittedSchema,
    limit: 'review',
  },
  reviews: {
    method: 'GET',
    path: apiPaths.reviews,
    query: reviewListQuerySchema,
    response: reviewListSchema,
    limit: 'read',
  },
  latestReviews: {
    method: 'GET',
    path: apiPaths.latestReviews,
    response: latestReviewsSchema,
    limit: 'read',
    prefix: apiPaths.reviews,
  },
  reviewMentions: {
    method: 'GET',
    path: apiPaths.reviewMentions,
    query: mentionsQuerySchema,
    response: mentionsSchema,
    limit: 'read',
    prefix: apiPaths.reviews,
  },
  previewReview: {
    method: 'POST',
    path: apiPaths.previewReview,
    body: linkBodySchema,
    response: reviewPreviewSchema,
    limit: 'write',
  },
  verifyReview: {
    method: 'POST',
    path: apiPaths.verifyReview,
    body: linkBodySchema,
    response: reviewPreviewSchema,
    limit: 'write',
  },
  withdrawReview: {
    method: 'POST',
    path: apiPaths.withdrawReview,
    body: linkBodySchema,
    response: reviewPreviewSchema,
    limit: 'write',
  },
  adminReviews: {
    method: 'GET',
    path: adminPaths.adminReviews,
    query: adminReviewQuerySchema,
    response: adminReviewListSchema,
    limit: 'read',
  },
  removeReview: {
    method: 'POST',
    path: adminPaths.removeReview,
    params: reviewParamsSchema,
    body: reviewRemovalBodySchema,
    response: adminReviewSchema,
    limit: 'write',
    prefix: adminPaths.adminReviews,
  },
});
