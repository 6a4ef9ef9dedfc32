import { readZip } from '@poolpros/contracts/zip';
import { useEffect } from 'react';
import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';

const sessionKey = 'visitorZip';

/** The ZIP that the visitor searched or named last in this tab; empty without one. */
export const useVisitorZip = (): string => useSessionValue(sessionKey) ?? '';

/** Remembers a ZIP for this tab. False for what is none. */
export function rememberZip(text: string): boolean {
  const zip = readZip(text);
  if (zip === null) return false;
  setSessionValue(sessionKey, zip);
  return true;
}

/** Remembers the place of a search when it is a ZIP. */
export function useSearchedZip(location: string): void {
  useEffect(() => {
    rememberZip(location);
  }, [location]);
}
