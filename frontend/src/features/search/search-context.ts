import { serviceTypes } from '@poolpros/contracts/catalogue';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import type { SearchFilters } from '../../entities/search/search-filters.js';
import type { SearchResults } from './results.js';

/**
 * What a comparison and a message may know of a search. They measure from the same point as the cards, which a range of
 * ZIPs does not have. Where the visitor is has no name that a shared comparison or a message could carry.
 */
export const searchContextOf = (
  { coordinates, location, services, poolTypes, serviceType }: SearchFilters,
  center: SearchResults['center'] | undefined,
): SearchContext => ({
  point: center && !isZipRange(location) ? { lat: center.lat, lon: center.lon } : null,
  location: coordinates ? '' : location,
  services: [...services, ...poolTypes],
  kind: serviceType === 'all' ? '' : serviceTypes[serviceType].label,
});

const isZipRange = (location: string): boolean => /^\d{5}-\d{5}$/.test(location);
