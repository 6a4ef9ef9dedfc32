import type { EditOutcome, ListingEditBody } from '@poolpros/contracts/http/listing-changes';
import type { OwnFields, OwnListing } from '@poolpros/contracts/http/own-listing';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { valueText } from '../../../entities/listing-fields/value-text.js';
import { ApiError, fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { useSessionEnd } from '../../../shared/api/use-session-end.js';
import { invalidFields, useFields } from '../../../shared/forms/use-fields.js';
import { useFormApi } from '../../../shared/forms/use-form-api.js';
import { useToast } from '../../../shared/ui/toast.js';
import { editListing, ownListingQuery } from '../api.js';
import { forgetProfileDraft, keepProfileDraft, profileDraftOf } from '../profile-draft.js';
import { changesOf, type ProfileField, valuesOf } from '../profile-values.js';
import { type FilledForm, rebased } from '../rebase-profile.js';

/**
 * What a listing says of itself, as a form; only what was changed in it is sent. What someone else saves in the meantime
 * is taken over where nothing was typed.
 */
export function useProfileForm({ id, fields: stored }: OwnListing, onSessionEnd: () => void) {
  const api = useFormApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [opened] = useState(() => openedForm(id, stored));
  const [{ filledFrom, conflicts }, setFilled] = useState({ filledFrom: stored, conflicts: opened.conflicts });
  const fields = useFields(opened.values);
  const { values, errors, restore, markErrors } = fields;
  const checking = useRef(false);
  const edit = changesOf(filledFrom, values);
  const changed = Object.keys(edit.after) as ProfileField[];
  const isChanged = changed.length > 0;

  if (filledFrom !== stored) {
    const form = rebased({ was: valuesOf(filledFrom), values, conflicts }, stored);
    setFilled({ filledFrom: stored, conflicts: form.conflicts });
    restore(form.values);
    markErrors(errors);
  }

  useEffect(() => {
    if (isChanged) keepProfileDraft(id, { was: valuesOf(filledFrom), values, conflicts });
    else forgetProfileDraft(id);
  }, [id, isChanged, filledFrom, values, conflicts]);

  const refill = (from: OwnFields) => {
    setFilled({ filledFrom: from, conflicts: [] });
    restore(valuesOf(from));
  };

  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ListingEditBody) => editListing(api, id, body),
    onSuccess: async (outcome) => {
      forgetProfileDraft(id);
      toast(saved(outcome));
      // The form shows what the page says before the changes under review appear above it.
      await queryClient.invalidateQueries(readsOf(apiPaths.ownListing));
      refill((await queryClient.ensureQueryData(ownListingQuery(id))).fields);
      await queryClient.invalidateQueries(readsOf(apiPaths.ownListings, apiPaths.listingChanges, apiPaths.installer));
    },
    onError: async (failure) => {
      toast({ title: 'Not saved', text: failureText(failure), tone: 'bad' });
      fields.showErrors(byField(fieldErrors(failure)));
      if (statusOf(failure) === 409) await queryClient.invalidateQueries(readsOf(apiPaths.ownListing));
    },
  });
  useSessionEnd(onSessionEnd, error);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending || checking.current || !isChanged) return;
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

  /** What is stored of a field that someone else has changed as well; null for another one. */
  const current = (field: ProfileField): string | null => {
    if (!conflicts.includes(field) || !changed.includes(field)) return null;
    // Of a phone the form says more than its number.
    return (field === 'phone' ? valuesOf(stored).phone : valueText(field, stored)) || 'Nothing';
  };
  const text = (field: Parameters<typeof fields.text>[0]) => {
    const hint = current(field);
    return { ...fields.text(field), ...(hint && { hint: `Current version: ${hint}` }) };
  };

  return { fields: { ...fields, text, current }, changed, submit, isPending, discard: () => refill(stored) };
}

export type ProfileFields = ReturnType<typeof useProfileForm>['fields'];

/** What was typed and not saved, or else what is stored. */
function openedForm(id: number, stored: OwnFields): FilledForm {
  const now = valuesOf(stored);
  return rebased(profileDraftOf(id, now) ?? { was: now, values: now, conflicts: [] }, stored);
}

const statusOf = (failure: Error): number | null => (failure instanceof ApiError ? failure.status : null);

function failureText(failure: Error): string {
  if (statusOf(failure) === 401) return 'Log in again. What you typed is kept in this tab.';
  const detail = failure instanceof ApiError && failure.status === 409 ? failure.detail : null;
  return detail ?? 'Nothing you typed is lost.';
}

/** `after.phone` → `phone`. */
const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(/^after\./, ''), text]));

function saved({ applied, pending }: EditOutcome) {
  if (pending === null) return { title: 'Saved', text: 'It is on your page now.' };
  return applied.length > 0
    ? { title: 'Saved', text: 'Part of it is on your page now. We will review the rest before it appears.' }
    : { title: 'Sent', text: 'We will review it first. Until then, your page stays as it is.' };
}
