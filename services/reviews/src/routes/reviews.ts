import { createHash, randomBytes } from 'node:crypto';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { addToOutbox } from '@poolpros/chassis/outbox';
import { pageOf } from '@poolpros/chassis/paging';
import { Problem } from '@poolpros/chassis/problem';
import { reviewSubmitted } from '@poolpros/contracts/events/reviews';
import {
  reviewBodySchema,
  reviewListQuerySchema,
  reviewListSchema,
  reviewSubmittedSchema,
} from '@poolpros/contracts/http/reviews';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { Context } from '../context.js';
import { findFigures } from '../db/figures-store.js';
import { findInstaller } from '../db/installer-store.js';
import { countMails, insertMail, lockMail } from '../db/mail-store.js';
import {
  countPublished,
  findPublished,
  findSameReview,
  insertReview,
  listPublished,
  type SubmittedReview,
  touchReview,
} from '../db/review-store.js';
import { displayNameOf } from '../domain/display-name.js';
import { dayBefore, reviewMailsPerDay } from '../domain/verification.js';
import { workMonthProblem } from '../domain/work-month.js';
import { verificationToken } from '../verification-link.js';

const pageSize = 10;

export function registerReviewRoutes(app: ZodApp, context: Context): void {
  const { database } = context;

  app.post(
    '/reviews',
    {
      schema: {
        summary: 'Hand in a review; it becomes public when the mailed link is used',
        tags: ['reviews'],
        body: reviewBodySchema,
        response: { 202: reviewSubmittedSchema, ...problems(400, 404, 503) },
      },
    },
    async ({ body }, reply) => {
      const id = newId();
      if (!body.company) await submit(context, id, body);
      return reply.code(202).send({ id, status: 'submitted' });
    },
  );

  app.get(
    '/reviews',
    {
      schema: {
        summary: "An installer's public reviews, newest first, with the figures behind its stars",
        tags: ['reviews'],
        querystring: reviewListQuerySchema,
        response: { 200: reviewListSchema, ...problems(400, 503) },
      },
    },
    // An installer that has not arrived here yet has no reviews: its page must not fail for that.
    async ({ query: { installerId, page } }, reply) => {
      const tx = database.dataSource.manager;
      const figures = await findFigures(tx, installerId);
      const total = await countPublished(tx, installerId);
      const { offset, ...paging } = pageOf(total, page, pageSize);
      const items = await listPublished(tx, installerId, { offset, size: pageSize });
      return reply.header('cache-control', 'public, max-age=30').send({ figures, items, total, ...paging });
    },
  );
}

async function submit(
  { config, database }: Context,
  id: string,
  body: z.infer<typeof reviewBodySchema>,
): Promise<void> {
  const now = new Date();
  const { installerId } = body;
  const displayName = acceptedName(body, now);
  const emailKey = createHash('sha256').update(body.email).digest('hex');
  const nonce = randomBytes(16).toString('base64url');
  const review = {
    id,
    installerId,
    stage: body.stage,
    rating: body.rating,
    title: body.title || null,
    text: body.text,
    service: body.service ?? null,
    workMonth: body.workMonth ?? null,
    displayName,
    reviewerName: body.name,
    email: body.email,
    emailKey,
    nonce,
    tokenHash: hashToken(verificationToken(config.LINK_SECRET, id, nonce)),
  };
  await database.transaction((tx) => storeAndMail(tx, review, now));
}

/**
 * Stores a review and asks for the mail that proves it. Whatever comes of it the visitor gets the same answer, so that
 * nobody can learn from it who wrote about a business; only the owner of the address is told, by mail.
 */
async function storeAndMail(tx: EntityManager, review: SubmittedReview, now: Date): Promise<void> {
  const { installerId, emailKey } = review;
  await lockMail(tx, emailKey);
  const installer = await findInstaller(tx, installerId);
  if (installer?.status !== 'published') throw new Problem('installer_not_found');
  if (await findSameReview(tx, review, dayBefore(now))) return;
  // A stranger could otherwise fill a mailbox with reviews of one firm after the other.
  if ((await countMails(tx, emailKey, dayBefore(now))) >= reviewMailsPerDay) return;
  const published = await findPublished(tx, installerId, emailKey);
  if (!published) await insertReview(tx, review, now);
  const subject = published
    ? { id: published.id, version: await touchReview(tx, published.id) }
    : { ...review, version: 1 };
  await insertMail(tx, { id: newId(), emailKey, askedAt: now });
  await addToOutbox(tx, reviewSubmitted, {
    aggregateId: subject.id,
    aggregateVersion: subject.version,
    data: { reviewId: subject.id, installerId },
  });
}

/** The name to show, once the rules that the schema cannot know are kept. */
function acceptedName(body: { name: string; workMonth?: string | undefined }, now: Date): string {
  const displayName = displayNameOf(body.name);
  const monthProblem = body.workMonth ? workMonthProblem(body.workMonth, now) : null;
  if (displayName && !monthProblem) return displayName;
  throw new Problem('invalid_request', undefined, [
    ...(displayName ? [] : [{ path: 'body.name', message: 'must be a first name and a last name' }]),
    ...(monthProblem ? [{ path: 'body.workMonth', message: monthProblem }] : []),
  ]);
}
