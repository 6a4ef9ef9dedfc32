import { problems, type ZodApp } from '@poolpros/chassis/http';
import { hashToken } from '@poolpros/chassis/links';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { Problem } from '@poolpros/chassis/problem';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import { type ReviewPreview, reviewPreviewSchema } from '@poolpros/contracts/http/reviews';
import { linkBodySchema } from '@poolpros/contracts/http/submissions';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import type { Context } from '../context.js';
import type { ReviewRow } from '../db/entities.js';
import { recountFigures } from '../db/figures-store.js';
import { findInstaller } from '../db/installer-store.js';
import { lockMail } from '../db/mail-store.js';
import { findByToken, lockByToken, publishReview, standingReview } from '../db/review-store.js';
import { type LinkState, linkState } from '../domain/verification.js';

export function registerVerificationRoutes(app: ZodApp, { database }: Context): void {
  app.post(
    '/reviews/verification',
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
      const { review } = usable(await standingReview(tx, await findByToken(tx, hashToken(body.token))));
      return preview(tx, review);
    },
  );

  app.post(
    '/reviews/verify',
    {
      schema: {
        summary: 'Publish the review behind a mailed link; repeating it changes nothing',
        tags: ['reviews'],
        body: linkBodySchema,
        response: { 200: reviewPreviewSchema, ...problems(400, 404, 410, 503) },
      },
    },
    ({ body }) =>
      database.transaction(async (tx) => {
        const { review, state } = usable(await lockedReview(tx, hashToken(body.token)));
        if (state === 'open') await publish(tx, review);
        return preview(tx, { ...review, status: 'published' });
      }),
  );
}

/** The review behind a link, held until the transaction ends together with what else its mail address asks for. */
async function lockedReview(tx: EntityManager, tokenHash: string): Promise<ReviewRow | null> {
  const found = await findByToken(tx, tokenHash);
  if (found?.emailKey) await lockMail(tx, found.emailKey);
  return standingReview(tx, await lockByToken(tx, tokenHash));
}

function usable(review: ReviewRow | null): { review: ReviewRow; state: Exclude<LinkState, 'invalid' | 'expired'> } {
  const state = review ? linkState(review, new Date()) : 'invalid';
  if (!review || state === 'invalid') throw new Problem('link_invalid');
  if (state === 'expired') throw new Problem('link_expired', 'The link worked for 7 days. Write the review again.');
  return { review, state };
}

async function publish(tx: EntityManager, review: ReviewRow): Promise<void> {
  const { id: reviewId, installerId, rating } = review;
  const version = await publishReview(tx, review, new Date());
  await recountFigures(tx, [installerId]);
  await addToOutbox(tx, reviewPublished, {
    aggregateId: reviewId,
    aggregateVersion: version,
    data: { reviewId, installerId, rating },
  });
}

async function preview(tx: EntityManager, review: ReviewRow): Promise<ReviewPreview> {
  const installer = await findInstaller(tx, review.installerId);
  if (!installer) throw new Problem('installer_not_found');
  return {
    installerId: installer.id,
    installerName: installer.name,
    profilePath: profilePath(installer),
    rating: review.rating,
    title: review.title,
    text: review.text,
    status: review.status,
  };
}
