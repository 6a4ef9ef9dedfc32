import type { SearchResponse } from '@poolpros/contracts/http/search';
import { useEffect, useRef } from 'react';
import { type SearchFilters, searchParams } from '../../../entities/search/search-filters.js';
import { captureEarly } from '../../../shared/analytics/early-events.js';
import { useServices } from '../../../shared/lib/services.js';
import { searchedLocation } from '../searched-location.js';

export interface PerformedSearch {
  filters: SearchFilters;
  /** What the server took for the place. */
  understood: SearchResponse['understood'] | null | undefined;
  /** Installers found; null while the search runs. */
  total: number | null;
  /** Whether the response arrived on this visit or with the page, rather than from the cache. */
  fresh: boolean;
}

/** Captures once per search what was searched for and how many were found. Another order or page is the same search. */
export function useSearchEvent({ filters, understood, total, fresh }: PerformedSearch): void {
  const { analytics } = useServices();
  const told = useRef<string | null>(null);
  const search = searchParams({ ...filters, sortBy: 'rating' }).toString();
  const location = searchedLocation(understood);
  const { serviceType } = filters;

  useEffect(() => {
    if (total === null || told.current === search) return;
    const first = told.current === null;
    told.current = search;
    if (first && !fresh) return;
    captureEarly(analytics, 'search_performed', {
      search_location: location,
      service_type: serviceType,
      results_count: total,
    });
  }, [analytics, search, location, serviceType, total, fresh]);
}
