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

const rowsOf = `
  select review.id, rating, title, text, stage, display_name as "displayName", review.is_sample as "isSample",
    published_at as "publishedAt", removed_at as "removedAt", removal_reason as "removalReason",
    removal_note as "removalNote", listing.id as "listingId", name, state_slug as "stateSlug", city_slug as "citySlug"
  from reviews review join installers listing on listing.id = installer_id`;

const found = `review.status = $1 and ($2::int is null or installer_id = $2) and not exists (
  select from unnest($3::text[]) word where strpos(lower(concat_ws(' ', title, text)), word) = 0)`;

const newestFirst: Record<AdminReviewState, string> = {
  published: 'published_at desc, review.id desc',
  removed: 'removed_at desc, review.id desc',
};

/** One page of results, newest first. */
export async function listForStaff(
  tx: EntityManager,
  { state, installerId, words }: StaffSearch,
  page: { offset: number; size: number },
): Promise<AdminReview[]> {
  const rows = await tx.query<Row[]>(`${rowsOf} where ${found} order by ${newestFirst[state]} offset $4 limit $5`, [
    state,
    installerId,
    words,
    page.offset,
    page.size,
  ]);
  return rows.map(toAdminReview);
}

export async function countForStaff(tx: EntityManager, { state, installerId, words }: StaffSearch): Promise<number> {
  const [{ count }] = await tx.query<[{ count: number }]>(
    `select count(*)::int as count from reviews review where ${found}`,
    [state, installerId, words],
  );
  return count;
}

/** One review as the staff sees it; it must exist. */
export async function findForStaff(tx: EntityManager, id: string): Promise<AdminReview> {
  const [row] = await tx.query<[Row]>(`${rowsOf} where review.id = $1`, [id]);
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
