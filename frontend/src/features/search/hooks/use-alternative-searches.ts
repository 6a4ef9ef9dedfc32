import { distanceOptions } from '@poolpros/contracts/catalogue';
import { apiPaths } from '@poolpros/contracts/paths';
import { filterKeys } from '@poolpros/contracts/value-filters';
import { useQuery } from '@tanstack/react-query';
import { noFilters, type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import { staleTime } from '../../../shared/api/query-client.js';
import { readKey } from '../../../shared/api/read-key.js';
import { useApi } from '../../../shared/lib/services.js';
import { searchQuery } from '../api.js';
import { noPlace, withoutFilters } from '../filter-rules.js';
import type { ResultFacets } from '../results.js';

/** A search to offer instead of one without results. */
export interface AlternativeSearch {
  text: string;
  filters: SearchFilters;
  /** Installers that it finds; null when that could not be counted. */
  count: number | null;
}

/** The searches that leave one of the conditions out. */
function looserSearches(filters: SearchFilters): Omit<AlternativeSearch, 'count'>[] {
  const { distance, location, coordinates, q, serviceType, minRating } = filters;
  const searches: (Omit<AlternativeSearch, 'count'> | false)[] = [
    (filterKeys.some((key) => filters[key].length > 0) || minRating > noFilters.minRating) && {
      text: 'Without the filters',
      filters: withoutFilters(filters),
    },
    serviceType !== 'all' && { text: 'All services', filters: { ...filters, serviceType: 'all' } },
    q !== '' && { text: `Without “${q}”`, filters: { ...filters, q: '' } },
    distance > 0 && !coordinates && { text: 'At any distance', filters: { ...filters, distance: 0 } },
    (location !== '' || coordinates !== null) && {
      text: 'Everywhere',
      filters: { ...filters, ...noPlace, distance: 0 },
    },
  ];
  return searches.filter((search) => search !== false);
}

/** The searches to offer instead of one without results, each of which finds somebody: farther steps first, then looser searches. */
export function useAlternativeSearches(filters: SearchFilters, facets: ResultFacets | null): AlternativeSearch[] {
  const api = useApi();
  const looser = looserSearches(filters);
  const { data: counted = [] } = useQuery({
    queryKey: readKey(apiPaths.enhancedSearch, { alternativesTo: String(searchParams(filters)) }),
    queryFn: ({ client }) =>
      Promise.all(
        looser.map(async (way) => {
          const found = await client.fetchQuery(searchQuery(api, way.filters, 1)).catch(() => null);
          return { ...way, count: found?.total ?? null };
        }),
      ),
    staleTime,
  });
  const farther = distanceOptions
    .filter((miles) => filters.distance > 0 && miles > filters.distance)
    .map((miles) => ({
      text: `Within ${miles} miles`,
      filters: { ...filters, distance: miles },
      count: facets?.byDistance[miles] ?? 0,
    }));
  return [...farther, ...counted].filter(({ count }) => count !== 0);
}
