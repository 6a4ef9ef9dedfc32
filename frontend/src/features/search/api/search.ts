import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../lib/api-client.js';
import { ApiError } from '../../../lib/api-error.js';
import { freshFor } from '../../../lib/query-client.js';
import { type SearchFilters, searchParams } from '../../../lib/search-filters.js';
import { readAnswer, type SearchAnswer } from '../results.js';

/** One page of a search. §9: current for five minutes, one retry. */
export function searchQuery(api: ApiClient, filters: SearchFilters, page: number) {
  const query = apiQuery(filters, page);
  return queryOptions({
    queryKey: [`/api/installers/search-enhanced${query}`],
    queryFn: async ({ signal }) => readAnswer(await search(api, query, signal), filters.sortBy, page),
    staleTime: freshFor,
    retry: 1,
  });
}

/** §7: pool types travel with the services, joined by commas. */
function apiQuery(filters: SearchFilters, page: number): string {
  const params = searchParams({ ...filters, services: [...filters.poolTypes, ...filters.services], poolTypes: [] });
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/** §7: when the enhanced search fails, the regular one answers without a word. */
async function search(api: ApiClient, query: string, signal: AbortSignal): Promise<SearchAnswer> {
  try {
    return await api.get<SearchAnswer>(`/api/installers/search-enhanced${query}`, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return regularSearch(api, query, signal);
  }
}

async function regularSearch(api: ApiClient, query: string, signal: AbortSignal): Promise<SearchAnswer> {
  try {
    return await api.get<SearchAnswer>(`/api/installers/search${query}`, signal, { 'x-search-fallback': '1' });
  } catch (cause) {
    throw new Error('Failed to fetch installers', { cause });
  }
}

/** What the screen says about a search that failed: the text of §8, and why the service refused it. */
export function searchFailure(error: Error): string {
  const { cause } = error;
  const refusal = cause instanceof ApiError && cause.status === 400 ? cause.detail : null;
  return refusal ? `${error.message}. ${refusal}` : error.message;
}
