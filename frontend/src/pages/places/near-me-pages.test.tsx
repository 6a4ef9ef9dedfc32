import { states } from '@poolpros/contracts/states';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { austin as anyCity, texas as anyState } from '../../../test/places.js';
import { noPage, problem, type Responses, renderPage as renderInBrowser } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';
import { countryFacts } from '../../features/places/country-facts.js';

const texas = { ...anyState, installers: 191 };
const austin = { ...anyCity, state: texas, located: 12, serving: 21, medianRating: 4.4 };
const facets = {
  byDistance: [
    { miles: 10, count: 4 },
    { miles: 25, count: 9 },
    { miles: 50, count: 13 },
    { miles: 100, count: 21 },
  ],
  services: [],
  poolTypes: [],
  rating: [],
};
const everybody = found([card({ name: 'Tile & Tide' })], { total: 21, totalPages: 3, sort: 'distance', facets });
const responses: Responses = {
  'GET /api/summary': summary,
  'GET /api/places/states': [texas, { value: 'wyoming', label: 'Wyoming', code: 'WY', installers: 1809 }],
  'GET /api/places/states/texas/cities': [],
  'GET /api/places/states/texas/cities/austin': austin,
  'GET /api/installers/search?state=texas&city=austin&sortBy=distance': everybody,
  'GET /api/installers/search?state=texas&city=austin&sortBy=distance&page=2': everybody,
  'GET /api/installers/search?state=texas&city=austin&sortBy=distance&distance=25': found([card()], { facets }),
};
const page = '/pool-contractors-near-me/texas/austin';

afterEach(() => vi.unstubAllGlobals());

const rendering = (path: string, changes: Responses = {}) => renderOnServer(path, { ...responses, ...changes });

