import type { ReviewBody, ReviewPreview } from '@poolpros/contracts/http/reviews';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** POST /api/reviews: hands in a review; a mail with a link follows. */
export const sendReview = (api: FormApi, body: ReviewBody): Promise<unknown> => api.postOnce(apiPaths.reviews, body);

/** POST /api/reviews/verification: the review behind a mailed link; nothing changes. */
export const reviewPreviewQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.previewReview, { token }),
    queryFn: () => api.post<ReviewPreview>(apiPaths.previewReview, { token }),
  });

/** POST /api/reviews/verify: publishes it; a second time changes nothing. */
export const publishReview = (api: ApiClient, token: string): Promise<ReviewPreview> =>
  api.post(apiPaths.verifyReview, { token });

/** POST /api/reviews/withdraw: takes it down; a second time changes nothing. */
export const withdrawReview = (api: ApiClient, token: string): Promise<ReviewPreview> =>
  api.post(apiPaths.withdrawReview, { token });
