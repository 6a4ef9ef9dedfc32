import type { Database } from '@poolpros/chassis/database';
import { system } from '@poolpros/chassis/machine/history';
import { transition } from '@poolpros/chassis/machine/transition';
import type { InstallerRow } from '../db/entities.js';
import { saveInstallers } from '../db/installer-store.js';
import { recountRatings } from '../db/rating-store.js';
import { heldReviews, moveReviews } from '../db/review-store.js';
import { releasesReviews } from '../domain/review.js';
import { reviewLifecycle } from './review-lifecycle.js';
import { published } from './verify-review.js';

/**
 * Stores the fields of listings that reviews need, and updates the reviews: those of a merged listing move to the
 * survivor, and held ones are published once the listing is back. Safe to repeat.
 */
export async function followListings(
  database: Pick<Database, 'transaction' | 'dataSource'>,
  listings: readonly InstallerRow[],
  now: Date,
): Promise<void> {
  await saveInstallers(database.dataSource.manager, listings);
  for (const { id, mergedInto } of listings)
    if (mergedInto !== null)
      await database.transaction(async (tx) => {
        // One after the other, so that the rating of two merged listings counts the reviews of both.
        if ((await moveReviews(tx, { from: id, to: mergedInto })) > 0)
          await recountRatings(
            tx,
            [id, mergedInto].sort((a, b) => a - b),
          );
      });
  const back = listings.filter(({ status }) => releasesReviews(status)).map(({ id }) => id);
  for (const { id, installerId } of await heldReviews(database.dataSource.manager, back))
    await database.transaction(async (tx) => {
      await transition(tx, reviewLifecycle, { id }, { action: 'release', actor: system, at: now, ...published(now) });
      await recountRatings(tx, [installerId]);
    });
}
