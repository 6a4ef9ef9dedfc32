import { useEffect, useState } from 'react';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { discardDraft, readDraft, saveDraft } from '../listing-draft.js';
import { emptyListing, type ListingValues } from '../listing-values.js';

/** Keeps what is typed into the form in this browser until it is sent, and restores it (docs/rules.md#listing-draft). */
export function useListingDraft({ form, values, clear, restore }: Fields<ListingValues>, isSent: boolean) {
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);

  // Once, when the page has been taken over from the server, which knows no draft.
  useEffect(() => {
    const draft = readDraft(new Date());
    if (draft === null) return;
    restore(draft.values);
    setRestoredFrom(draft.savedAt);
  }, [restore]);

  useEffect(() => {
    if (isSent) discardDraft();
    // The very values of a form that nobody has touched would take the draft away before it is restored.
    else if (values !== emptyListing) saveDraft(values, new Date());
  }, [values, isSent]);

  return {
    /** When what the form was restored from was typed; null when it was not restored. */
    restoredFrom,
    discard: () => {
      discardDraft();
      clear();
      setRestoredFrom(null);
      // The pressed button is gone.
      form.current?.querySelector('input')?.focus();
    },
  };
}

export type ListingDraftState = ReturnType<typeof useListingDraft>;
