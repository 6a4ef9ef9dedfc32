import type { AdminReview, AdminReviewState } from '@poolpros/contracts/http/admin-reviews';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import type { InstallerRow, ReviewRow } from './entities.js';

/** The filters of a search by the staff. */
export interface StaffSearch {
  state: AdminReviewState;
  /** Only of this listing. */
  installerId: number | null;
  /** In lower case; a review must have each of them. */
  words: readonly string[];
  /** Words are looked for in so many reviews, the newest ones. */
  newest: number;
}

type Row = Pick<
  ReviewRow,
  | 'id'
  | 'rating'
  | 'title'
  | 'text'
  | 'stage'
  | 'displayName'
  | 'isSample'
  | 'removedAt'
  | 'removalReason'
  | 'removalNote'
> &
  Pick<InstallerRow, 'name' | 'stateSlug' | 'citySlug'> & { publishedAt: Date; listingId: number };

const columns = `
  select review.id, rating, title, text, stage, display_name as "displayName", review.is_sample as "isSample",
    published_at as "publishedAt", removed_at as "removedAt", removal_reason as "removalReason",
    removal_note as "removalNote", listing.id as "listingId", name, state_slug as "stateSlug", city_slug as "citySlug"`;

const newestFirst: Record<AdminReviewState, string> = {
  published: 'published_at desc, review.id desc',
  removed: 'removed_at desc, review.id desc',
};

/** The reviews that a search finds, and its parameters. */
function found({ state, installerId, words, newest }: StaffSearch): [sql: string, parameters: unknown[]] {
  const wanted = `select review.* from reviews review where status = $1 and ($2::int is null or installer_id = $2)`;
  if (words.length === 0) return [`(${wanted}) review`, [state, installerId]];
  const searched = `(${wanted} order by ${newestFirst[state]} limit $3) review`;
  const hasAll = `not exists (
    select from unnest($4::text[]) word where strpos(lower(concat_ws(' ', title, text)), word) = 0)`;
  return [`(select review.* from ${searched} where ${hasAll}) review`, [state, installerId, newest, words]];
}

/** One page of results, newest first. */
export async function listForStaff(
  tx: EntityManager,
  search: StaffSearch,
  page: { offset: number; size: number },
): Promise<AdminReview[]> {
  const [reviews, parameters] = found(search);
  const [offset, limit] = [`$${parameters.length + 1}`, `$${parameters.length + 2}`];
  const rows = await tx.query<Row[]>(
    `${columns} from ${reviews} join installers listing on listing.id = installer_id
     order by ${newestFirst[search.state]} offset ${offset} limit ${limit}`,
    [...parameters, page.offset, page.size],
  );
  return rows.map(toAdminReview);
}

export async function countForStaff(tx: EntityManager, search: StaffSearch): Promise<number> {
  const [reviews, parameters] = found(search);
  const [{ count }] = await tx.query<[{ count: number }]>(`select count(*)::int as count from ${reviews}`, parameters);
  return count;
}

/** One review as the staff sees it; it must exist. */
export async function findForStaff(tx: EntityManager, id: string): Promise<AdminReview> {
  const [row] = await tx.query<[Row]>(
    `${columns} from reviews review join installers listing on listing.id = installer_id where review.id = $1`,
    [id],
  );
  return toAdminReview(row);
}

function toAdminReview({
  isSample,
  publishedAt,
  removedAt,
  removalReason,
  removalNote,
  listingId,
  name,
  stateSlug,
  citySlug,
  ...review
}: Row): AdminReview {
  return {
    ...review,
    sample: isSample,
    publishedAt: publishedAt.toISOString(),
    listing: { id: listingId, name, profilePath: profilePath({ id: listingId, name, stateSlug, citySlug }) },
    removal:
      removedAt && removalReason ? { reasonCode: removalReason, note: removalNote, at: removedAt.toISOString() } : null,
  };
}
