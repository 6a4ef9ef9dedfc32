import { missingPagePath } from '@poolpros/contracts/missing-page';
import { noPlace } from '@poolpros/contracts/no-place';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pageHtml } from '../server/page-html.js';
import { Document } from '../src/app/document.js';
import type { Rendered } from '../src/app/entry-server.js';
import { createFrames } from '../src/app/layout/frame.js';
import { loadPages } from '../src/app/load-pages.js';
import { loadPage } from '../src/app/page-files.js';
import { type PageState, parseState, stateElementId, takeReads, toRouteErrors } from '../src/app/page-state.js';
import { Providers } from '../src/app/providers.js';
import { createRoutes } from '../src/app/router.js';
import { captureWaiting } from '../src/shared/analytics/early-events.js';
import type { Services } from '../src/shared/lib/services.js';
import { setHydrating } from '../src/shared/lib/use-hydrated.js';
import { installer, linkToken } from './account-fixtures.js';
import { summary } from './fixtures.js';
import { card, found } from './installers.js';
import { createTestServices, noPage, problem } from './render.js';
import { renderOnServer } from './render-on-server.js';
import { enhanced, regular } from './search-page.js';

const responses = { 'GET /api/summary': summary };
const down = { 'GET /api/summary': problem(503, 'service_unavailable') };
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
const assets = {
  starter: '/a.js',
  entry: '/e.js',
  scripts: {},
  ordered: ['/p.js', '/e.js'],
  styles: ['/s.css'],
  font: '/f.woff2',
};

const never = () => new Promise<never>(() => undefined);

const rendering = (path: string, given: Record<string, unknown> = responses, onError = vi.fn(), searchWithinMs = 300) =>
  renderOnServer(path, given, {
    onError,
    social: [{ label: 'Video channel', url: 'https://video.example/us' }],
    searchWithinMs,
  });

