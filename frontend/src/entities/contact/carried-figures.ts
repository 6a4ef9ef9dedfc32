import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';

const sessionKey = 'carriedFigures';

/** Figures that a visitor takes from a calculator to a message. */
export interface CarriedFigures {
  /** What they are, such as "Cost estimate". */
  title: string;
  /** In lines. */
  text: string;
}

/** Takes figures along for this tab, in place of others. */
export const carryFigures = (figures: CarriedFigures): void => setSessionValue(sessionKey, JSON.stringify(figures));

export const forgetFigures = (): void => setSessionValue(sessionKey, '');

/** The figures that go along with messages; null when there are none. */
export function useCarriedFigures(): CarriedFigures | null {
  const stored = useSessionValue(sessionKey);
  try {
    const { title, text } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
  } catch {
    return null;
  }
}
