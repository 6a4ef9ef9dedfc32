import { problems, type ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { type ReviewPreview, reviewPreviewSchema } from '@poolpros/contracts/http/reviews';
import { linkBodySchema } from '@poolpros/contracts/http/submissions';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import { withdrawReview } from '../actions/remove-review.js';
import { openReview } from '../actions/review-link.js';
import { verifyReview } from '../actions/verify-review.js';
import type { Context } from '../context.js';
import type { ReviewRow } from '../db/entities.js';
import { findInstaller } from '../db/installer-store.js';

export function registerVerificationRoutes(app: ZodApp, { database, now }: Context): void {
  app.post(
    servicePath(apiPaths.previewReview),
    {
      schema: {
        summary: 'Show the review behind a mailed link; changes nothing',
        tags: ['reviews'],
        body: linkBodySchema,
        response: { 200: reviewPreviewSchema, ...problems(400, 404, 410, 503) },
      },
    },
    async ({ body }) => {
      const tx = database.dataSource.manager;
      return preview(tx, await openReview(tx, body.token, now()));
    },
  );

  app.post(
    servicePath(apiPaths.verifyReview),
    {
      schema: {
        summary: 'Publish the review behind a mailed link; repeating it changes nothing',
        tags: ['reviews'],
        body: linkBodySchema,
        response: { 200: reviewPreviewSchema, ...problems(400, 404, 410, 503) },
      },
    },
    ({ body }) => database.transaction(async (tx) => preview(tx, await verifyReview(tx, body.token, now()))),
  );

  app.post(
    servicePath(apiPaths.withdrawReview),
    {
      schema: {
        summary: 'Take down the review behind a mailed link; repeating it changes nothing',
        tags: ['reviews'],
        body: linkBodySchema,
        response: { 200: reviewPreviewSchema, ...problems(400, 404, 409, 410, 503) },
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
