import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { ApiError, asSentence } from '../../shared/api/api-error.js';
import { freshFor } from '../../shared/api/query-client.js';
import { type SearchFilters, searchParams } from '../../shared/search/search-filters.js';
import { type AnswerSource, readAnswer, type SearchAnswer } from './results.js';

/** One page of a search. §9: current for five minutes, one retry. */
export function searchQuery(api: ApiClient, filters: SearchFilters, page: number) {
  const query = apiQuery(filters, page);
  return queryOptions({
    queryKey: [`/api/installers/search-enhanced${query}`],
    queryFn: async ({ signal }) => {
      const { answer, source } = await search(api, query, signal);
      return { ...readAnswer(answer, filters.sortBy, page), source };
    },
    staleTime: freshFor,
    retry: (failures, error) => failures < 1 && refusalOf(error.cause) === null,
  });
}

/** §7: pool types travel with the services, joined by commas. */
function apiQuery(filters: SearchFilters, page: number): string {
  const params = searchParams(filters);
  const offers = ['poolTypes', 'services'].flatMap((name) => params.get(name) ?? []);
  params.delete('poolTypes');
  if (offers.length > 0) params.set('services', offers.join(','));
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

interface Answered {
  answer: SearchAnswer;
  source: AnswerSource;
}

/** §7: when the enhanced search fails, the regular one answers without a word. What is refused there is refused here. */
async function search(api: ApiClient, query: string, signal: AbortSignal): Promise<Answered> {
  try {
    return await ask(api, '/api/installers/search-enhanced', query, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (refusalOf(cause) !== null) throw failed(cause);
  }
  try {
    return await ask(api, '/api/installers/search', query, signal, { 'x-search-fallback': '1' });
  } catch (cause) {
    throw failed(cause);
  }
}

async function ask(
  api: ApiClient,
  endpoint: string,
  query: string,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<Answered> {
  const asked = performance.now();
  let requestId: string | null = null;
  const answer = await api.get<SearchAnswer>(`${endpoint}${query}`, signal, {
    headers,
    onAnswer: (given) => {
      requestId = given.get('x-request-id');
    },
  });
  return { answer, source: { endpoint, milliseconds: Math.round(performance.now() - asked), requestId } };
}

const failed = (cause: unknown) => new Error('Failed to fetch installers', { cause });

/** Why the service refuses what was asked for; null for every other failure. */
function refusalOf(cause: unknown): string | null {
  if (!(cause instanceof ApiError) || cause.status !== 400) return null;
  const [first] = cause.errors;
  return cause.detail ?? (first ? asSentence(first.message) : 'The search was not understood.');
}

/** What the screen says about a search that failed: the text of §8, and why the service refused it. */
export function searchFailure(error: Error): string {
  const refusal = refusalOf(error.cause);
  return refusal === null ? error.message : `${error.message}. ${refusal}`;
}
