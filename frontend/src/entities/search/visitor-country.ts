import { useEffect, useSyncExternalStore } from 'react';
import { setSessionValue, useSessionValue } from '../../shared/storage/session-value.js';
import type { VisitorCountry } from './read-country.js';

const sessionKey = 'visitorCountry';

/** Remembers the visitor's country for this session. */
export const rememberCountry = (country: VisitorCountry): void => setSessionValue(sessionKey, country);

// The zones of the states and the territories (IANA): people in a territory are not abroad.
const usZones =
  /^(?:US\/.+|America\/(?:New_York|Detroit|Kentucky\/.+|Louisville|Indiana\/.+|Indianapolis|Fort_Wayne|Knox_IN|Chicago|Menominee|North_Dakota\/.+|Denver|Shiprock|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Puerto_Rico|St_Thomas)|Pacific\/(?:Honolulu|Johnston|Guam|Saipan|Pago_Pago))$/;

/** A guess from the time zone of the browser. A zone without a place counts as the United States. */
export function countryOfZone(zone: string | undefined): VisitorCountry {
  if (!zone?.includes('/') || zone.startsWith('Etc/')) return 'us';
  return usZones.test(zone) ? 'us' : 'international';
}

const never = () => () => undefined;
const guess = () => countryOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The visitor's country: from the URL, else from this session, else by the clock. */
export function useVisitorCountry(fromUrl: VisitorCountry | null): VisitorCountry {
  const stored = useSessionValue(sessionKey);
  const guessed = useSyncExternalStore(never, guess, () => 'us' as const);
  useEffect(() => {
    if (fromUrl) rememberCountry(fromUrl);
  }, [fromUrl]);
  return fromUrl ?? (stored === 'us' || stored === 'international' ? stored : guessed);
}
