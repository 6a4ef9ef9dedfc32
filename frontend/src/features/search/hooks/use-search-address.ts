import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearch, type SearchFilters, searchParams } from '../../../shared/search/search-filters.js';

/** What an address says beside the search; it stays when the search is rewritten. */
const kept = ['country', 'debug'];

/** The search that the address says. */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const addressed = useMemo(() => parseSearch(params), [params]);
  const queryOf = (filters: SearchFilters) => {
    const query = searchParams(filters);
    for (const name of kept) {
      const value = params.get(name);
      if (value) query.set(name, value);
    }
    return query;
  };
  return {
    ...addressed,
    /** Rewrites the address without a new entry in the history; shows the first page. */
    apply: (next: SearchFilters) => setParams(queryOf(next), { replace: true, preventScrollReset: true }),
    /** Query of another page of the same search. */
    pageAddress: (wanted: number) => {
      const query = queryOf(addressed.filters);
      if (wanted > 1) query.set('page', String(wanted));
      return { search: query.toString() };
    },
  };
}

export type SearchAddress = ReturnType<typeof useSearchAddress>;
