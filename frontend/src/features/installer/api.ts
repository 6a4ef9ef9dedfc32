import type { Reach } from '@poolpros/contracts/http/installers';
import type { ListingReportBody } from '@poolpros/contracts/http/listing-reports';
import type { ProjectPage } from '@poolpros/contracts/http/projects';
import type { ReviewList } from '@poolpros/contracts/http/reviews';
import { apiPaths } from '@poolpros/contracts/paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey, readUrl } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';
import { allReviews, type ReviewFilters } from './review-filters.js';

/** GET /api/reviews: the published reviews of an installer, page after page. */
export function reviewsQuery(api: ApiClient, installerId: number, { sort, stars, words }: ReviewFilters = allReviews) {
  const chosen = {
    ...(sort !== allReviews.sort && { sort }),
    ...(stars !== null && { stars }),
    ...(words !== '' && { q: words }),
  };
  return infiniteQueryOptions({
    queryKey: readKey(apiPaths.reviews, { installerId, ...chosen }),
    queryFn: ({ pageParam, signal }) =>
      api.get<ReviewList>(readUrl(readKey(apiPaths.reviews, { installerId, page: pageParam, ...chosen })), signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
    staleTime,
  });
}

/** GET /api/installers/{id}/projects/{projectId}: one project of a listing. */
export const projectQuery = (installerId: number, projectId: number) =>
  queryOptions<ProjectPage>({ queryKey: readKey(apiPaths.project, { installerId, projectId }), staleTime });

/** GET /api/installers/{id}/reach: whether an installer serves a ZIP; asked only once there is one. */
export const reachQuery = (installerId: number, zip: string) =>
  queryOptions<Reach>({ queryKey: readKey(apiPaths.reach, { installerId, zip }), enabled: zip !== '', staleTime });

/** POST /api/listing-reports. */
export const sendReport = (api: FormApi, body: ListingReportBody): Promise<unknown> =>
  api.postOnce(apiPaths.reportListing, body);
