import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { summary } from './fixtures.js';
import { type Responses, renderPage } from './render.js';

/** Keys of the two searches in the responses of a test. */
export const enhanced = 'GET /api/installers/search-enhanced';
export const regular = 'GET /api/installers/search';

/** Opens /search-results with this query; `query` reads the current query of the URL. */
export function openSearch(query: string, responses: Responses) {
  const page = renderPage(`/search-results${query}`, {
    'GET /api/summary': summary,
    'GET /api/places/states/texas/cities': [],
    ...responses,
  });
  return { ...page, query: () => new URLSearchParams(page.router.state.location.search) };
}

/** The one installer of the list. */
export const onlyCard = async () => within(await screen.findByRole('article'));

/** The filters beside the list. */
export const panelForm = () => within(screen.getByRole('form', { name: 'Find Pool Contractors' }));

/** A browser that knows where it is. */
export function browserAt(latitude: number, longitude: number) {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  return getCurrentPosition;
}
