import type { OwnFields } from '@poolpros/contracts/http/own-listing';
import { changedFields, type ProfileField, type ProfileValues, valuesOf } from './profile-values.js';

/** A form that was filled in, and may have been changed. */
export interface FilledForm {
  /** What it was filled with. */
  was: ProfileValues;
  values: ProfileValues;
  /** Changed here, and by someone else since. */
  conflicts: readonly ProfileField[];
}

/** A city is one of its state. */
const place: readonly ProfileField[] = ['stateSlug', 'citySlug'];

/** The form on what is stored now: what nobody typed into takes it over, and what was typed stays. */
export function rebased({ was, values, conflicts }: FilledForm, stored: OwnFields): FilledForm {
  const now = valuesOf(stored);
  const typed = changedFields(was, values);
  const kept = typed.some((field) => place.includes(field)) ? [...typed, ...place] : typed;
  const merged = { ...now, ...Object.fromEntries(kept.map((field) => [field, values[field]])) };
  const foreign = [...conflicts, ...changedFields(was, now)];
  return { was: now, values: merged, conflicts: changedFields(now, merged).filter((field) => foreign.includes(field)) };
}
