import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseSearch, type SearchFilters, searchParams } from '../../../lib/search-filters.js';

/** The search that the address says. */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const { filters, page } = useMemo(() => parseSearch(params), [params]);
  return {
    filters,
    page,
    /** Rewrites the address without a new entry in the history; shows the first page. */
    apply: (next: SearchFilters) => setParams(searchParams(next), { replace: true, preventScrollReset: true }),
    /** Query of another page of the same search. */
    pageAddress: (wanted: number) => {
      const query = searchParams(filters);
      if (wanted > 1) query.set('page', String(wanted));
      return { search: query.toString() };
    },
  };
}
