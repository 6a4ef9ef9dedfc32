import { useApi } from '../../../lib/services.js';
import { useMailedForm } from '../../../lib/use-mailed-form.js';
import { sendSubmission } from '../api/submissions.js';
import { emptyListing, plainErrors, submissionOf } from '../listing-values.js';

/** The form that lists a business. */
export function useListingForm() {
  const api = useApi();
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
