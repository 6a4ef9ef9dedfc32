import type { estypes } from '@elastic/elasticsearch';
import { resultsPageSize } from '@poolpros/contracts/catalogue';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { farthestStep } from '../index/document.js';
import { withCards } from './cards.js';
import { distanceAggregation, facetAggregations, foundAggregation } from './facets.js';
import { selectionFilters } from './filters.js';
import { servesPoint, withinMiles } from './serves-point.js';
import { sortClauses } from './sort.js';
import type { WordClauses } from './words.js';

type Search = estypes.SearchSearchRequestBody;

/** The visitor's distance where the search looks farther, because the distance steps count what lies there; else null. */
export const ownMiles = (plan: SearchPlan): number | null =>
  pointsOf(plan).length > 0 && plan.miles !== null && plan.miles < farthestStep ? plan.miles : null;

/** The page of listings that were found, with the facets and the distance steps that count them. */
export function pageSearch(plan: SearchPlan, words: WordClauses | null): Search {
  const points = pointsOf(plan);
  const miles = ownMiles(plan);
  return {
    query: queryOf(plan, words),
    // In the order of distance whatever lies beyond comes last, and is left out of the response (`search-installers`).
    ...(miles !== null && plan.sort !== 'distance' && { post_filter: withinMiles(points, miles) }),
    sort: sortClauses(plan),
    from: (plan.page - 1) * resultsPageSize,
    size: resultsPageSize,
    track_total_hits: miles === null,
    ...withCards,
    aggs: {
      ...(points.length > 0 && distanceAggregation(points)),
      ...(miles === null ? facetAggregations : foundAggregation(points, miles)),
    },
  };
}

/** The one listing within the widest distance that scores best by its words. */
export const bestScoreSearch = (plan: SearchPlan, words: WordClauses): Search => ({
  query: queryOf(plan, words),
  size: 1,
  track_total_hits: false,
  _source: false,
});

function queryOf(plan: SearchPlan, words: WordClauses | null): estypes.QueryDslQueryContainer {
  const filter = [placeFilter(plan), ...selectionFilters(plan.selection), ...(words?.bool.filter ?? [])];
  return { bool: { ...words?.bool, filter } };
}

/** Published listings at the place; others have neither a place nor a state in the index. */
function placeFilter(plan: SearchPlan): estypes.QueryDslQueryContainer {
  const { area, miles } = plan;
  switch (area.kind) {
    case 'points':
      return servesPoint(area.points, ownMiles(plan) === null ? miles : farthestStep);
    case 'state':
      return { term: { stateSlug: area.stateSlug } };
    case 'everywhere':
      return { term: { status: 'published' } };
  }
}
