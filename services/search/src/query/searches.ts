import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, resultsPageSize } from '@poolpros/contracts/catalogue';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { distanceAggregation, facetAggregations } from './facets.js';
import { selectionFilters } from './filters.js';
import { servesPoint } from './serves-point.js';
import { sortClauses } from './sort.js';
import type { WordClauses } from './words.js';

type Search = estypes.SearchSearchRequestBody;

const farthestStep = Math.max(...distanceOptions);

/** Whether the listings found hold all that the distance steps count, so that one search serves both. */
const holdsSteps = ({ miles }: SearchPlan): boolean => miles === null || miles >= farthestStep;

/** What to ask: the page, and near a point the counts per distance step where the page does not hold them. */
export const searchesOf = (plan: SearchPlan, words: WordClauses | null): Search[] =>
  pointsOf(plan).length === 0 || holdsSteps(plan)
    ? [pageSearch(plan, words)]
    : [pageSearch(plan, words), distanceSearch(plan, words)];

/** The page of listings that were found, with the facets that count them. */
export function pageSearch(plan: SearchPlan, words: WordClauses | null): Search {
  const points = pointsOf(plan);
  return {
    ...matching(plan, plan.miles, words),
    sort: sortClauses(plan),
    from: (plan.page - 1) * resultsPageSize,
    size: resultsPageSize,
    track_total_hits: true,
    _source: ['installer'],
    aggs:
      points.length > 0 && holdsSteps(plan)
        ? { ...facetAggregations, ...distanceAggregation(points) }
        : facetAggregations,
  };
}

/** The counts per distance step: the same search without the visitor's own distance. */
export const distanceSearch = (plan: SearchPlan, words: WordClauses | null): Search => ({
  ...matching(plan, widest(plan), words),
  size: 0,
  aggs: distanceAggregation(pointsOf(plan)),
});

/** The one listing within the widest distance that scores best by its words. */
export const bestScoreSearch = (plan: SearchPlan, words: WordClauses): Search => ({
  ...matching(plan, widest(plan), words),
  size: 1,
  track_total_hits: false,
  _source: false,
});

const widest = (plan: SearchPlan): number | null => (holdsSteps(plan) ? plan.miles : farthestStep);

function matching(plan: SearchPlan, miles: number | null, words: WordClauses | null): Pick<Search, 'query'> {
  const points = pointsOf(plan);
  const filter = selectionFilters(plan.selection);
  if (points.length > 0) filter.push(servesPoint(points, miles));
  if (plan.area.kind === 'state') filter.push({ term: { stateSlug: plan.area.stateSlug } });
  return { query: { bool: { ...words?.bool, filter: [...filter, ...(words?.bool.filter ?? [])] } } };
}
