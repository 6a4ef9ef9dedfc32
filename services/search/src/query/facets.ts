import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, ratingOptions } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { eachFilter, filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { byFrequency, type ValueCount } from '@poolpros/search-rules/facets';
import type { Point } from '@poolpros/search-rules/plan';
import { awayValue, facetValue } from '../index/facet-values.js';
import { withinMiles } from './serves-point.js';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;
interface Bucket {
  key: string;
  doc_count: number;
  [aggregation: string]: unknown;
}
type Aggregates = Record<string, estypes.AggregationsAggregate> | undefined;

/** What a bucket of the facets counts, by its key. */
const filterOf = new Map(
  filterKeys.flatMap((key) => {
    const values: readonly string[] = valueFilters[key].values;
    return values.map((value) => [facetValue(key, value), { key, value }]);
  }),
);
const ratingFacets = ratingOptions.map((min) => facetValue('rating', min));

/** Counts over the listings found. */
export const facetAggregations: Aggregations = {
  facets: { terms: { field: 'facets', size: filterOf.size + ratingOptions.length + 1 } },
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
export const awayAmong = (found: Aggregates): number => countOf(awayValue, bucketsOf(found?.facets));

/** The facets of a response; `distances` is null without a point. */
export function facetsOf(found: Aggregates, distances: Aggregates | null): SearchResponse['facets'] {
  const buckets = bucketsOf(found?.facets);
  const steps = bucketsOf(distances?.distance);
  const lists = eachFilter((): ValueCount[] => []);
  for (const { key: facet, doc_count: count } of buckets) {
    const counted = filterOf.get(facet);
    if (counted) lists[counted.key].push({ value: counted.value, count });
  }
  // The engine lists them in this order, which costs little to check.
  for (const key of filterKeys) lists[key].sort(byFrequency);
  return {
    byDistance: distances ? distanceOptions.map((miles) => ({ miles, count: countOf(String(miles), steps) })) : [],
    ...lists,
    rating: ratingOptions.map((min, index) => ({ min, count: countOf(ratingFacets[index], buckets) })),
  };
}

const countOf = (wanted: string | undefined, buckets: readonly Bucket[]): number =>
  buckets.find(({ key }) => key === wanted)?.doc_count ?? 0;

const bucketsOf = (aggregate: estypes.AggregationsAggregate | undefined): Bucket[] =>
  (aggregate as { buckets?: Bucket[] } | undefined)?.buckets ?? [];
