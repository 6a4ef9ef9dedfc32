import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useMailedForm } from '../../../shared/forms/use-mailed-form.js';
import { sendSubmission } from '../api.js';
import { emptyListing, plainErrors, submissionOf } from '../listing-values.js';
import { useListingDraft } from './use-listing-draft.js';

/** The form that lists a business. */
export function useListingForm() {
  const api = useFormApi();
  const listing = useMailedForm({
    empty: emptyListing,
    bodyOf: submissionOf,
    plainErrors,
    schema: () =>
      import('@poolpros/contracts/http/submissions').then(({ submissionBodySchema }) => submissionBodySchema),
    send: (body) => sendSubmission(api, body),
    noun: 'listing',
  });
  const draft = useListingDraft(listing.fields, listing.sentTo !== null);
  return { ...listing, draft };
}

export type ListingForm = ReturnType<typeof useListingForm>;
