import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, resultsPageSize } from '@poolpros/contracts/catalogue';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { coveredFrom } from './coverage.js';
import { distanceAggregation, facetAggregations } from './facets.js';
import { selectionFilters } from './filters.js';
import { sortClauses } from './sort.js';
import { wordsQuery } from './words.js';

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
    aggs: facetAggregations,
  };
}

/** The counts per distance step: the same search without the visitor's own distance. */
export function distanceSearch(plan: SearchPlan): estypes.SearchSearchRequestBody {
  const points = pointsOf(plan);
  const filter = [...selectionFilters(plan.selection), coveredFrom(points, Math.max(...distanceOptions))];
  return { query: matching(plan, filter), size: 0, aggs: distanceAggregation(points) };
}

const matching = ({ words }: SearchPlan, filter: estypes.QueryDslQueryContainer[]): estypes.QueryDslQueryContainer => ({
  bool: { filter, ...(words && { must: [wordsQuery(words)] }) },
});
