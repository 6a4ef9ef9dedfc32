import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { locationMessage, useUserLocation } from './use-user-location.js';

const browserLocates = (locate: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } });

afterEach(() => vi.unstubAllGlobals());

const detected = () => {
  const { result } = renderHook(useUserLocation);
  act(() => result.current.detect());
  return result.current.location;
};

it('stores the coordinates that the browser gives', () => {
  browserLocates((found) => found({ coords: { latitude: 30, longitude: -97 } } as GeolocationPosition));
  const location = detected();
  expect(location).toEqual({ status: 'found', coordinates: { lat: 30, lon: -97 } });
  expect(locationMessage(location, 0)).toBe('Location detected. Select a radius above to search nearby.');
  expect(locationMessage(location, 25)).toBe('Location locked! Ready to search within 25 miles.');
});

it('says that it is detecting until the browser answers', () => {
  browserLocates(() => undefined);
  expect(locationMessage(detected(), 0)).toBe('Detecting your location...');
});

it.each([
  [1, 'Location access was denied. Please enable location access and try again.'],
  [2, 'Location information is unavailable.'],
  [3, 'Location request timed out.'],
  [9, 'An error occurred while detecting your location.'],
])('explains the browser error %i', (code, text) => {
  browserLocates((_found, failed) => failed?.({ code } as GeolocationPositionError));
  expect(locationMessage(detected(), 0)).toBe(text);
});

it('says so when the browser cannot locate', () => {
  vi.stubGlobal('navigator', {});
  expect(locationMessage(detected(), 0)).toBe('Location detection is not supported by your browser');
});
