import { useApi } from '../../../lib/services.js';
import { useMailedForm } from '../../../lib/use-mailed-form.js';
import { sendReview } from '../api/reviews.js';
import { emptyReview, plainErrors, reviewOf } from '../review-values.js';

/** The review form of an installer. */
export function useReviewForm(installerId: number) {
  const api = useApi();
  return useMailedForm({
    empty: emptyReview,
    bodyOf: (values) => reviewOf(installerId, values),
    plainErrors,
    schema: () => import('@poolpros/contracts/http/reviews').then(({ reviewBodySchema }) => reviewBodySchema),
    send: (body) => sendReview(api, body),
    noun: 'review',
  });
}

export type ReviewForm = ReturnType<typeof useReviewForm>;
