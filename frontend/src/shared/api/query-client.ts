import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { ApiClient } from './api-client.js';
import { ApiError } from './api-error.js';
import { type ReadKey, readUrl } from './read-key.js';

/** How long changing data is fresh, in milliseconds: five minutes, as for the cached list of installers. */
export const staleTime = 300_000;

/** A read that GETs the first element of the query key, with the second as its query; a 401 is thrown, or becomes null when requested. */
export const queryFunction =
  (api: ApiClient, on401: 'throw' | 'null' = 'throw') =>
  async ({ queryKey, signal }: Pick<QueryFunctionContext<ReadKey>, 'queryKey' | 'signal'>): Promise<unknown> => {
    try {
      return await api.get(readUrl(queryKey), signal);
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

/** Server state: no retries, never stale, no refetch on focus, no polling (docs/rules.md#server-state). */
export const createQueryClient = (api: ApiClient): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction(api),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });
