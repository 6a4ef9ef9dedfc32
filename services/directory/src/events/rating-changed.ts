import { batchHandler, type EventHandler, PermanentError } from '@poolpros/chassis/consumer';
import { createPace } from '@poolpros/chassis/pace';
import { ratingChanged } from '@poolpros/contracts/events/reviews';
import { takeOverFigures } from '../actions/take-over-figures.js';
import type { Context } from '../context.js';
import { meanOf } from '../domain/figures.js';

/** Figures that are taken over in one transaction. Their versions guard them, so their order does not matter. */
export const ratingsAtOnce = 100;

/** A third of the time is left to visitors. */
const cooldownShare = 0.5;

/** Takes over the figures of installers unless newer ones are there already. */
export function onRatingChanged({ database }: Pick<Context, 'database'>): EventHandler {
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
        const unknown = await takeOverFigures(tx, counted, new Date());
        if (unknown.length > 0) throw new PermanentError(`unknown installers: ${unknown.join()}`);
      }),
    );
  });
}
