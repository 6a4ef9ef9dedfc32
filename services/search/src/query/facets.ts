import type { estypes } from '@elastic/elasticsearch';
import { distanceOptions, poolTypes, ratingOptions, services } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import type { Point } from '@poolpros/search-rules/plan';
import { withinMiles } from './serves-point.js';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;
interface Bucket {
  key: string;
  doc_count: number;
}

/** Counts over the listings that were found. */
export const facetAggregations: Aggregations = {
  services: { terms: { field: 'services', size: services.length } },
  poolTypes: { terms: { field: 'poolTypes', size: poolTypes.length } },
  rating: { range: { field: 'rating', ranges: ratingOptions.map((from) => ({ key: String(from), from })) } },
};

/** Counts per distance a visitor can choose, over the listings whose own radius reaches one of the points. */
export function distanceAggregation(points: Point[]): Aggregations {
  const [origin, ...others] = points;
  if (origin && others.length === 0) {
    const ranges = distanceOptions.map((to) => ({ key: String(to), to }));
    return { distance: { geo_distance: { field: 'location', origin, unit: 'mi', ranges } } };
  }
  const filters = Object.fromEntries(distanceOptions.map((miles) => [String(miles), withinMiles(points, miles)]));
  return { distance: { filters: { filters, keyed: false } } };
}

/** The facets of the response; `distance` is null without a point. */
export function facetsOf(
  found: Record<string, estypes.AggregationsAggregate> | undefined,
  distance: Record<string, estypes.AggregationsAggregate> | undefined,
): SearchResponse['facets'] {
  const values = (name: string) =>
    bucketsOf(found?.[name])
      .map(({ key, doc_count }) => ({ value: key, count: doc_count }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const rating = countsByKey(bucketsOf(found?.rating));
  const miles = countsByKey(bucketsOf(distance?.distance));
  return {
    byDistance: distance ? distanceOptions.map((step) => ({ miles: step, count: miles.get(String(step)) ?? 0 })) : [],
    services: values('services'),
    poolTypes: values('poolTypes'),
    rating: ratingOptions.map((min) => ({ min, count: rating.get(String(min)) ?? 0 })),
  };
}

const countsByKey = (buckets: Bucket[]): Map<string, number> =>
  new Map(buckets.map(({ key, doc_count }) => [key, doc_count]));

const bucketsOf = (aggregate: estypes.AggregationsAggregate | undefined): Bucket[] =>
  (aggregate as { buckets?: Bucket[] } | undefined)?.buckets ?? [];
