import { poolTypes, ratingOptions, services } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';

/** How many listings each value of the catalogue is found in, in its order. */
export interface FacetCounts {
  services: readonly number[];
  poolTypes: readonly number[];
  /** By `ratingOptions`. */
  rating: readonly number[];
}

/** The facets of a response: most frequent values first, equal ones by name, without those of no listing; every rating. */
export const facetsOf = (counts: FacetCounts): Omit<SearchResponse['facets'], 'byDistance'> => ({
  services: listed(services, counts.services),
  poolTypes: listed(poolTypes, counts.poolTypes),
  rating: ratingOptions.map((min, index) => ({ min, count: counts.rating[index] ?? 0 })),
});

const listed = (values: readonly string[], counts: readonly number[]) =>
  values
    .map((value, index) => ({ value, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
