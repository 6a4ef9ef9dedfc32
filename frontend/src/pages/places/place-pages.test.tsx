import { licenseRuleOf } from '@poolpros/contracts/licenses/index';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { austin, texasPage } from '../../../test/places.js';
import { noPage, problem, type Responses, renderPage as renderInBrowser } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const responses: Responses = {
  'GET /api/summary': summary,
  'GET /api/places/states/texas': texasPage,
  'GET /api/places/states/texas/cities/austin': austin,
  'GET /api/places/states/texas/cities/austin/neighborhoods/hyde-park': { value: 'hyde-park' },
  'GET /api/installers/search': found([card({ name: 'Tile </script> & Tide' })], { total: 16, totalPages: 2 }),
};

const rendering = (path: string, changes: Responses = {}) => renderOnServer(path, { ...responses, ...changes });

async function htmlOf(path: string, changes?: Responses): Promise<string> {
  const rendered = await rendering(path, changes);
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects to ${rendered.location}`);
  return rendered.html;
}

const jsonLd = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) => JSON.parse(text));

it.each(['/us/texas/austin/pool-contractors', '/us/texas/austin', '/pool-contractors/texas/austin'])(
  'renders %s whole on the server, canonical to the directory',
  async (path) => {
    const html = await htmlOf(path);
    expect(html).toContain('Pool contractors in Austin, Texas</h1>');
    expect(html).toContain('Tile &lt;/script&gt; &amp; Tide');
    expect(html).toContain('href="/us/texas/round-rock/pool-contractors"');
    expect(html).toContain('<link rel="canonical" href="https://poolpros.example/us/texas/austin/pool-contractors"/>');
    expect(html).not.toContain('noindex');
  },
);

it('lists the businesses and the way to the page for machines', async () => {
  const [list, crumbs] = jsonLd(await htmlOf('/us/texas/austin/pool-contractors?page=2'));
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 16,
    itemListElement: [
      {
        position: 11,
        name: 'Tile </script> & Tide',
        url: 'https://poolpros.example/pool-contractor/texas/austin/tile-script-and-tide-12',
      },
    ],
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

it('links to the next page and gives it its own URL', async () => {
  expect(await htmlOf('/us/texas/austin/pool-contractors')).toContain(
    'href="/us/texas/austin/pool-contractors?page=2"',
  );
  expect(await htmlOf('/us/texas/austin/pool-contractors?page=2')).toContain(
    'rel="canonical" href="https://poolpros.example/us/texas/austin/pool-contractors?page=2"',
  );
});

it('narrows a city to a distance, keeps the order, and goes back to everybody when it is pressed again', async () => {
  const page = '/us/texas/austin/pool-contractors';
  const counted = found([card()], {
    facets: { ...found([]).facets, byDistance: [{ miles: 25, count: 9 }] },
  });
  const asked = 'GET /api/installers/search?state=texas&city=austin';
  const { user, router } = renderInBrowser(`${page}?sortBy=name`, {
    ...responses,
    [`${asked}&sortBy=name`]: counted,
    [`${asked}&distance=25&sortBy=name`]: counted,
  });
  const url = () => `${router.state.location.pathname}${router.state.location.search}`;
  await user.click(await screen.findByRole('button', { name: '25 miles, 9 contractors' }));
  await waitFor(() => expect(url()).toBe(`${page}?distance=25&sortBy=name`));
  expect(await screen.findByRole('heading', { name: 'Within 25 miles of Austin' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '25 miles, 9 contractors' }));
  await waitFor(() => expect(url()).toBe(`${page}?sortBy=name`));
  expect(await screen.findByRole('heading', { name: 'All contractors in Austin' })).toBeVisible();
});

it('keeps a city without enough businesses out of the index', async () => {
  const html = await htmlOf('/us/texas/austin/pool-contractors', {
    'GET /api/places/states/texas/cities/austin': { ...austin, indexable: false },
  });
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
});

it('says that nobody is in range of a city yet', async () => {
  const html = await htmlOf('/us/texas/austin/pool-contractors', {
    'GET /api/places/states/texas/cities/austin': { ...austin, serving: 0, located: 0, medianRating: null },
    'GET /api/installers/search': found([], { totalPages: 0 }),
  });
  expect(html).toContain('No installers found');
  expect(html).toContain('No reviews yet');
});

it('renders a state with its map and its cities', async () => {
  const html = await htmlOf('/us/texas/pool-contractors');
  expect(html).toContain('Pool contractors in Texas</h1>');
  expect(html).toContain('href="/us/texas/austin/pool-contractors"');
  expect(html).toContain('alt="Map of Texas"');
  expect(html).not.toContain('hero-backyard');
});

it('names the District of Columbia with its article, and says that its license rule is to be confirmed', async () => {
  const html = await htmlOf('/us/district-of-columbia/pool-contractors', {
    'GET /api/places/states/district-of-columbia': {
      ...texasPage,
      state: { value: 'district-of-columbia', label: 'District of Columbia', code: 'DC', installers: 3 },
      cities: [{ value: 'washington', label: 'Washington', installers: 3, latitude: 38.9, longitude: -77.04 }],
      facts: { ...texasPage.facts, license: licenseRuleOf('DC') },
    },
    'GET /api/installers/search': found([card()]),
  });
  expect(html).toContain('Pool contractors in the District of Columbia</h1>');
  expect(html).toContain('href="/us/district-of-columbia/washington/pool-contractors"');
  expect(html).toContain('alt="Map of the District of Columbia"');
  expect(html).toContain('with the DC Department of Licensing and Consumer Protection');
  expect(html).toContain('We read the source on Nov 27, 2026');
  expect(html).not.toContain('Read on Jul');
});

it('says what is known of a place with its source and date', async () => {
  const html = await htmlOf('/us/texas/austin/pool-contractors');
  expect(html).toContain(
    'Texas does not license pool builders. Ask the building department in Austin which licenses and permits a new pool needs.',
  );
  expect(html).toContain(
    'A public register of state boards recorded this rule on Jul 2, 2026. We have not confirmed it with the board.',
  );
  expect(html).toContain('Our price factors as of Nov 21, 2026');
  expect(html).toContain('Pools in Austin stay open all year');
});

it('says that a rule is not known rather than guess', async () => {
  const unknown = { ...austin.facts.license, kind: 'unknown', rules: {} };
  const html = await htmlOf('/us/texas/austin/pool-contractors', {
    'GET /api/places/states/texas/cities/austin': { ...austin, facts: { ...austin.facts, license: unknown } },
  });
  expect(html).toContain('We have not confirmed what Texas requires to build an inground pool.');
  expect(html).not.toMatch(/recorded this rule|Source read/);
});

it('links a city to the services that somebody offers there, with how many', async () => {
  renderInBrowser('/us/texas/austin/pool-contractors', responses);
  const services = within(await screen.findByRole('navigation', { name: 'Services in Austin' }));
  expect(services.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/pool-installation/texas/austin',
    '/pool-financing/texas/austin',
    '/pool-installation-cost/texas/austin',
    '/pool-repair/texas/austin',
  ]);
});

it('lights the pin of the card that is pointed at, and the card of the pin', async () => {
  const { user, container } = renderInBrowser('/us/texas/austin/pool-contractors', responses);
  const article = await screen.findByRole('article');
  const pin = () => container.querySelector('[aria-hidden=true] > button');
  expect(pin()?.textContent).toBe('1');
  expect(pin()?.querySelector('.fill-cedar-600')).toBeNull();
  await user.hover(article);
  expect(pin()?.querySelector('.fill-cedar-600')).not.toBeNull();
  await user.unhover(article);
  expect(article).not.toHaveClass('shadow-raised');
  await user.hover(pin() as Element);
  expect(article).toHaveClass('shadow-raised');
});

it('lights a city on the map of its state together with the link beside it', async () => {
  const { user, container } = renderInBrowser('/us/texas/pool-contractors', responses);
  const beside = within(await screen.findByRole('navigation', { name: 'Cities with the most businesses' }));
  const onMap = () => container.querySelector('[aria-hidden=true] > a[href="/us/texas/austin/pool-contractors"]');
  expect(onMap()?.textContent).toBe('11');
  expect(onMap()?.className).toContain('bg-pool-800');
  await user.hover(beside.getByRole('link', { name: /Austin/ }));
  expect(onMap()?.className).toContain('bg-cedar-600');
});

it.each([
  '/us/narnia/pool-contractors',
  '/us/texas/nowhereville/pool-contractors',
  '/us/pool-contractors/austin',
  '/us/pool-contractors/austin/pool-contractors',
  '/us/te%2Fxas/austin/pool-contractors',
])('responds with 404 for %s', async (path) => {
  const rendered = await rendering(path, { 'GET /api/installers/search': found([]) });
  expect(rendered).toMatchObject({ kind: 'page', status: 404 });
});

it.each([
  ['/us/texas/pool-contractors?sortBy=name&page=1356', '/us/texas/pool-contractors?sortBy=name&page=12'],
  ['/us/texas/austin/pool-contractors?page=13', '/us/texas/austin/pool-contractors?page=12'],
  ['/us/texas/austin?page=13', '/us/texas/austin?page=12'],
  ['/pool-contractors/texas/austin?page=13', '/pool-contractors/texas/austin?page=12'],
])('redirects %s to the last page, for now', async (path, location) => {
  const rendered = await rendering(path, { 'GET /api/installers/search': noPage(12) });
  expect(rendered).toEqual({ kind: 'redirect', status: 302, location });
});

it('redirects to the first page if that is the last', async () => {
  const path = '/us/texas/austin/pool-contractors';
  const rendered = await rendering(`${path}?page=2`, { 'GET /api/installers/search': noPage(1) });
  expect(rendered).toEqual({ kind: 'redirect', status: 302, location: path });
});

it('asks for pages after the thousandth', async () => {
  const response = found([card()], { total: 13_546, page: 1355, totalPages: 1355 });
  const html = await htmlOf('/us/texas/pool-contractors?page=1355', {
    'GET /api/installers/search?state=texas&sortBy=rating&page=1355': response,
  });
  expect(html).toContain('aria-label="Page 1355" aria-current="page"');
});

it('responds with 503 while the directory does not respond', async () => {
  const rendered = await rendering('/us/texas/austin/pool-contractors', {
    'GET /api/installers/search': problem(503, 'service_unavailable'),
  });
  expect(rendered).toMatchObject({ kind: 'page', status: 503 });
});

it.each([
  ['/us/texas/austin/hyde-park', '/pool-contractors/texas/austin'],
  ['/us/Texas/Austin/pool-contractors?page=2', '/us/texas/austin/pool-contractors?page=2'],
])('leads %s to %s', async (path, location) => {
  expect(await rendering(path)).toMatchObject({ kind: 'redirect', status: 301, location });
});

it('shows a neighborhood as its city, whose URL is the canonical one', async () => {
  const html = await htmlOf('/us/texas/austin/hyde-park/pool-contractors');
  expect(html).toContain('<link rel="canonical" href="https://poolpros.example/us/texas/austin/pool-contractors"');
});
