import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, resultsPageSize } from '@poolpros/contracts/catalogue';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { coveredFrom } from './coverage.js';
import { distanceAggregation, facetAggregations } from './facets.js';
import { selectionFilters } from './filters.js';
import { sortClauses } from './sort.js';
import { wordsQuery } from './words.js';

const farthestStep = Math.max(...distanceOptions);

/** Whether the listings found hold all that the distance steps count, so that one search answers both. */
const holdsSteps = ({ miles }: SearchPlan): boolean => miles === null || miles >= farthestStep;

/** What to ask: the page, and near a point the counts per distance step where the page does not hold them. */
export const searchesOf = (plan: SearchPlan): estypes.SearchSearchRequestBody[] =>
  pointsOf(plan).length === 0 || holdsSteps(plan) ? [pageSearch(plan)] : [pageSearch(plan), distanceSearch(plan)];

/** The page of listings that were found, with the facets that count them. */
export function pageSearch(plan: SearchPlan): estypes.SearchSearchRequestBody {
  const points = pointsOf(plan);
  const filter = selectionFilters(plan.selection);
  if (points.length > 0) filter.push(coveredFrom(points, plan.miles));
  if (plan.area.kind === 'state') filter.push({ term: { stateSlug: plan.area.stateSlug } });
  return {
    query: matching(plan, filter),
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
export function distanceSearch(plan: SearchPlan): estypes.SearchSearchRequestBody {
  const points = pointsOf(plan);
  const filter = [...selectionFilters(plan.selection), coveredFrom(points, farthestStep)];
  return { query: matching(plan, filter), size: 0, aggs: distanceAggregation(points) };
}

const matching = ({ words }: SearchPlan, filter: estypes.QueryDslQueryContainer[]): estypes.QueryDslQueryContainer => ({
  bool: { filter, ...(words && { must: [wordsQuery(words)] }) },
});
