import type { PossibleDuplicate } from '@poolpros/contracts/http/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../../shared/api/api-error.js';
import type { FieldErrors } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useMailedForm } from '../../../shared/forms/use-mailed-form.js';
import { useServices } from '../../../shared/lib/services.js';
import { accountOf, findMatches, placeOfZip, sendSubmission } from '../api.js';
import { errorsIn, listingSteps, stepWithErrors } from '../listing-steps.js';
import { emptyListing, type ListingValues, plainErrors, submissionOf, webUrl } from '../listing-values.js';
import { useListingDraft } from './use-listing-draft.js';
import { useListingStep } from './use-listing-step.js';

/** Listings that may be the business, and what was looked for. */
interface Matches {
  found: readonly PossibleDuplicate[];
  of: string;
}

const soughtIn = ({ businessName, phone, website, zipCode }: ListingValues) => ({
  businessName,
  phone,
  website: webUrl(website),
  zipCode,
});

const noErrors: FieldErrors = {};

/** The form that lists a business, in steps. */
export function useListingForm() {
  const { api, tokens } = useServices();
  const formApi = useFormApi();
  const queryClient = useQueryClient();
  const steps = useListingStep();
  const [summary, setSummary] = useState<{ step: number; found: FieldErrors }>({ step: 0, found: noErrors });
  const [matches, setMatches] = useState<Matches | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const going = useRef(false);

  const listing = useMailedForm({
    empty: emptyListing,
    bodyOf: submissionOf,
    plainErrors,
    schema: () =>
      import('@poolpros/contracts/http/submissions').then(({ submissionBodySchema }) => submissionBodySchema),
    send: async (body) =>
      draft.rejected === null
        ? await sendSubmission(formApi, body)
        : await (await import('../resubmission.js')).resubmit(formApi, body, draft.rejected),
    showErrors: (found, fields) => {
      fields.markErrors(found);
      const at = stepWithErrors(found);
      if (at === null) return;
      steps.go(at);
      setSummary({ step: at, found: errorsIn(listingSteps[at] ?? listingSteps[0], found) });
    },
    noun: 'listing',
  });
  const { fields, check } = listing;
  const { values } = fields;
  const draft = useListingDraft(fields, listing.sentTo !== null, steps);
  const sought = JSON.stringify(soughtIn(values));

  const show = (found: FieldErrors) => {
    fields.markErrors(found);
    setSummary({ step: steps.index, found });
  };

  /** Whether the first step is done: nobody is listed who may be the business, or the visitor said that it is not them. */
  const isNew = async (): Promise<boolean> => {
    if (matches?.of === sought) return true;
    try {
      const { matches: found } = await findMatches(api, soughtIn(values));
      setMatches({ found, of: sought });
      return found.length === 0;
    } catch (failure) {
      const errors = fieldErrors(failure);
      show(errors);
      // Who reads the listing sees the duplicates as well.
      return Object.keys(errors).length === 0;
    }
  };

  const goOn = async () => {
    const found = errorsIn(steps.step, await check());
    show(found);
    if (Object.keys(found).length > 0) return;
    if (steps.index === 0) {
      if (!(await isNew())) return;
      if (values.stateSlug === '') {
        const place = await placeOfZip(queryClient, values.zipCode);
        if (place) for (const field of ['stateSlug', 'citySlug', 'city'] as const) fields.change(field, place[field]);
      }
      // With another email the listing would belong to another account.
      if (tokens.get('contractor') !== null && values.contactName === '' && values.email === '') {
        const account = await accountOf(api);
        if (account) {
          fields.change('contactName', account.name);
          fields.change('email', account.email);
        }
      }
    }
    steps.go(steps.index + 1);
  };

  const submit = async (event: FormEvent) => {
    if (steps.index === listingSteps.length - 1) return await listing.submit(event);
    event.preventDefault();
    if (going.current) return;
    going.current = true;
    setGoingOn(true);
    await goOn();
    going.current = false;
    setGoingOn(false);
  };

  return {
    ...listing,
    submit,
    steps,
    /** What was wrong when the form was checked last, in the step that is shown. */
    summary: summary.step === steps.index ? summary.found : noErrors,
    /** Listings that may be the business as it is described now. */
    matches: matches?.of === sought ? matches.found : [],
    isGoingOn,
    draft,
  };
}

export type ListingForm = ReturnType<typeof useListingForm>;
