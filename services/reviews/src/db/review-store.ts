import type { Review } from '@poolpros/contracts/http/reviews';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { type ReviewRow, reviewEntity } from './entities.js';

/** A review that has not been stored yet. */
export type NewReview = Omit<ReviewRow, 'version' | 'status'> & { emailKey: string };

/** An unproven review with the same content about the same installer, sent after an instant from the same email. */
export function findSameReview(tx: EntityManager, review: NewReview, after: Date): Promise<ReviewRow | null> {
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

/** The public review of an email and an installer. */
export const findPublished = (tx: EntityManager, installerId: number, emailKey: string): Promise<ReviewRow | null> =>
  tx.findOneBy(reviewEntity, { installerId, emailKey, status: 'published' });

export function findReview(tx: EntityManager, id: string): Promise<ReviewRow | null> {
  return tx.findOneBy(reviewEntity, { id });
}

export function findByToken(tx: EntityManager, tokenHash: string): Promise<ReviewRow | null> {
  return tx.findOneBy(reviewEntity, { tokenHash });
}

/** Like findByToken, and locks the row until the transaction ends. */
export function lockByToken(tx: EntityManager, tokenHash: string): Promise<ReviewRow | null> {
  return tx.findOne(reviewEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });
}

/** Ids of unproven reviews that were submitted before an instant, locked until commit; at most 100. */
export async function takeUnproven(tx: EntityManager, submittedBefore: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from reviews where status = 'submitted' and submitted_at < $1
     order by submitted_at limit 100 for update skip locked`,
    [submittedBefore],
  );
  return rows.map(({ id }) => id);
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

/** Inserts reviews, many in one statement. */
export async function insertReviews(tx: EntityManager, rows: readonly ReviewRow[]): Promise<void> {
  const names = columns.map(({ name }) => name).join(', ');
  await tx.query(`insert into reviews (${names}) select ${names} from json_populate_recordset(null::reviews, $1)`, [
    JSON.stringify(rows.map((row) => Object.fromEntries(columns.map(({ property, name }) => [name, row[property]])))),
  ]);
}
