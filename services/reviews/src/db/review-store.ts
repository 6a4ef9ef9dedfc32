import type { Review } from '@poolpros/contracts/http/reviews';
import { type EntityManager, LessThan } from 'typeorm';
import { type ReviewRow, reviewEntity } from './entities.js';

/** What a reviewer hands in; the store adds version, state and times. */
export type SubmittedReview = Pick<
  ReviewRow,
  | 'id'
  | 'installerId'
  | 'stage'
  | 'rating'
  | 'title'
  | 'text'
  | 'service'
  | 'workMonth'
  | 'displayName'
  | 'reviewerName'
  | 'nonce'
> & { email: string; emailKey: string; tokenHash: string };

/**
 * Stores an unproven review and returns true. An unproven one of the same mail and installer is replaced as a whole,
 * id and link included, so a link confirms exactly the words that were mailed with it. Returns false when that mail's
 * review is already public.
 */
export async function submitReview(tx: EntityManager, review: SubmittedReview, now: Date): Promise<boolean> {
  const stored = await tx.query<unknown[]>(
    `insert into reviews (id, version, installer_id, stage, source, rating, title, text, service, work_month,
       display_name, reviewer_name, email, email_key, status, token_hash, nonce, submitted_at, is_sample)
     values ($1, 1, $2, $3, 'open', $4, $5, $6, $7, $8, $9, $10, $11, $12, 'submitted', $13, $14, $15, false)
     on conflict (installer_id, email_key) where status in ('submitted', 'published') do update set
       id = excluded.id, version = 1, stage = excluded.stage, rating = excluded.rating, title = excluded.title,
       text = excluded.text, service = excluded.service, work_month = excluded.work_month,
       display_name = excluded.display_name, reviewer_name = excluded.reviewer_name, email = excluded.email,
       token_hash = excluded.token_hash, nonce = excluded.nonce, submitted_at = excluded.submitted_at
     where reviews.status = 'submitted'
     returning id`,
    [
      review.id,
      review.installerId,
      review.stage,
      review.rating,
      review.title,
      review.text,
      review.service,
      review.workMonth,
      review.displayName,
      review.reviewerName,
      review.email,
      review.emailKey,
      review.tokenHash,
      review.nonce,
      now,
    ],
  );
  return stored.length === 1;
}

/** Bumps the public review of a mail and returns it, for the mail that reminds its author of it. */
export async function touchPublished(
  tx: EntityManager,
  installerId: number,
  emailKey: string,
): Promise<{ id: string; version: number }> {
  const review = await tx.findOneOrFail(reviewEntity, {
    where: { installerId, emailKey, status: 'published' },
    lock: { mode: 'pessimistic_write' },
  });
  const version = review.version + 1;
  await tx.update(reviewEntity, { id: review.id }, { version });
  return { id: review.id, version };
}

export function findReview(tx: EntityManager, id: string): Promise<ReviewRow | null> {
  return tx.findOneBy(reviewEntity, { id });
}

export function findByToken(tx: EntityManager, tokenHash: string): Promise<ReviewRow | null> {
  return tx.findOneBy(reviewEntity, { tokenHash });
}

/** Like findByToken, and holds the row until the transaction ends. */
export function lockByToken(tx: EntityManager, tokenHash: string): Promise<ReviewRow | null> {
  return tx.findOne(reviewEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });
}

/** Makes a locked review public and returns its new version. */
export async function publishReview(tx: EntityManager, review: ReviewRow, now: Date): Promise<number> {
  const version = review.version + 1;
  await tx.update(reviewEntity, { id: review.id }, { status: 'published', publishedAt: now, version });
  return version;
}

/** Erases what a person wrote or is known by from reviews that nobody proved; returns how many. */
export async function expireUnproven(tx: EntityManager, submittedBefore: Date): Promise<number> {
  const result = await tx.update(
    reviewEntity,
    { status: 'submitted', submittedAt: LessThan(submittedBefore) },
    {
      status: 'expired',
      version: () => 'version + 1',
      title: null,
      text: '',
      displayName: '',
      reviewerName: '',
      email: null,
      emailKey: null,
      nonce: null,
    },
  );
  return result.affected ?? 0;
}

/** One page of an installer's public reviews, newest first, and how many there are. */
export async function listPublished(
  tx: EntityManager,
  installerId: number,
  page: { offset: number; size: number },
): Promise<Review[]> {
  const rows = await tx.find(reviewEntity, {
    where: { installerId, status: 'published' },
    order: { publishedAt: 'DESC', id: 'DESC' },
    skip: page.offset,
    take: page.size,
  });
  return rows.map(toReview);
}

export function countPublished(tx: EntityManager, installerId: number): Promise<number> {
  return tx.countBy(reviewEntity, { installerId, status: 'published' });
}

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    installerId: row.installerId,
    rating: row.rating,
    title: row.title,
    text: row.text,
    stage: row.stage,
    source: row.source,
    service: row.service,
    workMonth: row.workMonth,
    displayName: row.displayName,
    publishedAt: (row.publishedAt ?? row.submittedAt).toISOString(),
    sample: row.isSample,
  };
}
