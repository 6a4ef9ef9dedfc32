import { addAllToOutbox } from '@poolpros/chassis/outbox';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import type { RatingSummary } from '@poolpros/contracts/http/reviews';
import { ratingSummaryOf } from '@poolpros/contracts/rating';
import type { EntityManager } from 'typeorm';
import type { SubRatingTally } from '../domain/sub-ratings.js';
import { ratingSummaryEntity } from './entities.js';

const none: RatingSummary['distribution'] = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

export async function findRatingSummary(tx: EntityManager, installerId: number): Promise<RatingSummary> {
  const row = await tx.findOneBy(ratingSummaryEntity, { installerId });
  return ratingSummaryOf(row?.distribution ?? none);
}

/** For each aspect, how many counted reviews of an installer rate it, and the sum of their stars. */
export const tallySubRatings = (tx: EntityManager, installerId: number): Promise<SubRatingTally[]> =>
  tx.query(
    `select aspect, sum(stars::int)::int as stars, count(*)::int as "reviewCount"
     from reviews, jsonb_each_text(sub_ratings) as given (aspect, stars)
     where installer_id = $1 and status = 'published' and stage = 'job_done' group by aspect`,
    [installerId],
  );

/**
 * Counts the ratings of installers from their reviews and publishes them; no installer may occur twice. Versions up to
 * `knownVersion` are not published, because the directory has stored them already. The version increment comes first and
 * in order of ids: it locks the rows until commit, so that the later count includes every earlier publication.
 */
export async function recountRatings(
  tx: EntityManager,
  installerIds: readonly number[],
  { knownVersion = 0 } = {},
): Promise<void> {
  const bumped = await tx.query<{ installer_id: number; version: number }[]>(
    `insert into rating_figures (installer_id, version, distribution)
     select id, 1, $2 from unnest($1::int[]) as installer (id) order by id
     on conflict (installer_id) do update set version = rating_figures.version + 1
     returning installer_id, version`,
    [installerIds, none],
  );
  // A subquery per installer: a join would read all reviews while the planner has no statistics.
  const counts = await tx.query<{ installerId: number; rating: number; count: number }[]>(
    `select id as "installerId", rating, count
     from unnest($1::int[]) as installer (id), lateral (
       select rating, count(*)::int from reviews
       where installer_id = installer.id and status = 'published' and stage = 'job_done' group by rating) counted`,
    [installerIds],
  );
  const distributions = new Map(installerIds.map((id) => [id, { ...none }]));
  for (const { installerId, rating, count } of counts)
    Object.assign(distributions.get(installerId) ?? {}, { [rating]: count });
  await tx.query(
    `update rating_figures set distribution = counted.distribution
     from json_to_recordset($1) as counted (installer_id int, distribution jsonb)
     where rating_figures.installer_id = counted.installer_id`,
    [JSON.stringify([...distributions].map(([installer_id, distribution]) => ({ installer_id, distribution })))],
  );
  await addAllToOutbox(
    tx,
    ratingChanged,
    bumped
      .filter(({ version }) => version > knownVersion)
      .map(({ installer_id: installerId, version }) => ({
        aggregateId: installerId,
        aggregateVersion: version,
        data: { ...ratingSummaryOf(distributions.get(installerId) ?? none), installerId },
      })),
  );
}

/**
 * Raises the versions of the ratings of installers above an id by `by` and publishes them, at most `limit`. Returns the
 * ids of these installers.
 */
export async function republishRatings(
  tx: EntityManager,
  o: { after: number; limit: number; by: number },
): Promise<number[]> {
  const [raised] = await tx.query<
    [{ installer_id: number; version: number; distribution: RatingSummary['distribution'] }[], number]
  >(
    `update rating_figures set version = version + $1
     where installer_id in (
       select installer_id from rating_figures where installer_id > $2 order by installer_id limit $3 for update)
     returning installer_id, version, distribution`,
    [o.by, o.after, o.limit],
  );
  await addAllToOutbox(
    tx,
    ratingChanged,
    raised.map(({ installer_id: installerId, version, distribution }) => ({
      aggregateId: installerId,
      aggregateVersion: version,
      data: { ...ratingSummaryOf(distribution), installerId },
    })),
  );
  return raised.map(({ installer_id }) => installer_id);
}

/** How many reviews the ratings of the published seed listings count. */
export async function countSeedReviews(tx: EntityManager): Promise<number> {
  const [{ count }] = await tx.query<[{ count: number }]>(
    `select coalesce(sum(stars.count::int), 0)::int as count
     from installers join rating_figures on installer_id = installers.id, jsonb_each_text(distribution) as stars (star, count)
     where is_sample and status = 'published'`,
  );
  return count;
}
