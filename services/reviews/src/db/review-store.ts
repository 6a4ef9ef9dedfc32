import type { Review } from '@poolpros/contracts/http/reviews';
import { type EntityManager, IsNull, LessThan, MoreThan } from 'typeorm';
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

/** Stores an unproven review. Each has a link of its own, which confirms exactly its words. */
export async function insertReview(tx: EntityManager, review: SubmittedReview, now: Date): Promise<void> {
  await tx.insert(reviewEntity, {
    ...review,
    version: 1,
    source: 'open',
    status: 'submitted',
    submittedAt: now,
    publishedAt: null,
    isSample: false,
  });
}

/** An unproven review that says the same of the same installer, handed in after an instant from the same mail. */
export function findSameReview(tx: EntityManager, review: SubmittedReview, after: Date): Promise<ReviewRow | null> {
  const { installerId, emailKey, stage, rating, title, text, service, workMonth, reviewerName } = review;
  return tx.findOneBy(reviewEntity, {
    installerId,
    emailKey,
    stage,
    rating,
    title: title ?? IsNull(),
    text,
    service: service ?? IsNull(),
    workMonth: workMonth ?? IsNull(),
    reviewerName,
    status: 'submitted',
    submittedAt: MoreThan(after),
  });
}

/** The public review of a mail and an installer. */
export const findPublished = (tx: EntityManager, installerId: number, emailKey: string): Promise<ReviewRow | null> =>
  tx.findOneBy(reviewEntity, { installerId, emailKey, status: 'published' });

/**
 * What a review of a person comes to: once one of theirs of the same installer is public, every other one stands for
 * that, for a person has one review of an installer.
 */
export async function standingReview<R extends ReviewRow | null>(tx: EntityManager, review: R): Promise<R | ReviewRow> {
  if (review?.status !== 'submitted' || review.emailKey === null) return review;
  return (await findPublished(tx, review.installerId, review.emailKey)) ?? review;
}

/** Bumps the version of a review, which holds its row until the transaction ends, and returns the new one. */
export async function touchReview(tx: EntityManager, id: string): Promise<number> {
  await tx.increment(reviewEntity, { id }, 'version', 1);
  const { version } = await tx.findOneByOrFail(reviewEntity, { id });
  return version;
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

const columns = Object.entries(reviewEntity.options.columns).map(([property, column]) => ({
  property: property as keyof ReviewRow,
  name: column?.name ?? property,
}));

/** Stores reviews as they are, many in one statement. */
export async function insertReviews(tx: EntityManager, rows: readonly ReviewRow[]): Promise<void> {
  const names = columns.map(({ name }) => name).join(', ');
  await tx.query(`insert into reviews (${names}) select ${names} from json_populate_recordset(null::reviews, $1)`, [
    JSON.stringify(rows.map((row) => Object.fromEntries(columns.map(({ property, name }) => [name, row[property]])))),
  ]);
}
