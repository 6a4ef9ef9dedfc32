import type { RatingSummary } from './http/reviews.js';

/** How many counted reviews gave each number of stars. */
export type Distribution = RatingSummary['distribution'];

/** The mean of stars, to one decimal. */
export const meanOf = (stars: number, reviewCount: number): number => Math.round((stars * 10) / reviewCount) / 10;

/** The rating from the counts of each star: mean to one decimal, null without reviews (docs/rules.md#rating). */
export function ratingSummaryOf(distribution: Distribution): RatingSummary {
  const counts = Object.entries(distribution);
  const reviewCount = counts.reduce((total, [, count]) => total + count, 0);
  const stars = counts.reduce((total, [star, count]) => total + Number(star) * count, 0);
  return { rating: reviewCount === 0 ? null : meanOf(stars, reviewCount), reviewCount, distribution };
}
