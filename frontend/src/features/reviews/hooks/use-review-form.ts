import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useMailedForm } from '../../../shared/forms/use-mailed-form.js';
import { sendReview } from '../api.js';
import { emptyReview, plainErrors, reviewOf } from '../review-values.js';

/** The review form of an installer. */
export function useReviewForm(installerId: number) {
  const api = useFormApi();
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
