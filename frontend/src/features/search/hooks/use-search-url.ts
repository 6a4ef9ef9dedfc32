import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearch, type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import { asRemembered, usePlaceMemory } from '../../../entities/search-box/place-memory.js';

/** Parameters besides the search; they stay when the search changes. */
const preserved = ['country', 'debug'];

/** The search in the URL. */
export function useSearchUrl() {
  const [params, setParams] = useSearchParams();
  const memory = usePlaceMemory();
  const inUrl = useMemo(() => parseSearch(params), [params]);
  const parsed = { ...inUrl, filters: useMemo(() => asRemembered(inUrl.filters, memory), [inUrl, memory]) };
  const queryOf = (filters: SearchFilters) => {
    const query = searchParams(filters);
    for (const name of preserved) {
      const value = params.get(name);
      if (value) query.set(name, value);
    }
    return query;
  };
  return {
    ...parsed,
    /** Replaces the URL without a new history entry; shows the first page. */
    apply: (next: SearchFilters) => setParams(queryOf(next), { replace: true, preventScrollReset: true }),
    /** Query of the first page of another search. */
    toSearch: (next: SearchFilters) => ({ search: queryOf(next).toString() }),
    /** Query of another page of the same search. */
    pageUrl: (wanted: number) => {
      const query = queryOf(parsed.filters);
      if (wanted > 1) query.set('page', String(wanted));
      return { search: query.toString() };
    },
  };
}

export type SearchUrl = ReturnType<typeof useSearchUrl>;
