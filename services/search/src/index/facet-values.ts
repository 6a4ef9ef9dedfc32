import { ratingOptions } from '@poolpros/contracts/catalogue';
import type { ListingFacts } from '@poolpros/contracts/events/directory';

/** The facets whose values are counted over the listings found. */
export type FacetName = 'service' | 'poolType' | 'rating';

/** A value as it is indexed. All facets share one field, because to count one costs the engine less than to count three. */
export const facetValue = (name: FacetName, value: string | number): string => `${name}:${value}`;

/** What a listing is counted under: each of its services and pool types, and each rating a visitor can ask for that it has. */
export const facetValuesOf = ({ services, poolTypes, rating }: ListingFacts): string[] => [
  ...services.map((service) => facetValue('service', service)),
  ...poolTypes.map((poolType) => facetValue('poolType', poolType)),
  ...ratingOptions.filter((min) => rating !== null && rating >= min).map((min) => facetValue('rating', min)),
];
