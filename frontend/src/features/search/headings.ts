import type { SearchFilters } from '../../shared/search/search-filters.js';

/** The heading of the results. `miles` is the radius searched. */
export function resultsHeading(filters: SearchFilters, miles: number): string {
  const place = placeWords(filters, miles);
  if (filters.q) return `Pool Installers matching “${filters.q}”${place && ` ${place}`}`;
  return place ? `Pool Installers ${place}` : 'Pool Installers Near You';
}

function placeWords({ coordinates, location, origin }: SearchFilters, miles: number): string {
  if (coordinates && miles > 0) return `within ${miles} miles of ${middles[origin].words}`;
  return location && `in ${location}`;
}

const middles: Record<SearchFilters['origin'], { words: string; crumb: string }> = {
  visitor: { words: 'your location', crumb: 'Your location' },
  map: { words: 'the map center', crumb: 'Map area' },
};

/** What the last crumb says about the place; null where the search has none. */
export function placeCrumb({ coordinates, distance, location, origin }: SearchFilters): string | null {
  if (coordinates && distance > 0) return location || middles[origin].crumb;
  return location || null;
}

/** The count line; `total` is null while the search runs. */
export function countLine(total: number | null): string {
  if (total === null) return 'Searching for installers...';
  return `${total} professional ${total === 1 ? 'installer' : 'installers'} found`;
}
