import type { estypes } from '@elastic/elasticsearch';
import { resultsPageSize } from '@poolpros/contracts/catalogue';
import { awayStatuses, findableStatuses } from '@poolpros/search-rules/findable';
import { pointsOf, type SearchPlan } from '@poolpros/search-rules/plan';
import { farthestStep } from '../index/document.js';
import { withCards } from './cards.js';
import { distanceAggregation, facetAggregations, foundAggregation } from './facets.js';
import { selectionFilters } from './filters.js';
import { servesPoint, withinMiles } from './serves-point.js';
import { sortClauses } from './sort.js';
import type { WordClauses } from './words.js';

type Search = estypes.SearchSearchRequestBody;
type Query = estypes.QueryDslQueryContainer;

/** The visitor's distance if the search looks farther, because the distance steps count what is beyond; else null. */
export const ownMiles = (plan: SearchPlan): number | null =>
  pointsOf(plan).length > 0 && plan.miles !== null && plan.miles < farthestStep ? plan.miles : null;

/**
 * The page of matching listings that take requests. Facets and distance steps count all matches. The other listings are
 * filtered from the hits, since sorting by that would slow down every search.
 */
export function pageSearch(plan: SearchPlan, words: WordClauses | null): Search {
  const points = pointsOf(plan);
  const miles = ownMiles(plan);
  // When sorted by distance, listings beyond it come last and are left out of the response (`search-installers`).
  const filter = miles !== null && plan.sort !== 'distance' ? [withinMiles(points, miles)] : [];
  return {
    query: queryOf(plan, words),
    post_filter: { bool: { filter, must_not: [isUnavailable] } },
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

/** Some of the matching listings that take no requests, in the order of the page. */
export function awaySearch(plan: SearchPlan, words: WordClauses | null, skip: number, take: number): Search {
  const { bool } = queryOf(plan, words);
  const miles = ownMiles(plan);
  const within = miles === null ? [] : [withinMiles(pointsOf(plan), miles)];
  return {
    query: { bool: { ...bool, filter: [isUnavailable, ...bool.filter, ...within] } },
    sort: sortClauses(plan),
    from: skip,
    size: take,
    track_total_hits: false,
    ...withCards,
  };
}

/** The one listing within the widest distance with the best word score. */
export const bestScoreSearch = (plan: SearchPlan, words: WordClauses): Search => ({
  query: queryOf(plan, words),
  size: 1,
  track_total_hits: false,
  _source: false,
});

const isUnavailable: Query = { terms: { status: [...awayStatuses] } };
const isClosed: Query = { term: { status: 'closed' } };

function queryOf(plan: SearchPlan, words: WordClauses | null) {
  const filter: Query[] = [placeFilter(plan), ...selectionFilters(plan), ...(words?.bool.filter ?? [])];
  // Words find a closed listing only by its name.
  return { bool: { ...words?.bool, filter, ...(words === null && { must_not: [isClosed] }) } };
}

/** Listings at the place that can be found; others have neither a place nor a state in the index. */
function placeFilter(plan: SearchPlan): Query {
  const { area, miles } = plan;
  switch (area.kind) {
    case 'points':
      return servesPoint(area.points, ownMiles(plan) === null ? miles : farthestStep);
    case 'state':
      return { term: { stateSlug: area.stateSlug } };
    case 'counties':
      return { terms: { counties: area.counties } };
    case 'everywhere':
      return { terms: { status: [...findableStatuses] } };
    case 'nowhere':
      return { match_none: {} };
  }
}
