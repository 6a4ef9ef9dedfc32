import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchParams } from '../../../entities/search/search-filters.js';
import { useApi } from '../../../shared/lib/services.js';
import { searchQuery } from '../api.js';
import { asAsked } from '../results.js';
import type { SearchUrl } from './use-search-url.js';

/** The results of the search in the URL, as the page shows them. */
export function useResults({ filters, page }: Pick<SearchUrl, 'filters' | 'page'>) {
  const search = useQuery({ ...searchQuery(useApi(), filters, page), placeholderData: keepPreviousData });
  const { data, isPlaceholderData: waiting } = search;
  const query = searchParams(filters).toString();
  /** The query that must not be widened. */
  const [keptQuery, setKeptQuery] = useState<string | null>(null);
  const undone = data !== undefined && data.widenedFrom !== null && keptQuery === query;
  const results = undone ? asAsked(data) : data;
  const current = waiting ? undefined : results;
  return {
    /** The response of the service; a placeholder belongs to the previous search. */
    search,
    results,
    /** The results shown belong to the previous search while the next ones load. */
    waiting,
    failure: data && !waiting ? null : search.error,
    /** The places of which the visitor has to choose one. */
    choices: current?.choices ?? [],
    /** Installers found; null while the search runs or the place is not clear. */
    total: current && current.choices.length === 0 ? current.total : null,
    /** Miles searched, 0 for none. */
    miles: (current && current.widenedFrom !== null ? current.appliedRadius : null) ?? filters.distance,
    /** Miles that the search would be widened to, after it was not; null otherwise. */
    widerMiles: undone ? data.appliedRadius : null,
    keepRadius: () => setKeptQuery(query),
    widen: () => setKeptQuery(null),
  };
}

export type Results = ReturnType<typeof useResults>;
