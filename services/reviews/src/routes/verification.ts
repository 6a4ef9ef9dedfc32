import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { Problem } from '@poolpros/chassis/problem';
import { reviewEndpoints } from '@poolpros/contracts/endpoints/reviews';
import type { ReviewPreview } from '@poolpros/contracts/http/reviews';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import { withdrawReview } from '../actions/remove-review.js';
import { openReview } from '../actions/review-link.js';
import { verifyReview } from '../actions/verify-review.js';
import type { Context } from '../context.js';
import type { ReviewRow } from '../db/entities.js';
import { findInstaller } from '../db/installer-store.js';

export function registerVerificationRoutes(app: ZodApp, { database, now }: Context): void {
  route(
    app,
    reviewEndpoints.previewReview,
    {
      schema: {
        summary: 'Get the review that an emailed link belongs to',
        tags: ['reviews'],
        errors: [400, 404, 410, 503],
      },
    },
    async ({ body }) => {
      const tx = database.dataSource.manager;
      return preview(tx, await openReview(tx, body.token, now()));
    },
  );

  route(
    app,
    reviewEndpoints.verifyReview,
    {
      schema: {
        summary: 'Publish a review with its emailed link; idempotent',
        tags: ['reviews'],
        errors: [400, 404, 410, 503],
      },
    },
    ({ body }) => database.transaction(async (tx) => preview(tx, await verifyReview(tx, body.token, now()))),
  );

  route(
    app,
    reviewEndpoints.withdrawReview,
    {
      schema: {
        summary: 'Withdraw a review with its emailed link; idempotent',
        tags: ['reviews'],
        errors: [400, 404, 409, 410, 503],
      },
    },
    ({ body }) => database.transaction(async (tx) => preview(tx, await withdrawReview(tx, body.token, now()))),
  );
}

async function preview(tx: EntityManager, review: ReviewRow): Promise<ReviewPreview> {
  const installer = await findInstaller(tx, review.installerId);
  if (!installer) throw new Problem('installer_not_found');
  return {
    installerId: installer.id,
    installerName: installer.name,
    profilePath: profilePath(installer),
    rating: review.rating,
    subRatings: review.subRatings,
    title: review.title,
    text: review.text,
    status: review.status,
    removalReason: review.removalReason,
  };
}
