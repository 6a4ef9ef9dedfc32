import { poolTypes, services } from '@poolpros/contracts/catalogue';
import { honeypotName } from '@poolpros/contracts/honeypot';
import { languages } from '@poolpros/contracts/languages';
import { paymentMethods } from '@poolpros/contracts/listing-options';
import { emptyProject } from '../../entities/listing-fields/typed-in.js';
import { browserStorage } from '../../shared/storage/browser-storage.js';
import { listingSteps } from './listing-steps.js';
import { emptyLicense, emptyListing, type ListingValues, specialties } from './listing-values.js';

const key = 'listingDraft';
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

/** What was typed into the form in this browser and not sent; null when there is none, or it is too old. */
export function readDraft(now: Date): ListingDraft | null {
  const { savedAt, values, step, token, rejected } = stored();
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
export function saveDraft({ values, step, token, rejected }: Omit<ListingDraft, 'savedAt'>, now: Date): void {
  const form = keptOf(values);
  try {
    if (JSON.stringify(form) === JSON.stringify(keptFields)) discardDraft();
    else
      browserStorage('localStorage').setItem(
        key,
        JSON.stringify({ savedAt: now.toISOString(), step, token, rejected, values: form }),
      );
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
