import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnavailable } from '../../../shared/api/api-error.js';
import type { Fields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { eraseDraft, openDraft } from '../api.js';
import {
  discardDraft,
  isNew,
  keptDrafts,
  type ListingDraft,
  type Rejected,
  saveDraft,
  validValues,
} from '../listing-draft.js';
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
  // Until a link is opened nobody knows which draft the form holds.
  const [isOpened, setOpened] = useState(false);

  const restoreFrom = useCallback(
    (draft: ListingDraft | null) => {
      setOpened(true);
      if (draft === null) return;
      restore(draft.values);
      setToken(draft.token);
      setRejected(draft.rejected);
      setRestoredFrom(draft.savedAt);
      go(draft.step, { replace: true });
    },
    [restore, go],
  );

  // Once, when the page has been taken over from the server, which knows no draft.
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const kept = keptDrafts(new Date());
    const begunHere = kept.find(isNew) ?? null;
    if (again !== null) {
      const here = kept.find(({ rejected: corrected }) => corrected?.ref === again);
      const opened = import('../resubmission.js').then(({ openRejected }) => openRejected(api, again));
      void opened.then(
        (sent) => {
          if (sent === null) {
            if (here) discardDraft(here);
            setFailure('not_again');
            return restoreFrom(begunHere);
          }
          const isHere = here?.rejected?.version === sent.rejected.version;
          restoreFrom(isHere ? here : { ...sent, step: 0, token: null, savedAt: new Date().toISOString() });
        },
        (error) => {
          setFailure(isUnavailable(error) ? 'unavailable' : 'not_again');
          restoreFrom(begunHere);
        },
      );
      return;
    }
    if (mailedToken === null) return restoreFrom(kept[0] ?? null);
    const here = kept.find((draft) => draft.token === mailedToken);
    openDraft(api, mailedToken).then(
      ({ form: fields, step, savedAt }) => {
        const isNewerHere = here !== undefined && here.savedAt > savedAt;
        restoreFrom(
          isNewerHere ? here : { values: validValues(fields), step, savedAt, token: mailedToken, rejected: null },
        );
      },
      (error) => {
        setFailure(isUnavailable(error) ? 'unavailable' : 'gone');
        restoreFrom(here ?? begunHere);
      },
    );
  }, [api, mailedToken, again, restoreFrom]);

  useEffect(() => {
    if (isSent) discardDraft({ token, rejected });
    // The very values of a form that nobody has touched would take the draft away before it is restored.
    else if (isOpened && values !== emptyListing) saveDraft({ values, step: index, token, rejected }, new Date());
  }, [values, index, token, rejected, isSent, isOpened]);

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
      discardDraft({ token, rejected });
      // Who keeps the link finds it gone; should that fail, it is erased with its photos after 30 days.
      if (token !== null) void eraseDraft(api, token).catch(() => undefined);
      const { photosToken } = values;
      if (photosToken)
        void import('../discard-photos.js')
          .then(({ discardFormPhotos }) => discardFormPhotos(api, photosToken))
          .catch(() => undefined);
      // The form of a link gives way to what was begun here before.
      const begunHere = isNew({ token, rejected }) ? undefined : keptDrafts(new Date()).find(isNew);
      if (begunHere) restoreFrom(begunHere);
      else {
        clear();
        setToken(null);
        setRejected(null);
        setRestoredFrom(null);
        go(0, { replace: true });
      }
      // The pressed button is gone.
      form.current?.querySelector('input')?.focus();
    },
  };
}

export type ListingDraftState = ReturnType<typeof useListingDraft>;
