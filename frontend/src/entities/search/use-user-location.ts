import type { Position } from '@poolpros/contracts/http/places';
import { apiPaths } from '@poolpros/contracts/paths';
import { useCallback, useRef, useState } from 'react';
import type { ApiClient } from '../../shared/api/api-client.js';
import { asSentence } from '../../shared/api/api-error.js';
import { readKey, readUrl } from '../../shared/api/read-key.js';
import { useApi } from '../../shared/lib/services.js';
import { type Coordinates, rounded } from './coordinates.js';
import { rememberCountry } from './visitor-country.js';

export type UserLocation =
  | { status: 'idle' }
  | { status: 'detecting' }
  | { status: 'found'; coordinates: Coordinates }
  | { status: 'failed'; error: string };

/** By the code of the browser's error. */
const errorTexts: Record<number, string> = {
  1: 'Location access was denied. Please enable location access and try again.',
  2: 'Location information is unavailable.',
  3: 'Location request timed out.',
};
const unsupported = 'Location detection is not supported by your browser';
const unknownError = 'An error occurred while detecting your location.';
const usOnly = 'Location detection works in the United States only.';

const timeoutMs = 10_000;
/** How long the check of a position may take before it counts as inside. */
const judgementMs = 4000;

/**
 * The visitor's coordinates, rounded, requested from the browser when `detect` is called; only within the United
 * States.
 */
export function useUserLocation(): { location: UserLocation; detect: () => void } {
  const api = useApi();
  const [location, setLocation] = useState<UserLocation>({ status: 'idle' });
  const attempt = useRef(0);
  const detect = useCallback(() => {
    attempt.current += 1;
    const mine = attempt.current;
    const settle = (outcome: UserLocation) => {
      if (attempt.current === mine) setLocation(outcome);
    };
    if (!('geolocation' in navigator)) return settle({ status: 'failed', error: unsupported });
    settle({ status: 'detecting' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void judged(api, rounded({ lat: coords.latitude, lon: coords.longitude })).then(settle),
      ({ code }) => settle({ status: 'failed', error: errorTexts[code] ?? unknownError }),
      { timeout: timeoutMs },
    );
  }, [api]);
  return { location, detect };
}

/** Only the United States can be searched; a position counts as inside when the check fails. */
async function judged(api: ApiClient, coordinates: Coordinates): Promise<UserLocation> {
  const { lat, lon } = coordinates;
  try {
    const { inUnitedStates, notCovered } = await api.get<Position>(
      readUrl(readKey(apiPaths.position, { lat, lon })),
      AbortSignal.timeout(judgementMs),
    );
    if (typeof inUnitedStates === 'boolean') rememberCountry(inUnitedStates || notCovered ? 'us' : 'international');
    if (notCovered) return { status: 'failed', error: asSentence(notCovered) };
    if (inUnitedStates === false) return { status: 'failed', error: usOnly };
  } catch {
    // The search works without the check.
  }
  return { status: 'found', coordinates };
}

/** The message of the search panel about the location; null if there is none. `distance` is miles, 0 is off. */
export function locationMessage(location: UserLocation, distance: number): string | null {
  switch (location.status) {
    case 'idle':
      return null;
    case 'detecting':
      return 'Detecting your location...';
    case 'failed':
      return location.error;
    case 'found':
      return distance > 0
        ? `Location locked! Ready to search within ${distance} miles.`
        : 'Location detected. Select a radius above to search nearby.';
  }
}

/** How a visitor from abroad can still search. */
export const internationalHint = 'International users can browse all contractors using the state/city options above';

/** The hint below an error that mentions the United States; null below every other message. */
export const locationHint = (location: UserLocation): string | null =>
  location.status === 'failed' && location.error.includes('United States') ? internationalHint : null;
