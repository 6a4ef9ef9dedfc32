import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, ratingOptions } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { eachFilter, filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { facetsOf as facetsFrom } from '@poolpros/search-rules/facets';
import type { Point } from '@poolpros/search-rules/plan';
import { awayValue, type FacetName, facetValue } from '../index/facet-values.js';
import { withinMiles } from './serves-point.js';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;
interface Bucket {
  key: string;
  doc_count: number;
  [aggregation: string]: unknown;
}
type Aggregates = Record<string, estypes.AggregationsAggregate> | undefined;

const filterValues = filterKeys.flatMap((key): readonly string[] => valueFilters[key].values);

/** Counts over the listings found. */
export const facetAggregations: Aggregations = {
  facets: { terms: { field: 'facets', size: filterValues.length + ratingOptions.length + 1 } },
};

/** Counts for each distance that a visitor can choose, over the listings whose own radius reaches one of the points. */
export const distanceAggregation = (points: Point[]): Aggregations => ({
  distance: countWithin(points, distanceOptions),
});

/** The same counts as `facetAggregations`, and the total, over the listings within `miles`. */
export const foundAggregation = (points: Point[], miles: number): Aggregations => ({
  found: { ...countWithin(points, [miles]), aggs: facetAggregations },
});

function countWithin(points: Point[], limits: readonly number[]): estypes.AggregationsAggregationContainer {
  const [origin, ...others] = points;
  if (origin && others.length === 0)
    return {
      geo_distance: { field: 'location', origin, unit: 'mi', ranges: limits.map((to) => ({ key: String(to), to })) },
    };
  const filters = Object.fromEntries(limits.map((miles) => [String(miles), withinMiles(points, miles)]));
  return { filters: { filters, keyed: false } };
}

/** The listings within the visitor's distance if the search looked farther; null if it did not. */
export const foundWithin = (aggregates: Aggregates): { total: number; aggregates: Aggregates } | null => {
  const [bucket] = bucketsOf(aggregates?.found);
  return bucket ? { total: bucket.doc_count, aggregates: bucket as unknown as Aggregates } : null;
};

/** How many of the listings found take no requests. */
export const awayAmong = (found: Aggregates): number => countsIn(found?.facets).get(awayValue) ?? 0;

/** The facets of a response; `distances` is null without a point. */
export function facetsOf(found: Aggregates, distances: Aggregates | null): SearchResponse['facets'] {
  const counts = countsIn(found?.facets);
  const miles = countsIn(distances?.distance);
  const each = (name: FacetName, values: readonly (string | number)[]) =>
    values.map((value) => counts.get(facetValue(name, value)) ?? 0);
  return {
    byDistance: distances ? distanceOptions.map((step) => ({ miles: step, count: miles.get(String(step)) ?? 0 })) : [],
    ...facetsFrom({
      ...eachFilter((key) => each(key, valueFilters[key].values)),
      rating: each('rating', ratingOptions),
    }),
  };
}

const countsIn = (aggregate: estypes.AggregationsAggregate | undefined): Map<string, number> =>
  new Map(bucketsOf(aggregate).map(({ key, doc_count }) => [key, doc_count]));

const bucketsOf = (aggregate: estypes.AggregationsAggregate | undefined): Bucket[] =>
  (aggregate as { buckets?: Bucket[] } | undefined)?.buckets ?? [];
