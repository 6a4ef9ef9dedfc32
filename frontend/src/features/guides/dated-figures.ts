import { pagePaths } from '@poolpros/contracts/paths';
import { figures, figuresAsOf } from '../../../content/figures.js';
import type { DatedFact } from '../../shared/lib/dated-fact.js';

const names = new Set(
  Object.values(figures)
    .flatMap((group) => Object.values(group))
    .flatMap(({ source }) => source ?? []),
);

/** The prices that texts alone name, whose age no factor file knows. */
export const datedFigures: DatedFact = {
  what: 'Prices of above-ground liners, salt and hot tub setup in our articles',
  asOf: figuresAsOf,
  maxAgeMonths: 12,
  sources: [...names].map((name) => ({ name, url: null })),
  shownAt: [pagePaths.poolTypesGuide, pagePaths.poolComparisons, pagePaths.article, pagePaths.jobCost],
};
