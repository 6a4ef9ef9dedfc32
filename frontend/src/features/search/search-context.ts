import type { CompareContext } from '../../shared/installers/compare-list.js';
import type { SearchFilters } from '../../shared/search/search-filters.js';
import type { SearchResults } from './results.js';

/**
 * What a comparison may know of a search. It measures from the same point as the cards, which a range of ZIPs does not have.
 * Where the visitor is has no name that a shared comparison could carry.
 */
export const compareContextOf = (
  { coordinates, location, services, poolTypes }: SearchFilters,
  center: SearchResults['center'] | undefined,
): CompareContext => ({
  point: center && !isZipRange(location) ? { lat: center.lat, lon: center.lon } : null,
  location: coordinates ? '' : location,
  services: [...services, ...poolTypes],
});

const isZipRange = (location: string): boolean => /^\d{5}-\d{5}$/.test(location);
