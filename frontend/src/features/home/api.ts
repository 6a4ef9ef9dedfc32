import type { LatestReviews } from '@poolpros/contracts/http/reviews';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/reviews/latest: the newest reviews of the whole site. */
export const latestReviewsQuery = queryOptions<LatestReviews>({ queryKey: readKey(apiPaths.latestReviews), staleTime });
