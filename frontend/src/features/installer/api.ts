import type { ReviewList } from '@poolpros/contracts/http/reviews';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { freshFor } from '../../shared/api/query-client.js';

/** GET /api/reviews: the published reviews of an installer, newest first, page after page. */
export const reviewsQuery = (api: ApiClient, installerId: number) =>
  infiniteQueryOptions({
    queryKey: [`/api/reviews?installerId=${installerId}`],
    queryFn: ({ pageParam, signal }) =>
      api.get<ReviewList>(`/api/reviews?installerId=${installerId}&page=${pageParam}`, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
    staleTime: freshFor,
  });
