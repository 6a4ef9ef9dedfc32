import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useMailedForm } from '../../../shared/forms/use-mailed-form.js';
import { sendSubmission } from '../api.js';
import { emptyListing, plainErrors, submissionOf } from '../listing-values.js';

/** The form that lists a business. */
export function useListingForm() {
  const api = useFormApi();
  return useMailedForm({
    empty: emptyListing,
    bodyOf: submissionOf,
    plainErrors,
    schema: () =>
      import('@poolpros/contracts/http/submissions').then(({ submissionBodySchema }) => submissionBodySchema),
    send: (body) => sendSubmission(api, body),
    noun: 'listing',
  });
}

export type ListingForm = ReturnType<typeof useListingForm>;
