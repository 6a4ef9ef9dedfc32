import { ratingOptions } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { type FilterKey, filterKeys } from '@poolpros/contracts/value-filters';
import { storedValuesOf } from '@poolpros/search-rules/filters';
import { isUnavailable } from '@poolpros/search-rules/findable';

/** The facets whose values are counted over the listings found. */
export type FacetName = FilterKey | 'rating';

/** A value as it is indexed. All facets share one field, because the engine counts one field faster than three. */
export const facetValue = (name: FacetName, value: string | number): string => `${name}:${value}`;

/** The value for listings that take no requests, so that one count says whether a search found any. */
export const awayValue = 'away';

/**
 * The facet values of a listing: its values of each filter, each minimum rating that it meets, and whether it takes
 * requests.
 */
export function facetValuesOf(snapshot: ContractorSnapshot): string[] {
  const values = storedValuesOf(snapshot);
  const { rating, status } = snapshot;
  return [
    ...filterKeys.flatMap((key) => values[key].map((value) => facetValue(key, value))),
    ...ratingOptions.filter((min) => rating !== null && rating >= min).map((min) => facetValue('rating', min)),
    ...(isUnavailable(status) ? [awayValue] : []),
  ];
}
