import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { ApiError, fieldErrors } from '../../../lib/api-error.js';
import { useApi } from '../../../lib/services.js';
import { refusedFields, useFields } from '../../../lib/use-fields.js';
import { sendReview } from '../api/reviews.js';
import { emptyReview, plainErrors, reviewOf } from '../review-values.js';

/** The review form of an installer. `sentTo` is the address the mail went to. */
export function useReviewForm(installerId: number) {
  const api = useApi();
  const toast = useToast();
  const fields = useFields(emptyReview);
  const [sentTo, setSentTo] = useState<string | null>(null);
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
    if (isPending) return;
    const { reviewBodySchema } = await import('@poolpros/contracts/http/reviews');
    const found = { ...refusedFields(reviewBodySchema, reviewOf(installerId, values)), ...plainErrors(values) };
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

function refusalText(error: Error): string {
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return 'We could not take your review right now. Please try again in a moment.';
}