async function htmlOf(path: string, changes?: Responses): Promise<string> {
  const rendered = await rendering(path, changes);
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects to ${rendered.location}`);
  return rendered.html;
}

it('renders those in range of a city whole on the server', async () => {
  const html = await htmlOf(page);
  expect(html).toContain('Pool contractors near Austin, Texas</h1>');
  expect(html).toContain('<title>Pool contractors near Austin, Texas | PoolPros</title>');
  expect(html).toContain('21 listed businesses are in range of Austin');
  expect(html).toContain('Tile &amp; Tide');
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/25mi miles, ?9 contractors/);
  expect(html).toContain('href="/pool-contractors-near-me/texas/round-rock"');
  expect(html).toContain(`<link rel="canonical" href="https://poolpros.example${page}"/>`);
  expect(html).toContain(`href="${page}?page=2"`);
  expect(html).toContain(
    'href="/search-results?location=Austin%2C+Texas&amp;state=texas&amp;city=austin&amp;sortBy=distance"',
  );
  expect(html).toContain('alt="Map of the area within 25 miles of Austin"');
  expect(html).not.toContain('noindex');
});

it('says so when nobody is in range of a city', async () => {
  const html = await htmlOf(page, {
    'GET /api/places/states/texas/cities/austin': { ...austin, serving: 0, located: 0 },
    'GET /api/installers/search?state=texas&city=austin&sortBy=distance': found([], { totalPages: 0 }),
  });
  expect(html).toContain('No listed business is in range of Austin yet.');
  expect(html).toContain('No installers found');
});

it('lists the businesses and the way to the page for machines', async () => {
  const html = await htmlOf(`${page}?page=2`);
  const [list, crumbs] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 21, itemListElement: [{ position: 11 }] });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(html).toContain(`rel="canonical" href="https://poolpros.example${page}?page=2"`);
});

it('keeps a city without enough businesses out of the index', async () => {
  const html = await htmlOf(page, { 'GET /api/places/states/texas/cities/austin': { ...austin, indexable: false } });
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
});

it('narrows to a distance and goes back to everybody when it is pressed again', async () => {
  const { user, router } = renderInBrowser(page, responses);
  const url = () => `${router.state.location.pathname}${router.state.location.search}`;
  await user.click(await screen.findByRole('button', { name: '25 miles, 9 contractors' }));
  await waitFor(() => expect(url()).toBe(`${page}?distance=25`));
  expect(await screen.findByRole('heading', { name: 'Within 25 miles of Austin' })).toBeVisible();
  const map = screen.getByRole('img', { name: 'Map of the area within 25 miles of Austin' });
  expect(new URL(map.getAttribute('src') ?? '', 'http://localhost').searchParams.get('radius')).toBe('25');
  await user.click(screen.getByRole('button', { name: '25 miles, 9 contractors' }));
  await waitFor(() => expect(url()).toBe(page));
  expect(await screen.findByRole('heading', { name: 'In range of Austin' })).toBeVisible();
});

it.each([
  '/pool-contractors-near-me/narnia/austin',
  '/pool-contractors-near-me/texas/nowhereville',
  '/pool-contractors-near-me/te%2Fxas/austin',
  '/us/pool-contractors/austin',
])('responds with 404 for %s', async (path) => {
  const nothing = { 'GET /api/installers/search': problem(404, 'not_found') };
  expect(await rendering(path, nothing)).toMatchObject({ kind: 'page', status: 404 });
});

it('redirects to the last page from a later one', async () => {
  const rendered = await rendering(`${page}?distance=25&page=9`, { 'GET /api/installers/search': noPage(2) });
  expect(rendered).toEqual({ kind: 'redirect', status: 302, location: `${page}?distance=25&page=2` });
});

it('redirects to the lower-case path', async () => {
  expect(await rendering('/pool-contractors-near-me/Texas/Austin')).toMatchObject({
    kind: 'redirect',
    status: 301,
    location: page,
  });
});

it('offers position, place and popular cities', async () => {
  const html = await htmlOf('/pool-contractors-near-me');
  expect(html).toContain('Pool contractors near me</h1>');
  expect(html).toContain('US Only');
  expect(html).not.toContain('come to you');
  expect(html).toContain(`href="${page}"`);
  expect(html).toContain('<link rel="canonical" href="https://poolpros.example/pool-contractors-near-me"/>');
});

it('says what is known of the country while no place is named', async () => {
  const html = await htmlOf('/pool-contractors-near-me');
  const { license, registration, none, unknown } = countryFacts().states;
  expect(license + registration + none + unknown).toBe(states.length);
  expect(html).toContain(`Needed in ${license} states`);
  expect(html).toContain(`All year in 8 of 16 climates`);
  expect(html).toMatch(/Inground pool<\/dt><dd[^>]*>\$[\d,]+–\$[\d,]+/);
});

it('searches around the position within the chosen distance, the nearest first', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (located) =>
    located({ coords: { latitude: 30.267, longitude: -97.743 } } as GeolocationPosition);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { user, router } = renderInBrowser('/pool-contractors-near-me', responses);
  const search = within(await screen.findByRole('region', { name: 'Near your location' }));
  await user.click(search.getByRole('button', { name: '50 miles' }));
  await user.click(search.getByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search-results'));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    distance: '50',
    lat: '30.267',
    lon: '-97.743',
    sortBy: 'distance',
  });
});

it('says why it cannot search around the position', async () => {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (_, failed) =>
    failed?.({ code: 3 } as GeolocationPositionError);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
  const { user } = renderInBrowser('/pool-contractors-near-me', responses);
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('Location request timed out.')).toBeVisible();
});

it('lists every state with what is in it', async () => {
  const html = await htmlOf('/us/pool-contractors');
  expect(html).toContain('Pool contractors in the United States</h1>');
  expect(html).toContain('2,000');
  expect(html).toContain('href="/us/wyoming/pool-contractors"');
  expect(html).toContain('href="/us/texas/austin/pool-contractors"');
  expect(html).toContain('<link rel="canonical" href="https://poolpros.example/us/pool-contractors"/>');
});
