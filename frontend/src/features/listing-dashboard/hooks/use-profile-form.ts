import type { EditOutcome, ListingEditBody } from '@poolpros/contracts/http/listing-changes';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { invalidFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useToast } from '../../../shared/ui/toast.js';
import { editListing, ownListingQuery } from '../api.js';
import { changesOf, valuesOf } from '../profile-values.js';

/** What a listing says of itself, as a form; only what was changed in it is sent. */
export function useProfileForm({ id, fields: stored }: OwnListing) {
  const api = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const fields = useFields(valuesOf(stored));
  const checking = useRef(false);
  const edit = changesOf(stored, fields.values);
  const changed = Object.keys(edit.after) as (keyof typeof edit.after)[];

  const { mutate, isPending } = useMutation({
    mutationFn: (body: ListingEditBody) => editListing(api, id, body),
    onSuccess: async (outcome) => {
      toast(saved(outcome));
      // The form shows what the page says before the changes under review appear above it.
      await queryClient.invalidateQueries(readsOf(apiPaths.ownListing));
      fields.restore(valuesOf((await queryClient.ensureQueryData(ownListingQuery(id))).fields));
      await queryClient.invalidateQueries(readsOf(apiPaths.ownListings, apiPaths.listingChanges, apiPaths.installer));
    },
    onError: async (error) => {
      const isConflict = error instanceof ApiError && error.status === 409;
      const text = isConflict && error.detail ? error.detail : 'Nothing you typed is lost.';
      toast({ title: 'Not saved', text, tone: 'bad' });
      fields.showErrors(byField(fieldErrors(error)));
      if (isConflict) await queryClient.invalidateQueries(readsOf(apiPaths.ownListing));
    },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || checking.current || changed.length === 0) return;
    checking.current = true;
    // When the contract's module does not load, the service still validates.
    const found = await import('@poolpros/contracts/http/listing-changes').then(
      ({ listingEditSchema }) => invalidFields(listingEditSchema, edit.after),
      () => ({}),
    );
    checking.current = false;
    if (Object.keys(found).length === 0) return mutate(edit);
    toast({ title: 'Not saved yet', text: 'Some fields need another look.', tone: 'bad' });
    fields.showErrors(found);
  };

  return { fields, changed, submit, isPending, discard: () => fields.restore(valuesOf(stored)) };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** `after.phone` → `phone`. */
const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^after\./, ''), text]));

function saved({ applied, pending }: EditOutcome) {
  if (pending === null) return { title: 'Saved', text: 'It is on your page now.' };
  return applied.length > 0
    ? { title: 'Saved', text: 'Part of it is on your page now. We will review the rest before it appears.' }
    : { title: 'Sent', text: 'We will review it first. Until then, your page stays as it is.' };
}
