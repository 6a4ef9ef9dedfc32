import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../domain/installer.js';
import { publishSnapshots } from './installer-store.js';
import { writeSearchRatings } from './search-entries.js';

/** Stores the ratings and versions of installers and publishes their snapshots, in a few statements. */
export async function saveRatings(tx: EntityManager, installers: readonly InstallerRecord[]): Promise<void> {
  if (installers.length === 0) return;
  const rows = installers.map(({ id, version, rating, ratingMean, reviewCount, ratingVersion, updatedAt }) => ({
    id,
    version,
    rating,
    rating_mean: ratingMean,
    review_count: reviewCount,
    rating_version: ratingVersion,
    updated_at: updatedAt,
  }));
  await tx.query(
    `update installers set version = changed.version, rating = changed.rating, rating_mean = changed.rating_mean,
       review_count = changed.review_count, rating_version = changed.rating_version, updated_at = changed.updated_at
     from json_populate_recordset(null::installers, $1) as changed where installers.id = changed.id`,
    [JSON.stringify(rows)],
  );
  await writeSearchRatings(tx, installers);
  // Ratings do not move a listing.
  await publishSnapshots(tx, installers, installers);
}
