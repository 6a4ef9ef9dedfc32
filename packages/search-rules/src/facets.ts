import { ratingOptions } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { eachFilter, type FilterKey, valueFilters } from '@poolpros/contracts/value-filters';

/** How many of the listings found have a value of a filter. */
export interface ValueCount {
  value: string;
  count: number;
}

/** The number of listings found for each value of a filter, in the order of the values. */
export type FacetCounts = Record<FilterKey | 'rating', readonly number[]>;

/**
 * The facets of a response: most frequent values first, ties by name, without values that have no listings; ratings are
 * complete.
 */
export const facetsOf = (counts: FacetCounts): Omit<SearchResponse['facets'], 'byDistance'> => ({
  ...eachFilter((key) => listed(valueFilters[key].values, counts[key])),
  rating: ratingOptions.map((min, index) => ({ min, count: counts.rating[index] ?? 0 })),
});

const listed = (values: readonly string[], counts: readonly number[]) =>
  values
    .map((value, index) => ({ value, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(byFrequency);

/** Sorts the most frequent values first, equal ones by name. */
export const byFrequency = (a: ValueCount, b: ValueCount): number => b.count - a.count || (a.value < b.value ? -1 : 1);
