import { ratingOptions } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { isAway } from '@poolpros/search-rules/findable';

/** The facets whose values are counted over the listings found. */
export type FacetName = 'service' | 'poolType' | 'rating';

/** A value as it is indexed. All facets share one field, because to count one costs the engine less than to count three. */
export const facetValue = (name: FacetName, value: string | number): string => `${name}:${value}`;

/** What listings that take no requests are counted under, so that one count says whether a search found any. */
export const awayValue = 'away';

/**
 * What a listing is counted under: each of its services and pool types, each rating a visitor can ask for that it has, and
 * whether it takes requests.
 */
export const facetValuesOf = ({
  services,
  poolTypes,
  rating,
  status,
}: Pick<ContractorSnapshot, 'services' | 'poolTypes' | 'rating' | 'status'>): string[] => [
  ...services.map((service) => facetValue('service', service)),
  ...poolTypes.map((poolType) => facetValue('poolType', poolType)),
  ...ratingOptions.filter((min) => rating !== null && rating >= min).map((min) => facetValue('rating', min)),
  ...(isAway(status) ? [awayValue] : []),
];
