import type { Comparison } from '@poolpros/contracts/http/installers';
import type { ReviewList } from '@poolpros/contracts/http/reviews';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/installers/compare: these installers, as they are seen from a point. */
export function comparisonQuery(ids: readonly number[], point: { lat: number; lon: number } | null) {
  return queryOptions<Comparison>({
    queryKey: readKey(apiPaths.compare, { ids: ids.join(','), ...point }),
    staleTime,
    enabled: ids.length > 0,
  });
}

/** GET /api/reviews: how the stars of an installer are distributed. */
export const ratingSummaryQuery = (installerId: number) =>
  queryOptions({
    queryKey: readKey(apiPaths.reviews, { installerId, page: 1 }),
    select: ({ figures }: ReviewList) => figures,
    staleTime,
  });
