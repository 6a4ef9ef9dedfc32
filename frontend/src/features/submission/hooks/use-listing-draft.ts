import { useEffect, useRef, useState } from 'react';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { discardDraft, readDraft, saveDraft } from '../listing-draft.js';
import { emptyListing, type ListingValues } from '../listing-values.js';
import type { useListingStep } from './use-listing-step.js';

/** Keeps what is typed into the form in this browser until it is sent, and restores it (docs/rules.md#listing-draft). */
export function useListingDraft(
  { form, values, clear, restore }: Fields<ListingValues>,
  isSent: boolean,
  { index, go }: ReturnType<typeof useListingStep>,
) {
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const isRead = useRef(false);

  // Once, when the page has been taken over from the server, which knows no draft.
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const draft = readDraft(new Date());
    if (draft === null) return;
    restore(draft.values);
    setRestoredFrom(draft.savedAt);
    if (draft.step > 0) go(draft.step, { replace: true });
  }, [restore, go]);

  useEffect(() => {
    if (isSent) discardDraft();
    // The very values of a form that nobody has touched would take the draft away before it is restored.
    else if (values !== emptyListing) saveDraft({ values, step: index }, new Date());
  }, [values, index, isSent]);

  return {
    /** When what the form was restored from was typed; null when it was not restored. */
    restoredFrom,
    discard: () => {
      discardDraft();
      clear();
      setRestoredFrom(null);
      go(0, { replace: true });
      // The pressed button is gone.
      form.current?.querySelector('input')?.focus();
    },
  };
}

export type ListingDraftState = ReturnType<typeof useListingDraft>;
