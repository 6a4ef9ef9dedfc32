import type { Suggestions, Understood } from '@poolpros/contracts/http/one-box';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../api/query-client.js';

/** GET /api/search/suggestions: places and installers for what has been typed so far. */
export const suggestionsQuery = (q: string) =>
  queryOptions<Suggestions>({
    queryKey: [`/api/search/suggestions?${new URLSearchParams({ q })}`],
    staleTime: freshFor,
  });

/** GET /api/search/understand: what a text says, as filters. */
export const understandQuery = (q: string) =>
  queryOptions<Understood>({ queryKey: [`/api/search/understand?${new URLSearchParams({ q })}`], staleTime: freshFor });
