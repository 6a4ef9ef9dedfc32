import type { Summary } from '@poolpros/contracts/http/installers';
import { sampleFigures } from '@poolpros/contracts/sample-figures';

/** An average over fewer job reviews says too little (docs/rules.md#site-average). */
const reviewsForAverage = 25;

export interface SiteFigure {
  label: string;
  value: string;
  /** Invented (docs/rules.md#sample-figures). */
  isSample?: true;
}

/**
 * The numbers of the whole site: those of the sample after a number of steps, or those of the data. A number without
 * anything to count is left out.
 */
export function siteFigures(
  { sampleData, installers, states, reviews, averageRating }: Summary,
  steps: number,
): SiteFigure[] {
  if (sampleData) {
    const { first, last } = sampleFigures.contractors;
    return [
      { label: 'Contractors listed', value: String(first + (steps % (last - first + 1))), isSample: true },
      { label: 'Average rating', value: String(sampleFigures.averageRating), isSample: true },
      { label: 'Pools installed', value: sampleFigures.poolsInstalled, isSample: true },
    ];
  }
  const counted = [
    { label: 'Contractors listed', value: installers },
    { label: 'States and DC with listings', value: states },
    { label: 'Reviews of finished jobs', value: reviews },
  ]
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => ({ label, value: value.toLocaleString('en-US') }));
  return averageRating !== null && reviews >= reviewsForAverage
    ? [...counted, { label: 'Average rating', value: averageRating.toFixed(1) }]
    : counted;
}
