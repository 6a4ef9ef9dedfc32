import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import { useApi } from '../../../shared/lib/services.js';
import { useDebounced } from '../../../shared/lib/use-debounced.js';
import { searchQuery } from '../api.js';
import type { ResultFacets, SearchResults } from '../results.js';

/** What the page shows; a placeholder belongs to the previous search. */
interface ShownResults {
  data: SearchResults | undefined;
  isPlaceholderData: boolean;
}

/** Milliseconds without another choice before the count is fetched. */
const settleMs = 350;

export interface DraftResults {
  /** Installers that the chosen filters would find; null while that is not known. */
  total: number | null;
  /** The last known counts, so that figures do not flicker while filters are chosen. */
  facets: ResultFacets | null;
}

/** What the unapplied filters would find; the shown results while nothing differs. */
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
