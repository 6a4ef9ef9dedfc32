import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/lib/services.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { type SearchFilters, searchParams } from '../../../shared/search/search-filters.js';
import { searchQuery } from '../api.js';
import type { ResultFacets, SearchResults } from '../results.js';

/** What the page shows; a placeholder is of the search before. */
interface ShownResults {
  data: SearchResults | undefined;
  isPlaceholderData: boolean;
}

/** Milliseconds a choice has to stand before its count is asked for. */
const settleMs = 350;

export interface DraftResults {
  /** Installers that the chosen filters would find; null while that is not known. */
  total: number | null;
  /** The last known counts, so that figures do not flicker while filters are chosen. */
  facets: ResultFacets | null;
}

/** What filters that are not applied yet would find. While nothing differs, that is what the page shows. */
export function useDraftResults(draft: SearchFilters, applied: SearchFilters, shown: ShownResults): DraftResults {
  const chosen = queryOf(draft);
  const settled = useDebounced(chosen, settleMs) === chosen;
  const differs = chosen !== queryOf(applied);
  const asked = useQuery({
    ...searchQuery(useApi(), draft, 1),
    placeholderData: keepPreviousData,
    enabled: settled && differs,
  });
  const { data, isPlaceholderData } = differs ? asked : shown;
  return {
    total: data && !isPlaceholderData ? data.total : null,
    facets: (data ?? shown.data)?.facets ?? null,
  };
}

const queryOf = (filters: SearchFilters): string => searchParams(filters).toString();
