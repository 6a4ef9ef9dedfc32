import type { SearchResponse } from '@poolpros/contracts/http/search';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/installers/search: the listings with the most reviews, of which the first is the example of a badge. */
export const exampleQuery = queryOptions<SearchResponse>({
  queryKey: readKey(apiPaths.regularSearch, { sortBy: 'reviews' }),
  staleTime,
});
