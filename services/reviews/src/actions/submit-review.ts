import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { anonymous } from '@poolpros/chassis/machine/history';
import { begin, type StepEvent, transition } from '@poolpros/chassis/machine/transition';
import { mailboxOf } from '@poolpros/chassis/mailbox';
import { Refusal } from '@poolpros/chassis/refusal';
import { reviewSubmitted } from '@poolpros/contracts/events/reviews';
import type { reviewBodySchema } from '@poolpros/contracts/http/reviews';
import { reviewMailsPerDay } from '@poolpros/contracts/limits';
import { isPublicSample } from '@poolpros/contracts/public-samples';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import type { Context } from '../context.js';
import type { ReviewRow } from '../db/entities.js';
import { survivorOf } from '../db/installer-store.js';
import { countMails, insertMail, lockMail } from '../db/mail-store.js';
import { findPublished, findSameReview, type NewReview, notRemoved } from '../db/review-store.js';
import { displayNameOf } from '../domain/display-name.js';
import { takesReviews } from '../domain/review.js';
import { dayBefore } from '../domain/verification.js';
import { workMonthOf, workMonthProblem } from '../domain/work-month.js';
import { verificationToken } from '../verification-link.js';
import { reviewLifecycle } from './review-lifecycle.js';

/** A submitted review, with its id. */
export type Statement = z.output<typeof reviewBodySchema> & { id: string };

/**
 * Stores a review and requests the mail that proves it. The visitor always gets the same response, so that it does not
 * reveal who wrote about a business; only the owner of the email gets that information, by mail.
 */
export async function submitReview(
  tx: EntityManager,
  { config }: Pick<Context, 'config'>,
  statement: Statement,
  now: Date,
): Promise<void> {
  const installer = await survivorOf(tx, statement.installerId);
  if (!installer || !takesReviews(installer, now)) throw new Refusal('installer_not_found');
  if (isPublicSample({ sample: installer.isSample }, config.PUBLIC_URL))
    throw new Refusal('conflict', `${installer.name} is a sample, not a real business, and takes no reviews.`);
  const installerId = installer.id;
  const review = reviewOf({ ...statement, installerId }, config.LINK_SECRET, now);
  const { emailKey } = review;
  await lockMail(tx, emailKey);
  if (await findSameReview(tx, review, dayBefore(now))) return;
  // Otherwise a stranger could flood a mailbox by reviewing one business after another.
  if ((await countMails(tx, emailKey, dayBefore(now))) >= reviewMailsPerDay) return;
  const step = { actor: anonymous, at: now, event: submitted };
  const published = await findPublished(tx, installerId, emailKey);
  if (published) await transition(tx, reviewLifecycle, { id: published.id }, { ...step, action: 'submit_again' });
  else await begin(tx, reviewLifecycle, review, { ...step, action: 'submit' });
  await insertMail(tx, { id: newId(), emailKey, askedAt: now });
}

const submitted = ({ id, installerId }: ReviewRow): StepEvent => ({
  definition: reviewSubmitted,
  data: { reviewId: id, installerId },
});

function reviewOf(statement: Statement, linkSecret: string, now: Date): NewReview {
  const { id, email } = statement;
  const workMonth = workMonthOf(statement);
  const nonce = randomBytes(16).toString('base64url');
  return {
    id,
    installerId: statement.installerId,
    stage: statement.stage,
    source: 'open',
    rating: statement.rating,
    subRatings: statement.subRatings,
    title: statement.title || null,
    text: statement.text,
    service: statement.service ?? null,
    workMonth,
    displayName: acceptedName({ name: statement.name, workMonth }, now),
    reviewerName: statement.name,
    email,
    emailKey: createHash('sha256').update(mailboxOf(email)).digest('hex'),
    nonce,
    tokenHash: hashToken(verificationToken(linkSecret, id, nonce)),
    submittedAt: now,
    publishedAt: null,
    ...notRemoved,
    isSample: false,
  };
}

/** Checks the rules that the schema cannot express; returns the display name. */
function acceptedName({ name, workMonth }: Pick<NewReview, 'workMonth'> & { name: string }, now: Date): string {
  const displayName = displayNameOf(name);
  const monthProblem = workMonth ? workMonthProblem(workMonth, now) : null;
  if (displayName && !monthProblem) return displayName;
  throw new Refusal('invalid_request', undefined, [
    ...(displayName ? [] : [{ path: 'body.name', message: 'enter your first and last name' }]),
    ...(monthProblem ? [{ path: 'body.workMonth', message: monthProblem }] : []),
  ]);
}
