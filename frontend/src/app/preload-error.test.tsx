import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { summary } from '../../test/fixtures.js';
import { createTestServices } from '../../test/render.js';
import { loadPage } from './page-files.js';
import { preloadErrorEvent, withPreloadErrors } from './preload-error.js';
import { Providers } from './providers.js';
import { createRoutes } from './router.js';

const gone = new TypeError('Failed to fetch dynamically imported module');
const heard = vi.fn<(event: Event) => void>();
window.addEventListener(preloadErrorEvent, heard);
afterEach(() => heard.mockReset());

/** The site with all page scripts gone except the first, during a navigation to another page. */
async function goOn() {
  const services = createTestServices({ 'GET /api/summary': summary });
  const load = withPreloadErrors(async (file) => {
    if (file.includes('about')) throw gone;
    return loadPage(file);
  });
  const router = createMemoryRouter(createRoutes(services, load), { initialEntries: ['/privacy-policy'] });
  render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  void router.navigate('/about');
  await vi.waitUntil(() => heard.mock.calls.length > 0);
}

it('tells of the script of a page that does not load, and shows that the page cannot be had', async () => {
  await goOn();
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not available right now' })).toBeVisible();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: gone });
});

it('leaves the page as it is where somebody else deals with it', async () => {
  heard.mockImplementation((event) => event.preventDefault());
  await goOn();
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(screen.queryByText(/cannot load this page/)).not.toBeInTheDocument();
});
