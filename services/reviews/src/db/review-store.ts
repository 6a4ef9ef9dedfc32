import type { LatestReview, Review } from '@poolpros/contracts/http/reviews';
import type { ReviewSort } from '@poolpros/contracts/review-sorts';
import { profilePath } from '@poolpros/contracts/slug';
import { type EntityManager, In, IsNull, MoreThan, Raw } from 'typeorm';
import { workMonthOf } from '../domain/work-month.js';
import { type InstallerRow, type ReviewRow, reviewEntity } from './entities.js';

/** A review that has not been stored yet. */
export type NewReview = Omit<ReviewRow, 'version' | 'status'> & { emailKey: string };

/** The removal fields of a review that was not removed. */
export const notRemoved = { removedAt: null, removalReason: null, removalNote: null };

/** An unproven review with the same content about the same installer, sent after an instant from the same email. */
export function findSameReview(tx: EntityManager, review: NewReview, after: Date): Promise<ReviewRow | null> {
  const { installerId, emailKey, stage, rating, subRatings, title, text, service, workMonth, reviewerName } = review;
  return tx.findOneBy(reviewEntity, {
    installerId,
    emailKey,
    stage,
    rating,
    subRatings: Raw((column) => `${column} = cast(:subRatings as jsonb)`, { subRatings: JSON.stringify(subRatings) }),
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

/** Ids of reviews that were removed before an instant and not erased since, locked until commit; at most 100. */
export async function takeRemoved(tx: EntityManager, removedBefore: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from reviews where status = 'removed' and removed_at < $1 and text <> ''
     order by removed_at limit 100 for update skip locked`,
    [removedBefore],
  );
  return rows.map(({ id }) => id);
}

/** Proven reviews of these installers that are not public yet, oldest first. */
export const heldReviews = (tx: EntityManager, installerIds: readonly number[]): Promise<ReviewRow[]> =>
  tx.find(reviewEntity, {
    where: { status: 'held', installerId: In([...installerIds]) },
    order: { submittedAt: 'ASC', id: 'ASC' },
  });

/**
 * Moves the reviews of an installer to another one, except public ones by people who already have one there. Returns
 * how many were public.
 */
export async function moveReviews(tx: EntityManager, { from, to }: { from: number; to: number }): Promise<number> {
  const [moved] = await tx.query<[{ status: string }[], number]>(
    `update reviews set installer_id = $2 where installer_id = $1 and (status <> 'published' or email_key is null
       or email_key not in (
         select email_key from reviews where installer_id = $2 and status = 'published' and email_key is not null))
     returning status`,
    [from, to],
  );
  return moved.filter(({ status }) => status === 'published').length;
}

/** Which public reviews of an installer, and in which order. */
export interface ListedReviews {
  installerId: number;
  sort: ReviewSort;
  /** About finished jobs with this number of stars. */
  stars: number | null;
  /** In lower case; a review must have each of them. */
  words: readonly string[];
}

/** One page of an installer's public reviews. */
export async function listPublished(
  tx: EntityManager,
  listed: ListedReviews,
  page: { offset: number; size: number },
): Promise<Review[]> {
  const query = publishedReviews(tx, listed);
  if (listed.sort !== 'newest') query.orderBy('review.rating', listed.sort === 'highest' ? 'DESC' : 'ASC');
  const rows = await query
    .addOrderBy('review.publishedAt', 'DESC')
    .addOrderBy('review.id', 'DESC')
    .offset(page.offset)
    .limit(page.size)
    .getMany();
  return rows.map(toReview);
}

export const countPublished = (tx: EntityManager, listed: ListedReviews): Promise<number> =>
  publishedReviews(tx, listed).getCount();

/** A review with the name and path of its listing. */
type ReviewOfListing = Omit<LatestReview, 'publishedAt' | 'installerName' | 'profilePath'> &
  Pick<InstallerRow, 'name' | 'stateSlug' | 'citySlug'> & { listingId: number };

/** The newest public reviews of finished jobs, without seed reviews, of listings that take requests. */
export async function findLatest(tx: EntityManager, limit: number): Promise<LatestReview[]> {
  const rows = await tx.query<(ReviewOfListing & { publishedAt: Date })[]>(
    `select review.id, rating, text, service, display_name as "displayName", published_at as "publishedAt",
       listing.id as "listingId", name, state_slug as "stateSlug", city_slug as "citySlug"
     from reviews review join installers listing on listing.id = installer_id
     where review.status = 'published' and stage = 'job_done' and not review.is_sample and listing.status = 'published'
     order by published_at desc, review.id desc limit $1`,
    [limit],
  );
  return rows.map(({ listingId, name, stateSlug, citySlug, publishedAt, ...review }) => ({
    ...review,
    publishedAt: publishedAt.toISOString(),
    installerName: name,
    profilePath: profilePath({ id: listingId, name, stateSlug, citySlug }),
  }));
}

function publishedReviews(tx: EntityManager, { installerId, stars, words }: ListedReviews) {
  const query = tx.createQueryBuilder(reviewEntity, 'review').where({ installerId, status: 'published' });
  if (stars !== null) query.andWhere({ stage: 'job_done', rating: stars });
  for (const [index, word] of words.entries())
    query.andWhere(`strpos(lower(concat_ws(' ', review.title, review.text, review.service)), :word${index}) > 0`, {
      [`word${index}`]: word,
    });
  return query;
}

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    installerId: row.installerId,
    rating: row.rating,
    subRatings: row.subRatings,
    title: row.title,
    text: row.text,
    stage: row.stage,
    source: row.source,
    service: row.service,
    workMonth: workMonthOf(row),
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
    JSON.stringify(rows.map(storedRow)),
  ]);
}

/** Without what is null, which a row has in any case: a third of the columns of an invented review. */
function storedRow(row: ReviewRow): Record<string, unknown> {
  const stored: Record<string, unknown> = {};
  for (const { property, name } of columns) if (row[property] !== null) stored[name] = row[property];
  return stored;
}
