import type { ReviewBody } from '@poolpros/contracts/http/reviews';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { ApiError, fieldErrors } from '../../../lib/api-error.js';
import { useApi } from '../../../lib/services.js';
import { type FieldErrors, refusedFields, useFields } from '../../../lib/use-fields.js';
import { sendReview } from '../api/reviews.js';
import { emptyReview, plainErrors, reviewOf } from '../review-values.js';

/** The review form of an installer. `sentTo` is the address the mail went to. */
export function useReviewForm(installerId: number) {
  const api = useApi();
  const toast = useToast();
  const fields = useFields(emptyReview);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const checking = useRef(false);
  const { values } = fields;

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendReview(api, reviewOf(installerId, values)),
    onSuccess: () => setSentTo(values.email.trim()),
    onError: (failure) => {
      toast({ title: 'Not sent', text: 'Your review was not sent. Nothing you typed is lost.', tone: 'bad' });
      fields.showErrors(fieldErrors(failure));
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || checking.current) return;
    checking.current = true;
    const found = { ...(await refused(reviewOf(installerId, values))), ...plainErrors(values) };
    checking.current = false;
    if (Object.keys(found).length > 0) {
      toast({ title: 'Not sent yet', text: 'Some fields need another look.', tone: 'bad' });
      return fields.showErrors(found);
    }
    mutate();
  };

  return {
    fields,
    submit,
    isPending,
    sentTo,
    /** Why the review was refused as a whole, such as too many in an hour. */
    refusal: error && Object.keys(fieldErrors(error)).length === 0 ? refusalText(error) : null,
  };
}

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** Checks against the contract, whose module is fetched for it. Without it the service still refuses what is wrong. */
const refused = (body: ReviewBody): Promise<FieldErrors> =>
  import('@poolpros/contracts/http/reviews').then(
    ({ reviewBodySchema }) => refusedFields(reviewBodySchema, body),
    () => ({}),
  );

function refusalText(error: Error): string {
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return 'We could not take your review right now. Please try again in a moment.';
}
