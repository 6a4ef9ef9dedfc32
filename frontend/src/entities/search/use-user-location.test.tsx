import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, problem } from '../../../test/render.js';
import { ServicesProvider } from '../../shared/lib/services.js';
import { locationHint, locationMessage, useUserLocation } from './use-user-location.js';

const browserLocates = (locate: Geolocation['getCurrentPosition']) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } });
const browserFinds = (latitude: number, longitude: number) =>
  browserLocates((found) => found({ coords: { latitude, longitude } } as GeolocationPosition));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const position = 'GET /api/places/position';
const inside = { inUnitedStates: true, label: 'Austin, TX', notCovered: null };

function detect(response: unknown = inside) {
  const services = createTestServices({ [position]: response });
  const { result } = renderHook(useUserLocation, {
    wrapper: ({ children }) => <ServicesProvider value={services}>{children}</ServicesProvider>,
  });
  act(() => result.current.detect());
  return result;
}

async function detected(response?: unknown) {
  const result = detect(response);
  await waitFor(() => expect(result.current.location.status).not.toBe('detecting'));
  return result.current.location;
}

it('stores the coordinates that the browser gives', async () => {
  browserFinds(30, -97);
  const location = await detected();
  expect(location).toEqual({ status: 'found', coordinates: { lat: 30, lon: -97 } });
  expect(locationMessage(location, 0)).toBe('Location detected. Select a radius above to search nearby.');
  expect(locationMessage(location, 25)).toBe('Location locked! Ready to search within 25 miles.');
  expect(locationHint(location)).toBeNull();
  expect(sessionStorage.getItem('visitorCountry')).toBe('us');
});

it('tells nobody more of the coordinates than three decimals', async () => {
  browserFinds(30.267153, -97.743057);
  const judge = vi.fn((_request: Request) => inside);
  expect(await detected(judge)).toEqual({ status: 'found', coordinates: { lat: 30.267, lon: -97.743 } });
  expect(new URL(judge.mock.calls[0]?.[0].url ?? '').search).toBe('?lat=30.267&lon=-97.743');
});

it('rejects a position outside the United States and says how to search nevertheless', async () => {
  browserFinds(48.857, 2.352);
  const location = await detected({ inUnitedStates: false, label: null, notCovered: null });
  expect(location.status).toBe('failed');
  expect(locationMessage(location, 25)).toContain('United States');
  expect(locationHint(location)).toBe(
    'International users can browse all contractors using the state/city options above',
  );
  expect(sessionStorage.getItem('visitorCountry')).toBe('international');
});

it('does not say that a visitor in a territory is abroad, but that it is not covered', async () => {
  browserFinds(18.466, -66.106);
  const location = await detected({
    inUnitedStates: false,
    label: null,
    notCovered: 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet',
  });
  expect(locationMessage(location, 25)).toBe(
    'Use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet.',
  );
  expect(locationHint(location)).toBeNull();
  expect(sessionStorage.getItem('visitorCountry')).toBe('us');
});

it.each([
  ['fails', problem(503, 'service_unavailable')],
  ['responds with nonsense', {}],
])('keeps the position when its check %s', async (_how, response) => {
  browserFinds(30.25, -97.75);
  expect(await detected(response)).toEqual({ status: 'found', coordinates: { lat: 30.25, lon: -97.75 } });
  expect(sessionStorage.getItem('visitorCountry')).toBeNull();
});

it('says that it is detecting until the browser responds', () => {
  browserLocates(() => undefined);
  expect(locationMessage(detect().current.location, 0)).toBe('Detecting your location...');
});

it.each([
  [1, 'Location access was denied. Please enable location access and try again.'],
  [2, 'Location information is unavailable.'],
  [3, 'Location request timed out.'],
  [9, 'An error occurred while detecting your location.'],
])('explains the browser error %i', async (code, text) => {
  browserLocates((_found, failed) => failed?.({ code } as GeolocationPositionError));
  const location = await detected();
  expect(locationMessage(location, 0)).toBe(text);
  expect(locationHint(location)).toBeNull();
});

it('says so when the browser cannot locate', async () => {
  vi.stubGlobal('navigator', {});
  expect(locationMessage(await detected(), 0)).toBe('Location detection is not supported by your browser');
});

it('uses the last request when the first response is late', async () => {
  const responses: PositionCallback[] = [];
  browserLocates((found) => responses.push(found));
  const result = detect();
  act(() => result.current.detect());
  const at = (latitude: number) => ({ coords: { latitude, longitude: -97 } }) as GeolocationPosition;
  await act(async () => responses[1]?.(at(31)));
  await waitFor(() => expect(result.current.location.status).toBe('found'));
  await act(async () => responses[0]?.(at(45)));
  expect(result.current.location).toEqual({ status: 'found', coordinates: { lat: 31, lon: -97 } });
});
