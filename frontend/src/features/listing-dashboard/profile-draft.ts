import { draftOf, keepDraft } from '../../shared/storage/drafts.js';
import type { ProfileValues } from './profile-values.js';
import type { FilledForm } from './rebase-profile.js';

const nameOf = (listingId: number): string => `profile ${listingId}`;

/** The form of a listing that was not saved; null if there is none, or not one as the form is today. */
export function profileDraftOf(listingId: number, today: ProfileValues): FilledForm | null {
  try {
    const { was, values, conflicts } = JSON.parse(draftOf(nameOf(listingId)));
    return isLike(today, was) && isLike(today, values) && Array.isArray(conflicts) ? { was, values, conflicts } : null;
  } catch {
    return null;
  }
}

export const keepProfileDraft = (listingId: number, form: FilledForm): void =>
  keepDraft(nameOf(listingId), JSON.stringify(form));

export const forgetProfileDraft = (listingId: number): void => keepDraft(nameOf(listingId), '');

const isLike = (today: ProfileValues, stored: object): boolean =>
  Object.entries(today).every(([field, value]) => {
    const kept: unknown = Reflect.get(stored, field);
    return kept !== null && typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value);
  });
