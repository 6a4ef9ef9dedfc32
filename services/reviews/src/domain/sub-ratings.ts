import type { SubRatingMean } from '@poolpros/contracts/http/reviews';
import { subRatingsFrom } from '@poolpros/contracts/limits';
import { meanOf } from '@poolpros/contracts/rating';
import { subRatingKeys } from '@poolpros/contracts/sub-ratings';

/** How many counted reviews rate an aspect, and the sum of their stars. */
export interface SubRatingTally {
  aspect: string;
  stars: number;
  reviewCount: number;
}

/** The means to show, in the order of the aspects: those that enough reviews rate (docs/rules.md#sub-ratings). */
export const subRatingMeansOf = (tallies: readonly SubRatingTally[]): SubRatingMean[] =>
  subRatingKeys.flatMap((aspect) => {
    const { stars, reviewCount } = tallies.find((tally) => tally.aspect === aspect) ?? { stars: 0, reviewCount: 0 };
    return reviewCount < subRatingsFrom ? [] : { aspect, rating: meanOf(stars, reviewCount), reviewCount };
  });
