import type { SearchFilters } from '../../lib/search-filters.js';

/** §2: the heading of the results. `miles` is the radius searched. */
export function resultsHeading({ coordinates, location }: SearchFilters, miles: number): string {
  if (coordinates && miles > 0) return `Pool Installers within ${miles} miles of your location`;
  return location ? `Pool Installers in ${location}` : 'Pool Installers Near You';
}

/** §2: the count line; `total` is null while the search runs. */
export function countLine(total: number | null): string {
  if (total === null) return 'Searching for installers...';
  return `${total} professional ${total === 1 ? 'installer' : 'installers'} found`;
}
