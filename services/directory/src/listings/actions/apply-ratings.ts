import type { EntityManager } from 'typeorm';
import { lockInstallers } from '../db/installer-store.js';
import { saveRatings } from '../db/rating-store.js';
import type { ListingRating } from '../domain/installer.js';

/** The rating of an installer, as reviews counted it. */
export type CountedRating = ListingRating & { installerId: number };

/**
 * Stores ratings that are newer than the stored ones, raises the versions of their installers and publishes their
 * snapshots, in a few statements; no installer may occur twice. Returns unknown ids.
 */
export async function applyRatings(tx: EntityManager, counted: readonly CountedRating[], now: Date): Promise<number[]> {
  const ratingOf = new Map(counted.map(({ installerId, ...rating }) => [installerId, rating]));
  const stored = await lockInstallers(tx, [...ratingOf.keys()]);
  await saveRatings(
    tx,
    stored.flatMap((installer) => {
      const rating = ratingOf.get(installer.id);
      if (!rating || rating.ratingVersion <= installer.ratingVersion) return [];
      return [{ ...installer, ...rating, version: installer.version + 1, updatedAt: now }];
    }),
  );
  const known = new Set(stored.map(({ id }) => id));
  return [...ratingOf.keys()].filter((id) => !known.has(id));
}
