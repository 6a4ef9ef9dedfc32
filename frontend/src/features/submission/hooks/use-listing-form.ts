import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { ApiError, fieldErrors } from '../../../lib/api-error.js';
import { useApi } from '../../../lib/services.js';
import { type FieldErrors, refusedFields, useFields } from '../../../lib/use-fields.js';
import { sendSubmission } from '../api/submissions.js';
import { emptyListing, plainErrors, submissionOf } from '../listing-values.js';

/** The form that lists a business: values, errors and sending. `sentTo` is the address the mail went to. */
export function useListingForm() {
  const api = useApi();
  const toast = useToast();
  const fields = useFields(emptyListing);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const checking = useRef(false);
  const { values } = fields;

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendSubmission(api, submissionOf(values)),
    onSuccess: () => setSentTo(values.email.trim()),
    onError: (failure) => {
      toast({ title: 'Not sent', text: 'Your listing was not sent. Nothing you typed is lost.', tone: 'bad' });
      fields.showErrors(fieldErrors(failure));
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || checking.current) return;
    checking.current = true;
    const found = { ...(await refused(submissionOf(values))), ...plainErrors(values) };
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
    /** Why the listing was refused as a whole, such as too many in a day. */
    refusal: error && Object.keys(fieldErrors(error)).length === 0 ? refusalText(error) : null,
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;

/** Checks against the contract, whose module is fetched for it. Without it the service still refuses what is wrong. */
const refused = (body: SubmissionBody): Promise<FieldErrors> =>
  import('@poolpros/contracts/http/submissions').then(
    ({ submissionBodySchema }) => refusedFields(submissionBodySchema, body),
    () => ({}),
  );

function refusalText(error: Error): string {
  if (error instanceof ApiError && error.status < 500 && error.detail) return error.detail;
  return 'We could not take your listing right now. Please try again in a moment.';
}
