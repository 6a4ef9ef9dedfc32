import { poolTypes, services } from '@poolpros/contracts/catalogue';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { languages } from '@poolpros/contracts/languages';
import { paymentMethods } from '@poolpros/contracts/listing-options';
import { emptyProject } from '../../entities/listing-fields/typed-in.js';
import { browserStorage } from '../../shared/storage/browser-storage.js';
import { listingSteps } from './listing-steps.js';
import { emptyLicense, emptyListing, type ListingValues, specialties } from './listing-values.js';

const newKey = 'listingDraft';
/** Long enough to look for a phone number, short enough for a browser that others use as well. */
export const draftDays = 30;

/** Confirmations are required each time, and the honeypot is not part of the typed values. */
const { attested: _attested, [honeypotName]: _honeypot, ...keptFields } = emptyListing;
const options: Record<string, readonly string[]> = { services, poolTypes, specialties, languages, paymentMethods };
const emptyRows: Record<string, Record<string, string>> = {
  licenses: emptyLicense,
  projects: emptyProject,
  hours: { day: '', opens: '', closes: '' },
};

/** A rejected submission that is put right. */
export interface Rejected {
  /** The token of its mailed link, or its id for who is signed in as its owner. */
  ref: string;
  version: number;
  /** Why it was rejected, in sentences. */
  reason: string;
}

export interface ListingDraft {
  values: ListingValues;
  /** Index of the step in which it was left. */
  step: number;
  /** Of the mailed link behind which it is kept as well; null when it is kept in this browser alone. */
  token: string | null;
  /** What is sent again with it; null for a business that is sent for the first time. */
  rejected: Rejected | null;
  /** An instant, as ISO 8601 writes it. */
  savedAt: string;
}

/** What tells drafts apart: a business that is new here, the draft of a mailed link, and a rejected listing. */
type Origin = Pick<ListingDraft, 'token' | 'rejected'>;

/** No draft takes the place of one with another origin. */
const keyOf = ({ token, rejected }: Origin): string => {
  if (rejected !== null) return `${newKey}:again:${rejected.ref}`;
  return token === null ? newKey : `${newKey}:mailed:${token}`;
};

/** Whether it was begun in this browser. */
export const isNew = ({ token, rejected }: Origin): boolean => token === null && rejected === null;

/** What was typed into the form in this browser and not sent, newest first; what is too old is erased. */
export function keptDrafts(now: Date): ListingDraft[] {
  const storage = browserStorage('localStorage');
  const keys = Object.keys(storage).filter((key) => key === newKey || key.startsWith(`${newKey}:`));
  const drafts = keys.flatMap((key) => {
    const draft = draftIn(storage.getItem(key), now);
    if (draft === null) storage.removeItem(key);
    return draft ?? [];
  });
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt));
}

/** The draft that was typed last. */
export const readDraft = (now: Date): ListingDraft | null => keptDrafts(now)[0] ?? null;

function draftIn(text: string | null, now: Date): ListingDraft | null {
  const { savedAt, values, step, token, rejected } = parsed(text);
  if (typeof savedAt !== 'string' || typeof values !== 'object' || values === null) return null;
  const isFresh = now.getTime() - Date.parse(savedAt) <= draftDays * 86_400_000;
  if (!isFresh) return null;
  const isStep = typeof step === 'number' && listingSteps[step] !== undefined;
  return {
    savedAt,
    step: isStep ? step : 0,
    token: typeof token === 'string' ? token : null,
    rejected: isRejected(rejected) ? rejected : null,
    values: validValues(values as Record<string, unknown>),
  };
}

/** What of a form is kept. */
export const keptOf = (values: ListingValues): Partial<ListingValues> =>
  Object.fromEntries(Object.keys(keptFields).map((field) => [field, values[field as keyof ListingValues]]));

/** Keeps what is typed; a form that is empty again leaves nothing behind. */
export function saveDraft(draft: Omit<ListingDraft, 'savedAt'>, now: Date): void {
  const { values, step, token, rejected } = draft;
  const form = keptOf(values);
  try {
    if (JSON.stringify(form) === JSON.stringify(keptFields)) discardDraft(draft);
    else
      browserStorage('localStorage').setItem(
        keyOf(draft),
        JSON.stringify({ savedAt: now.toISOString(), step, token, rejected, values: form }),
      );
  } catch {
    // A full storage keeps no draft; the form works without one.
  }
}

export const discardDraft = (of: Origin): void => browserStorage('localStorage').removeItem(keyOf(of));

function parsed(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isRejected = (stored: unknown): stored is Rejected => {
  const { ref, version, reason } = (stored ?? {}) as Record<string, unknown>;
  return typeof ref === 'string' && typeof version === 'number' && typeof reason === 'string';
};

/** The stored fields as the form has them today: what it no longer offers is left out. */
export function validValues(values: Record<string, unknown>): ListingValues {
  const fields = Object.entries(keptFields).map(([field, empty]) => {
    const value = values[field];
    if (Array.isArray(empty)) {
      const entries: unknown[] = Array.isArray(value) ? value : [];
      const emptyRow = emptyRows[field];
      if (emptyRow) return [field, entries.flatMap((entry) => validRow(entry, emptyRow))];
      return [field, options[field]?.filter((option) => entries.includes(option))];
    }
    if (field === 'specialHours') return [field, isSpecialHours(value) ? value : empty];
    return [field, typeof value === typeof empty ? value : empty];
  });
  return { ...emptyListing, ...Object.fromEntries(fields) };
}

const isSpecialHours = (stored: unknown): boolean => {
  const { byAppointment, seasons, dates } = (stored ?? {}) as Record<string, unknown>;
  return [byAppointment, seasons, dates].every(Array.isArray);
};

/** A row with the texts that it has to have; none when one is missing. */
function validRow(stored: unknown, emptyRow: Record<string, string>): Record<string, unknown>[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const row = Object.keys(emptyRow).map((field) => [field, (stored as Record<string, unknown>)[field]]);
  return row.every(([, value]) => typeof value === 'string') ? [Object.fromEntries(row)] : [];
}