async function htmlOf(path: string, given?: Record<string, unknown>): Promise<string> {
  const rendered = await rendering(path, given);
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects`);
  return pageHtml(rendered, assets);
}

const statusOf = async (rendered: Promise<Rendered>) => (await rendered).status;

function openInBrowser(html: string): PageState {
  document.open();
  document.write(html);
  document.close();
  return parseState(document.getElementById(stateElementId)?.textContent ?? '');
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

it('links in its footer where else we are, as it is configured', async () => {
  openInBrowser(await htmlOf('/us'));
  expect(document.querySelector('footer [aria-label=Elsewhere] a')).toHaveAttribute('href', 'https://video.example/us');
});

it('holds no executable text and lets no data close its element', async () => {
  const hostile = { ...summary, popular: [{ ...summary.popular[0], city: '</script><script>alert(1)</script>$&' }] };
  const html = await htmlOf('/us', { 'GET /api/summary': hostile });
  const state = openInBrowser(html);
  expect(JSON.stringify(state)).toContain('alert(1)');
  const data = ['application/json', 'application/ld+json'];
  const executable = [...document.scripts].filter((script) => !data.includes(script.type));
  expect(executable.map((script) => [script.getAttribute('src'), script.textContent])).toEqual([['/a.js', '']]);
});

it.each([
  ['after its first paint when it is whole', '/us', responses, false],
  ['after its first paint when it has its results', austin, { ...responses, [enhanced]: found([card()]) }, false],
  ['at once when its search failed', austin, { ...responses, [enhanced]: problem(503, 'service_unavailable') }, true],
  ['at once when its search takes too long', austin, { ...responses, [enhanced]: never }, true],
  ['at once when something failed', '/us', down, true],
  ['at once when only the browser shows what it is about', '/admin', responses, true],
])('asks for the scripts of a page %s', async (_, path, given, atOnce) => {
  openInBrowser(await htmlOf(path, given));
  const preloaded = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  expect(preloaded).toEqual(atOnce ? assets.ordered : []);
  expect(document.querySelector('script[src]')).toHaveAttribute('src', atOnce ? '/e.js' : '/a.js');
});

it.each([
  ['/', responses],
  ['/us', responses],
  ['/no/such/page', responses],
  ['/us/pool-contractors/austin/pool-contractors', responses],
  ['/es', responses],
  ['/privacy-policy', responses],
  ['/us/blog/how-to-read-two-pool-quotes', responses],
  ['/list-your-business', responses],
  ['/contractor-login', responses],
  ['/contractor/dashboard', responses],
  [`/submission-confirmation?token=${linkToken}`, responses],
  [`/verify-review/${linkToken}`, responses],
  ['/direct-review/7', { ...responses, 'GET /api/installers/7': installer }],
  ['/us', down],
  [austin, { ...responses, [enhanced]: found([card()]) }],
  [`${austin}&debug=true`, { ...responses, [enhanced]: found([card()]) }],
])('is taken over at %s by the browser without a difference, given %j', async (path, given) => {
  const taken = await takeOver(path, openInBrowser(await htmlOf(path, given)), createTestServices(given));
  expect(taken.recovered).not.toHaveBeenCalled();
  expect(taken.errors).not.toHaveBeenCalled();
  await taken.leave();
});

it.each(['/no/such/page', '/us/pool-contractors/austin/pool-contractors'])(
  'at %s is the page that stands for every path without one, which names the path in the browser',
  async (path) => {
    const taken = await takeOver(path, openInBrowser(await htmlOf(missingPagePath)), createTestServices(responses));
    expect(taken.recovered).not.toHaveBeenCalled();
    expect(taken.errors).not.toHaveBeenCalled();
    expect(document.querySelector('main code')).toHaveTextContent(path);
    await taken.leave();
  },
);

async function takeOver(path: string, state: PageState, services: Services) {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = vi.fn();
  takeReads(services.queryClient, state);
  const router = createMemoryRouter(await loadPages(createRoutes(services, loadPage), path), {
    initialEntries: [path],
    hydrationData: { loaderData: state.loaderData ?? {}, errors: toRouteErrors(state.failures) },
  });
  setHydrating(true);
  const root = await act(async () =>
    hydrateRoot(
      document,
      <Document>
        <Providers services={{ ...services, publicUrl: state.publicUrl, social: state.social }}>
          <RouterProvider router={router} />
        </Providers>
      </Document>,
      { onRecoverableError: recovered },
    ),
  );
  setHydrating(false);
  return { errors, recovered, leave: () => act(async () => root.unmount()) };
}

it.each(['/privacy-policy', '/us', '/no/such/page', '/contractor/dashboard'])(
  'is the same page at %s with the frame of the one before',
  async (path) => {
    const frames = createFrames();
    const html = async (of: string, options: object = {}) => {
      const rendered = await renderOnServer(of, responses, options);
      return rendered.kind === 'page' && rendered.html;
    };
    await html('/about', { frames });
    expect(frames.at('/about')).not.toBeNull();
    expect(await html(path, { frames })).toBe(await html(path));
  },
);

it('comes with its first results, which the browser shows without asking and counts as one search', async () => {
  const inAustin = found([card()], { total: 30, understood: { ...noPlace, kind: 'city', label: 'Austin, TX' } });
  const state = openInBrowser(await htmlOf(austin, { ...responses, [enhanced]: inAustin }));
  expect(document.querySelector('article h3')).toHaveTextContent('Hillstone Pools');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  const asked = vi.fn(never);
  const services = createTestServices({ ...responses, [enhanced]: asked });
  const capture = vi.spyOn(services.analytics, 'capture');
  await captureWaiting(services.analytics);
  const taken = await takeOver(austin, state, services);
  expect(document.querySelector('article h3')).toHaveTextContent('Hillstone Pools');
  expect(asked).not.toHaveBeenCalled();
  expect(capture.mock.calls.filter(([event]) => event === 'search_performed')).toEqual([
    ['search_performed', { search_location: 'Austin, TX', service_type: 'all', results_count: 30 }],
  ]);
  await taken.leave();
});

it.each([
  ['the last page', 9, 3],
  ['the thousandth page, if there is one', 1355, 1000],
])('redirects to %s from page %i', async (_, page, last) => {
  const given = async (request: Request) =>
    Number(new URL(request.url).searchParams.get('page')) > last ? noPage(last) : found([card()], { total: 10_000 });
  const rendered = await rendering(`${austin}&page=${page}`, { ...responses, [enhanced]: given, [regular]: given });
  expect(rendered).toEqual({ kind: 'redirect', status: 302, location: `${austin}&page=${last}` });
});

it('asks the regular search where the other one fails', async () => {
  const html = await htmlOf(austin, {
    ...responses,
    [enhanced]: problem(503, 'service_unavailable'),
    [regular]: found([card()]),
  });
  expect(html).toContain('Hillstone Pools');
});

it.each([
  ['is not there in time', never, 20],
  ['fails', problem(503, 'service_unavailable'), 300],
  ['is left to the browser', found([card()]), 0],
])('is sent without results when the search %s', async (_, response, searchWithinMs) => {
  const rendered = await rendering(austin, { ...responses, [enhanced]: response }, vi.fn(), searchWithinMs);
  expect(rendered).toMatchObject({
    status: 200,
    html: expect.stringContaining('Finding the perfect pool contractors...'),
  });
  expect(rendered).toMatchObject({ state: { reads: [[['/api/summary'], summary]] } });
});

it('responds with 404 and the not-found page for a path without a page', async () => {
  expect(await statusOf(rendering('/no/such/page'))).toBe(404);
  expect(await htmlOf('/no/such/page')).toContain('This page isn’t here');
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
