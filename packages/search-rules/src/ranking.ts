import { ratingPrior } from '@poolpros/contracts/catalogue';

/**
 * Bayesian mean for sorting by rating (docs/rules.md#rating-order), 0 to 5: few reviews weigh little, so a single 5.0
 * ranks below forty 4.8. A listing without a rating scores 0 and comes last.
 */
export function rankScore(rating: number | null, reviewCount: number): number {
  if (rating === null || reviewCount === 0) return 0;
  const { weight, mean } = ratingPrior;
  const score = (weight * mean + reviewCount * rating) / (weight + reviewCount);
  // Four decimals survive a 32-bit float unchanged, so both searches sort the same way.
  return Math.round(score * 10_000) / 10_000;
}
