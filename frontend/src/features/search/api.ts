import type { Mentions } from '@poolpros/contracts/http/reviews';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { type SearchFilters, searchParams } from '../../entities/search/search-filters.js';
import type { ApiClient } from '../../shared/api/api-client.js';
import { ApiError, asSentence } from '../../shared/api/api-error.js';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey, readUrl } from '../../shared/api/read-key.js';
import { askedServices } from './filter-rules.js';
import { type PartialSearchResponse, type ResponseSource, readResponse } from './results.js';

/** One page of a search, tried twice. Listings change, so unlike other reads it does not stay fresh forever. */
export function searchQuery(api: ApiClient, filters: SearchFilters, page: number) {
  const asked = apiQuery(filters, page);
  return queryOptions({
    queryKey: readKey(apiPaths.enhancedSearch, asked),
    queryFn: async ({ signal }) => {
      const { response, source } = await search(api, asked, signal);
      return { ...readResponse(response, filters.sortBy, page), source };
    },
    staleTime,
    retry: (failures, error) => failures < 1 && rejectionReason(error.cause) === null,
  });
}

/** GET /api/reviews/mentions: what the reviews of the listings of a page say of what was searched for. */
export function mentionsQuery(installers: readonly { id: number }[], filters: SearchFilters) {
  const services = askedServices(filters);
  const { q } = filters;
  return queryOptions<Mentions>({
    queryKey: readKey(apiPaths.reviewMentions, {
      installerIds: installers.map(({ id }) => id).join(','),
      ...(services.length > 0 && { services: services.join(',') }),
      ...(q !== '' && { q }),
    }),
    staleTime,
    enabled: installers.length > 0 && (services.length > 0 || q !== ''),
  });
}

/** Pool types travel with the services, joined by commas (docs/rules.md#offers). */
function apiQuery(filters: SearchFilters, page: number): Record<string, string> {
  const params = searchParams(filters);
  const offers = ['poolTypes', 'services'].flatMap((name) => params.get(name) ?? []);
  params.delete('poolTypes');
  if (offers.length > 0) params.set('services', offers.join(','));
  if (page > 1) params.set('page', String(page));
  return Object.fromEntries(params);
}

interface SearchResult {
  response: PartialSearchResponse;
  source: ResponseSource;
}

/** When the enhanced search fails, for whatever reason, the regular one is used silently (docs/rules.md#regular-search). */
async function search(api: ApiClient, asked: Record<string, string>, signal: AbortSignal): Promise<SearchResult> {
  try {
    return await ask(api, apiPaths.enhancedSearch, asked, signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
  }
  try {
    return await ask(api, apiPaths.regularSearch, asked, signal, { 'x-search-fallback': '1' });
  } catch (cause) {
    throw new Error('Failed to fetch installers', { cause });
  }
}

async function ask(
  api: ApiClient,
  endpoint: typeof apiPaths.enhancedSearch | typeof apiPaths.regularSearch,
  asked: Record<string, string>,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<SearchResult> {
  const startedAt = performance.now();
  let requestId: string | null = null;
  const response = await api.get<PartialSearchResponse>(readUrl(readKey(endpoint, asked)), signal, {
    headers,
    onResponse: (given) => {
      requestId = given.get('x-request-id');
    },
  });
  return { response, source: { endpoint, milliseconds: Math.round(performance.now() - startedAt), requestId } };
}

/** Why the regular search rejects the search; null for every other error. */
function rejectionReason(cause: unknown): string | null {
  if (!(cause instanceof ApiError) || cause.status !== 400) return null;
  const [first] = cause.errors;
  return first ? asSentence(first.message) : (cause.detail ?? 'The search was not understood.');
}

/** What the screen says about a failed search, with the reason when the service rejected it. */
export function searchFailure(error: Error): string {
  const reason = rejectionReason(error.cause);
  return reason === null ? error.message : `${error.message}. ${reason}`;
}
