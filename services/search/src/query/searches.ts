import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, resultsPageSize } from '@poolpros/contracts/catalogue';
import type { SearchQuery } from '@poolpros/contracts/http/search';
import { coveredFrom, withinMiles } from './coverage.js';
import { distanceAggregation, facetAggregations } from './facets.js';
import { selectionFilters } from './filters.js';
import { pointsOf, type SearchedPlace } from './place.js';
import { appliedSort, sortClauses } from './sort.js';
import { wordsQuery } from './words.js';

/** A search as asked, with its place resolved; `miles` is the distance applied, 0 = none chosen. */
export interface PlacedSearch {
  query: SearchQuery;
  place: SearchedPlace;
  miles: number;
}

/** The page of listings that were found, with the facets that count them. */
export function pageSearch({ query, place, miles }: PlacedSearch): estypes.SearchSearchRequestBody {
  const points = pointsOf(place);
  const filter = selectionFilters(query);
  if (points.length > 0) filter.push(coveredFrom(points, miles));
  if (place.kind === 'state') filter.push({ term: { stateSlug: place.state.slug } });
  return {
    query: { bool: { filter, ...(place.kind === 'text' && { must: [wordsQuery(place.text)] }) } },
    sort: sortClauses(appliedSort(query.sortBy, points), points, place.kind === 'text'),
    from: (query.page - 1) * resultsPageSize,
    size: resultsPageSize,
    track_total_hits: true,
    _source: ['installer'],
    aggs: facetAggregations,
  };
}

/** The counts per distance step: the same search without the visitor's own distance. */
export function distanceSearch({ query, place }: PlacedSearch): estypes.SearchSearchRequestBody {
  const points = pointsOf(place);
  const filter = [
    ...selectionFilters(query),
    withinMiles(points, Math.max(...distanceOptions)),
    coveredFrom(points, 0),
  ];
  return { query: { bool: { filter } }, size: 0, aggs: distanceAggregation(points) };
}
