import type { ReviewList } from '@poolpros/contracts/http/reviews';
import { apiPaths } from '@poolpros/contracts/paths';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey, readUrl } from '../../shared/api/read-key.js';

/** GET /api/reviews: the published reviews of an installer, newest first, page after page. */
export const reviewsQuery = (api: ApiClient, installerId: number) =>
  infiniteQueryOptions({
    queryKey: readKey(apiPaths.reviews, { installerId }),
    queryFn: ({ pageParam, signal }) =>
      api.get<ReviewList>(readUrl(readKey(apiPaths.reviews, { installerId, page: pageParam })), signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
    staleTime,
  });
