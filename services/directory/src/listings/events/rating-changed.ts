import { batchHandler, type EventHandler, PermanentError } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import type { Context } from '../../base/context.js';
import { applyRatings } from '../actions/apply-ratings.js';
import { meanOf } from '../domain/rating.js';

/** How many ratings one transaction stores; they have versions, so their order does not matter. */
export const ratingsAtOnce = 200;

/** Leaves half of the time to visitors. */
const cooldownShare = 1;

/** Stores the ratings of installers unless newer ones are stored. */
export function onRatingChanged({ database, now }: Pick<Context, 'database' | 'now'>): EventHandler {
  const pace = createPace({ cooldownShare: () => cooldownShare });
  return batchHandler(ratingChanged, ratingsAtOnce, async (events) => {
    const counted = events.map(({ aggregateVersion, data }) => ({
      installerId: data.installerId,
      rating: data.rating,
      ratingMean: meanOf(data.distribution),
      reviewCount: data.reviewCount,
      ratingVersion: aggregateVersion,
    }));
    await pace(() =>
      database.transaction(async (tx) => {
        const unknown = await applyRatings(tx, counted, now());
        if (unknown.length > 0) throw new PermanentError(`unknown installers: ${unknown.join()}`);
      }),
    );
  });
}
