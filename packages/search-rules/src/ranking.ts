import { ratingPrior } from '@poolpros/contracts/catalogue';
import { replySpeed, replySteps } from '@poolpros/contracts/reply-speed';

/** Means that are equal in four decimals are equal. The fifth decimal is the step of the replies, 3 at most. */
const meansPerStar = 10_000;
const scoresPerMean = 10;

/**
 * The order by rating as one number (docs/rules.md#rating-order): the Bayesian mean of the stars, and among equal means
 * the reply time, the fastest step first. `responseMinutes` is null where no reply time is known. A listing without a
 * rating comes after all others.
 */
export function rankScore(rating: number | null, reviewCount: number, responseMinutes: number | null): number {
  const mean = Math.round(bayesianMean(rating, reviewCount) * meansPerStar);
  // Five decimals up to 5 survive a 32-bit float, so both searches sort the same way.
  return (mean * scoresPerMean + replyRank(responseMinutes)) / (meansPerStar * scoresPerMean);
}

/** 0 to 5: few reviews weigh little, so a single 5.0 ranks below forty 4.8. 0 without a rating. */
function bayesianMean(rating: number | null, reviewCount: number): number {
  if (rating === null || reviewCount === 0) return 0;
  const { weight, mean } = ratingPrior;
  return (weight * mean + reviewCount * rating) / (weight + reviewCount);
}

/** 3 for the fastest step, 1 for the slowest, 0 where nothing is said of replies. */
function replyRank(responseMinutes: number | null): number {
  const step = responseMinutes === null ? null : replySpeed(responseMinutes);
  return step ? replySteps.length - replySteps.indexOf(step.within) : 0;
}
