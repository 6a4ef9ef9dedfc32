import type { Comparison } from '@poolpros/contracts/http/installers';
import type { ReviewList } from '@poolpros/contracts/http/reviews';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../../shared/api/query-client.js';

/** GET /api/installers/compare: these installers, as they are seen from a point. */
export function comparisonQuery(ids: readonly number[], point: { lat: number; lon: number } | null) {
  const from = point ? `&lat=${point.lat}&lon=${point.lon}` : '';
  return queryOptions<Comparison>({
    queryKey: [`/api/installers/compare?ids=${ids.join(',')}${from}`],
    staleTime: freshFor,
    enabled: ids.length > 0,
  });
}

/** GET /api/reviews: how the stars of an installer are distributed. */
export const figuresQuery = (installerId: number) =>
  queryOptions({
    queryKey: [`/api/reviews?installerId=${installerId}&page=1`],
    select: ({ figures }: ReviewList) => figures,
    staleTime: freshFor,
  });
