import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/lib/services.js';
import { searchParams } from '../../../shared/search/search-filters.js';
import { searchQuery } from '../api.js';
import { asAsked } from '../results.js';
import type { SearchAddress } from './use-search-address.js';

/** The results of the search that the address says, as the page shows them. */
export function useResults({ filters, page }: Pick<SearchAddress, 'filters' | 'page'>) {
  const search = useQuery({ ...searchQuery(useApi(), filters, page), placeholderData: keepPreviousData });
  const { data, isPlaceholderData: waiting } = search;
  const query = searchParams(filters).toString();
  /** The search that shall keep the miles it asked for. */
  const [kept, setKept] = useState<string | null>(null);
  const undone = data !== undefined && data.widenedFrom !== null && kept === query;
  const results = undone ? asAsked(data) : data;
  const current = waiting ? undefined : results;
  return {
    /** What the service answered; a placeholder is of the search before. */
    search,
    results,
    /** The results shown are of the search before: the next ones are on their way. */
    waiting,
    failure: data && !waiting ? null : search.error,
    /** Installers found; null while the search runs. */
    total: current?.total ?? null,
    /** Miles searched, 0 for none. */
    miles: (current && current.widenedFrom !== null ? current.appliedRadius : null) ?? filters.distance,
    /** Miles that the search would be widened to, after it was not; null otherwise. */
    widerMiles: undone ? data.appliedRadius : null,
    keepRadius: () => setKept(query),
    widen: () => setKept(null),
  };
}

export type Results = ReturnType<typeof useResults>;
