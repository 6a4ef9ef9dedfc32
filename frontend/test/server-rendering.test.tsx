import { hydrate } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pageHtml } from '../server/page-html.js';
import { Document } from '../src/app/document.js';
import { type Rendered, renderPage } from '../src/app/entry-server.js';
import { loadPages } from '../src/app/load-pages.js';
import { type PageState, stateElementId, toRouteErrors } from '../src/app/page-state.js';
import { Providers } from '../src/app/providers.js';
import { createRoutes } from '../src/app/router.js';
import { installer, linkToken } from './account-fixtures.js';
import { summary } from './fixtures.js';
import { createTestServices, fakeFetch, problem } from './render.js';

const responses = { 'GET /api/summary': summary };
const down = { 'GET /api/summary': problem(503, 'service_unavailable') };
const assets = { script: '/a.js', preload: ['/p.js'], styles: ['/s.css'], font: '/f.woff2' };

const rendering = (path: string, given: Record<string, unknown> = responses, onError = vi.fn()) =>
  renderPage({
    path,
    publicUrl: 'https://poolpros.example',
    apiUrl: 'http://api',
    analytics: null,
    fetch: fakeFetch(given),
    onError,
  });

async function htmlOf(path: string, given?: Record<string, unknown>): Promise<string> {
  const rendered = await rendering(path, given);
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects`);
  return pageHtml(rendered.html, rendered.state, assets);
}

const statusOf = async (rendered: Promise<Rendered>) => (await rendered).status;

function openInBrowser(html: string): PageState {
  document.open();
  document.write(html);
  document.close();
  return JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageState;
}

afterEach(() => {
  document.open();
  document.write('<!doctype html><html><head></head><body></body></html>');
  document.close();
});

it('puts title, description and canonical URL into the head', async () => {
  openInBrowser(await htmlOf('/us'));
  expect(document.head.querySelector('title')).toHaveTextContent(
    'Find pool, spa, hot tub and sauna contractors | PoolPros',
  );
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://poolpros.example/us');
  expect(document.head.querySelector('meta[name=description]')).not.toBeNull();
  expect(document.querySelectorAll('h1')).toHaveLength(1);
});

it('holds no executable text and lets no data close its element', async () => {
  const hostile = { ...summary, popular: [{ ...summary.popular[0], city: '</script><script>alert(1)</script>$&' }] };
  const html = await htmlOf('/us', { 'GET /api/summary': hostile });
  const state = openInBrowser(html);
  expect(JSON.stringify(state)).toContain('alert(1)');
  const executable = [...document.scripts].filter((script) => script.type !== 'application/json');
  expect(executable.map((script) => [script.getAttribute('src'), script.textContent])).toEqual([['/a.js', '']]);
});

it.each([
  ['/', responses],
  ['/us', responses],
  ['/no/such/page', responses],
  ['/list-your-business', responses],
  ['/contractor/login', responses],
  ['/contractor/dashboard', responses],
  [`/submission-confirmation?token=${linkToken}`, responses],
  [`/verify-review/${linkToken}`, responses],
  ['/direct-review/7', { ...responses, 'GET /api/installers/7': installer }],
  ['/us', down],
])('is taken over at %s by the browser without a difference, given %j', async (path, given) => {
  const state = openInBrowser(await htmlOf(path, given));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = vi.fn();
  const services = createTestServices(given);
  hydrate(services.queryClient, state.queries);
  const router = createMemoryRouter(await loadPages(createRoutes(services), path), {
    initialEntries: [path],
    hydrationData: { loaderData: state.loaderData ?? {}, errors: toRouteErrors(state.failures) },
  });
  const root = await act(async () =>
    hydrateRoot(
      document,
      <Document>
        <Providers services={{ ...services, publicUrl: state.publicUrl }}>
          <RouterProvider router={router} />
        </Providers>
      </Document>,
      { onRecoverableError: recovered },
    ),
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('responds with 404 and the not-found page for a path without a page', async () => {
  expect(await statusOf(rendering('/no/such/page'))).toBe(404);
  expect(await htmlOf('/no/such/page')).toContain('This page isn’t here');
});

it('redirects the former home path permanently', async () => {
  expect(await rendering('/home')).toMatchObject({ kind: 'redirect', status: 301, location: '/us' });
});

it('responds with 503 and logs the cause when the API does not respond', async () => {
  const onError = vi.fn();
  const rendered = await rendering('/us', down, onError);
  expect(rendered).toMatchObject({ status: 503, html: expect.stringContaining('Try again') });
  expect(onError).toHaveBeenCalled();
});

it('shows an unknown path as a 404 even when the API does not respond', async () => {
  expect(await statusOf(rendering('/no/such/page', down))).toBe(404);
});
