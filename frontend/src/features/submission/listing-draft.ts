import { poolTypes, services } from '@poolpros/contracts/catalogue';
import { browserStorage } from '../../shared/storage/browser-storage.js';
import { emptyListing, type ListingValues, specialties } from './listing-values.js';

const key = 'listingDraft';
/** Long enough to look for a phone number, short enough for a browser that others use as well. */
export const draftDays = 30;

/** Confirming is done anew each time, and nobody fills in the honeypot. */
const { attested: _attested, fax: _fax, ...keptFields } = emptyListing;
const options: Record<string, readonly string[]> = { services, poolTypes, specialties };

export interface ListingDraft {
  values: ListingValues;
  /** An instant, as ISO 8601 writes it. */
  savedAt: string;
}

/** What was typed into the form in this browser and not sent; null when there is none, or it is too old. */
export function readDraft(now: Date): ListingDraft | null {
  const { savedAt, values } = stored();
  if (typeof savedAt !== 'string' || typeof values !== 'object' || values === null) return null;
  const isFresh = now.getTime() - Date.parse(savedAt) <= draftDays * 86_400_000;
  if (!isFresh) return null;
  return { savedAt, values: validValues(values as Record<string, unknown>) };
}

/** Keeps what is typed; a form that is empty again leaves nothing behind. */
export function saveDraft(values: ListingValues, now: Date): void {
  const kept = Object.keys(keptFields).map((field) => [field, values[field as keyof ListingValues]]);
  const text = JSON.stringify(Object.fromEntries(kept));
  try {
    if (text === JSON.stringify(keptFields)) discardDraft();
    else browserStorage('localStorage').setItem(key, `{"savedAt":"${now.toISOString()}","values":${text}}`);
  } catch {
    // A full storage keeps no draft; the form works without one.
  }
}

export const discardDraft = (): void => browserStorage('localStorage').removeItem(key);

function stored(): Record<string, unknown> {
  try {
    return (JSON.parse(browserStorage('localStorage').getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The stored fields as the form has them today: what it no longer offers is left out. */
function validValues(values: Record<string, unknown>): ListingValues {
  const fields = Object.entries(keptFields).map(([field, empty]) => {
    const value = values[field];
    if (Array.isArray(empty)) {
      const chosen = Array.isArray(value) ? value : [];
      return [field, options[field]?.filter((option) => chosen.includes(option))];
    }
    return [field, typeof value === 'string' ? value : empty];
  });
  return { ...emptyListing, ...Object.fromEntries(fields) };
}
