import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices } from '../../../test/render.js';
import { Providers } from '../providers.js';
import { pageErrorEvent } from './page-error.js';
import { RouteError } from './route-error.js';

const heard = vi.fn<(event: Event) => void>();
window.addEventListener(pageErrorEvent, heard);
afterEach(() => heard.mockReset());

const showPageThat = (loader: () => never) => {
  const routes = [{ path: '/', loader, element: null, HydrateFallback: () => null, errorElement: <RouteError /> }];
  render(
    <Providers services={createTestServices()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  return screen.findByRole('heading', { level: 1, name: 'This page is not available right now' });
};

it('says on the window that an error replaced a page', async () => {
  const error = new TypeError('x is undefined');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showPageThat(() => {
    throw error;
  });
  expect(heard.mock.calls.map(([event]) => event)).toMatchObject([{ detail: error }]);
});

it('says nothing of a page that the server could not show', async () => {
  await showPageThat(() => {
    throw new Response(null, { status: 503 });
  });
  expect(heard).not.toHaveBeenCalled();
});
