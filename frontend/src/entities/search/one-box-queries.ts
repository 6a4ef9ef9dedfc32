import type { Suggestions, Understood } from '@poolpros/contracts/http/one-box';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/search/suggestions: places and installers for what has been typed so far. */
export const suggestionsQuery = (q: string) =>
  queryOptions<Suggestions>({
    queryKey: readKey(apiPaths.suggestions, { q }),
    staleTime,
  });

/** GET /api/search/understand: parses a text into filters. */
export const understandQuery = (q: string) =>
  queryOptions<Understood>({ queryKey: readKey(apiPaths.understand, { q }), staleTime });
