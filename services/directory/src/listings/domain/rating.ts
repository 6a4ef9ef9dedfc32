import type { RatingSummary } from '@poolpros/contracts/http/reviews';

const stars = ['1', '2', '3', '4', '5'] as const;

/** The unrounded mean of the stars, for site averages; null without reviews. */
export function meanOf(distribution: RatingSummary['distribution']): number | null {
  const count = stars.reduce((sum, star) => sum + distribution[star], 0);
  return count === 0 ? null : stars.reduce((sum, star) => sum + Number(star) * distribution[star], 0) / count;
}

/** A number in display form: one decimal. */
export const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;
