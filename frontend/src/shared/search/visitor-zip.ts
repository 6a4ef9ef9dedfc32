import { useEffect } from 'react';
import { setSessionValue, useSessionValue } from '../storage/session-value.js';

const sessionKey = 'visitorZip';
const isZip = (text: string): boolean => /^\d{5}$/.test(text);

/** The ZIP that the visitor searched or named last in this tab; empty without one. */
export const useVisitorZip = (): string => useSessionValue(sessionKey) ?? '';

/** Remembers a ZIP for this tab. False for what is none. */
export function rememberZip(text: string): boolean {
  if (!isZip(text)) return false;
  setSessionValue(sessionKey, text);
  return true;
}

/** Remembers the place of a search when it is a ZIP. */
export function useSearchedZip(location: string): void {
  useEffect(() => {
    rememberZip(location);
  }, [location]);
}
