import { readZip } from '@poolpros/contracts/zip';
import { useEffect } from 'react';
import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';

const sessionKey = 'visitorZip';

/** The last ZIP that the visitor searched or entered in this tab; empty without one. */
export const useVisitorZip = (): string => useSessionValue(sessionKey) ?? '';

/** Stores a ZIP for this tab. False if it is invalid. */
export function rememberZip(text: string): boolean {
  const zip = readZip(text);
  if (zip === null) return false;
  setSessionValue(sessionKey, zip);
  return true;
}

/** Stores the place of a search if it is a ZIP; nothing for an empty one. */
export function useSearchedZip(location: string): void {
  useEffect(() => {
    rememberZip(location);
  }, [location]);
}
