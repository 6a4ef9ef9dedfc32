import { useCallback, useState } from 'react';

export interface Coordinates {
  lat: number;
  lon: number;
}

/** §4: idle, detecting, then coordinates or an error. */
export type UserLocation =
  | { status: 'idle' }
  | { status: 'detecting' }
  | { status: 'found'; coordinates: Coordinates }
  | { status: 'failed'; error: string };

/** §8, by the code of the browser's error. */
const errorTexts: Record<number, string> = {
  1: 'Location access was denied. Please enable location access and try again.',
  2: 'Location information is unavailable.',
  3: 'Location request timed out.',
};
const unsupported = 'Location detection is not supported by your browser';
const unknownError = 'An error occurred while detecting your location.';

const timeoutMs = 10_000;

/** The visitor's coordinates, asked of the browser when `detect` is called. */
export function useUserLocation(): { location: UserLocation; detect: () => void } {
  const [location, setLocation] = useState<UserLocation>({ status: 'idle' });
  const detect = useCallback(() => {
    if (!('geolocation' in navigator)) return setLocation({ status: 'failed', error: unsupported });
    setLocation({ status: 'detecting' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setLocation({ status: 'found', coordinates: { lat: coords.latitude, lon: coords.longitude } }),
      ({ code }) => setLocation({ status: 'failed', error: errorTexts[code] ?? unknownError }),
      { timeout: timeoutMs },
    );
  }, []);
  return { location, detect };
}

/** What the search panel says about the location (§4); null while there is nothing to say. `distance` is miles, 0 is off. */
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
