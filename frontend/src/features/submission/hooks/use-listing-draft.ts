import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnavailable } from '../../../shared/api/api-error.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { eraseDraft, openDraft } from '../api.js';
import { discardDraft, type ListingDraft, type Rejected, readDraft, saveDraft, validValues } from '../listing-draft.js';
import { emptyListing, type ListingValues } from '../listing-values.js';
import type { useListingStep } from './use-listing-step.js';

/**
 * Keeps what is typed into the form in this browser until it is sent, and restores it, also from a mailed link
 * (docs/rules.md#listing-draft, #mailed-drafts).
 */
export function useListingDraft(
  { form, values, clear, restore }: Fields<ListingValues>,
  isSent: boolean,
  { index, go }: ReturnType<typeof useListingStep>,
) {
  const api = useApi();
  const [params] = useSearchParams();
  const mailedToken = params.get('draft');
  const again = params.get('again');
  const [restoredFrom, setRestoredFrom] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [rejected, setRejected] = useState<Rejected | null>(null);
  const [failure, setFailure] = useState<'gone' | 'unavailable' | 'not_again' | null>(null);
  const isRead = useRef(false);

  // Once, when the page has been taken over from the server, which knows no draft.
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const restoreFrom = (draft: ListingDraft | null) => {
      if (draft === null) return;
      restore(draft.values);
      setToken(draft.token);
      setRejected(draft.rejected);
      setRestoredFrom(draft.savedAt);
      go(draft.step, { replace: true });
    };
    const here = readDraft(new Date());
    if (again !== null) {
      const opened = import('../resubmission.js').then(({ openRejected }) => openRejected(api, again));
      void opened.then(
        (sent) => {
          if (sent === null) return setFailure('not_again');
          const isHere = here?.rejected?.ref === again && here.rejected.version === sent.rejected.version;
          restoreFrom(isHere ? here : { ...sent, step: 0, token: null, savedAt: new Date().toISOString() });
        },
        (error) => setFailure(isUnavailable(error) ? 'unavailable' : 'not_again'),
      );
      return;
    }
    if (mailedToken === null) return restoreFrom(here);
    openDraft(api, mailedToken).then(
      ({ form: fields, step, savedAt }) => {
        const isNewerHere = here?.token === mailedToken && here.savedAt > savedAt;
        restoreFrom(
          isNewerHere ? here : { values: validValues(fields), step, savedAt, token: mailedToken, rejected: null },
        );
      },
      (error) => {
        setFailure(isUnavailable(error) ? 'unavailable' : 'gone');
        restoreFrom(here);
      },
    );
  }, [api, mailedToken, again, restore, go]);

  useEffect(() => {
    if (isSent) discardDraft();
    // The very values of a form that nobody has touched would take the draft away before it is restored.
    else if (values !== emptyListing) saveDraft({ values, step: index, token, rejected }, new Date());
  }, [values, index, token, rejected, isSent]);

  return {
    /** When what the form was restored from was typed; null when it was not restored. */
    restoredFrom,
    /** Of the mailed link behind which the draft is kept as well. */
    token,
    /** What is sent again; null for a business that is sent for the first time. */
    rejected,
    /** Why the draft of a mailed link was not opened. */
    failure,
    discard: () => {
      discardDraft();
      // Who keeps the link finds it gone; should that fail, it is erased with its photos after 30 days.
      if (token !== null) void eraseDraft(api, token).catch(() => undefined);
      const { photosToken } = values;
      if (photosToken)
        void import('../discard-photos.js')
          .then(({ discardFormPhotos }) => discardFormPhotos(api, photosToken))
          .catch(() => undefined);
      clear();
      setToken(null);
      setRejected(null);
      setRestoredFrom(null);
      go(0, { replace: true });
      // The pressed button is gone.
      form.current?.querySelector('input')?.focus();
    },
  };
}

export type ListingDraftState = ReturnType<typeof useListingDraft>;
