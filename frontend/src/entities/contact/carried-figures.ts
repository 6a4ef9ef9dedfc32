import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';

const sessionKey = 'carriedFigures';

/** Results that a visitor takes from a calculator to a message. */
export interface CarriedFigures {
  /** Their title, such as "Cost estimate". */
  title: string;
  /** In lines. */
  text: string;
}

/** Stores results for this tab, replacing earlier ones. */
export const carryFigures = (figures: CarriedFigures): void => setSessionValue(sessionKey, JSON.stringify(figures));

export const forgetFigures = (): void => setSessionValue(sessionKey, '');

/** The results to include in messages; null if there are none. */
export function useCarriedFigures(): CarriedFigures | null {
  const stored = useSessionValue(sessionKey);
  try {
    const { title, text } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
  } catch {
    return null;
  }
}
