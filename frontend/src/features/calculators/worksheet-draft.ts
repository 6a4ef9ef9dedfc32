import { browserStorage } from '../../shared/storage/browser-storage.js';

const key = 'quoteWorksheet';
/** As long as it takes to gather quotes. */
export const worksheetDays = 90;

/** The query of the worksheet that was filled in in this browser; null when there is none, or it is too old. */
export function readWorksheet(now: Date): string | null {
  try {
    const { savedAt, query } = JSON.parse(browserStorage('localStorage').getItem(key) ?? '{}') as Record<
      string,
      unknown
    >;
    if (typeof savedAt !== 'string' || typeof query !== 'string') return null;
    return now.getTime() - Date.parse(savedAt) <= worksheetDays * 86_400_000 ? query : null;
  } catch {
    return null;
  }
}

/** Keeps a worksheet in this browser; an empty one leaves nothing behind. */
export function saveWorksheet(query: string, now: Date): void {
  try {
    if (query === '') browserStorage('localStorage').removeItem(key);
    else browserStorage('localStorage').setItem(key, JSON.stringify({ savedAt: now.toISOString(), query }));
  } catch {
    // A full storage keeps none; the page and its link work without.
  }
}
