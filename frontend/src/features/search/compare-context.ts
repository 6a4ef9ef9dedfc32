import type { CompareContext } from '../../shared/installers/compare-list.js';
import type { SearchFilters } from '../../shared/search/search-filters.js';
import { rounded } from '../../shared/search/use-user-location.js';
import type { SearchResults } from './results.js';

/** What a comparison may know of a search. Where the visitor is has no name that a shared comparison could carry. */
export const compareContextOf = (
  { coordinates, location, services, poolTypes }: SearchFilters,
  center: SearchResults['center'] | undefined,
): CompareContext => ({
  point: center ? rounded(center) : null,
  location: coordinates ? '' : location,
  services: [...services, ...poolTypes],
});
