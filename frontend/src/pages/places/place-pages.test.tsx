import type { CityPage, StatePage } from '@poolpros/contracts/http/places';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { fakeFetch, problem, type Responses } from '../../../test/render.js';
import { renderPage } from '../../app/entry-server.js';

const texas = { value: 'texas', label: 'Texas', code: 'TX', installers: 99 };
const austin: CityPage = {
  state: texas,
  city: {
    value: 'austin',
    label: 'Austin',
    county: 'Travis County',
    latitude: 30.27,
    longitude: -97.74,
    population: 931830,
    timeZone: 'America/Chicago',
  },
  nearby: [{ value: 'round-rock', label: 'Round Rock', miles: 17.1, installers: 6 }],
  located: 11,
  serving: 16,
  medianRating: 4.5,
};
const state: StatePage = {
  state: texas,
  cities: [{ value: 'austin', label: 'Austin', county: 'Travis County', installers: 11 }],
  installers: 99,
  averageRating: 4.3,
};
const responses: Responses = {
  'GET /api/summary': summary,
  'GET /api/places/states/texas': state,
  'GET /api/places/states/texas/cities/austin': austin,
  'GET /api/installers/search': found([card({ name: 'Tile </script> & Tide' })], { total: 16, totalPages: 2 }),
};

const rendering = (path: string, changes: Responses = {}) =>
  renderPage({
    path,
    publicUrl: 'https://poolpros.example',
    searchWithinMs: 0,
    apiUrl: 'http://api',
    analytics: null,
    fetch: fakeFetch({ ...responses, ...changes }),
    onError: () => undefined,
  });

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

it('keeps a city that fewer than three businesses serve out of the index', async () => {
  const html = await htmlOf('/us/texas/austin/pool-contractors', {
    'GET /api/places/states/texas/cities/austin': { ...austin, serving: 2 },
  });
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
});

it('says that nobody serves a city yet', async () => {
  const html = await htmlOf('/us/texas/austin/pool-contractors', {
    'GET /api/places/states/texas/cities/austin': { ...austin, serving: 0, located: 0, medianRating: null },
    'GET /api/installers/search': found([], { totalPages: 0 }),
  });
  expect(html).toContain('No installers found');
  expect(html).toContain('No reviews yet');
});

it('renders a state with its cities', async () => {
  const html = await htmlOf('/us/texas/pool-contractors');
  expect(html).toContain('Pool contractors in Texas</h1>');
  expect(html).toContain('href="/us/texas/austin/pool-contractors"');
});

it.each([
  '/us/narnia/pool-contractors',
  '/us/texas/nowhereville/pool-contractors',
  '/us/pool-contractors/austin',
  '/us/pool-contractors/austin/pool-contractors',
  '/us/texas/austin/pool-contractors?page=3',
  '/us/te%2Fxas/austin/pool-contractors',
])('responds with 404 for %s', async (path) => {
  const rendered = await rendering(path, { 'GET /api/installers/search': found([], { total: 16, totalPages: 2 }) });
  expect(rendered).toMatchObject({ kind: 'page', status: 404 });
});

it('responds with 503 while the directory does not respond', async () => {
  const rendered = await rendering('/us/texas/austin/pool-contractors', {
    'GET /api/installers/search': problem(503, 'service_unavailable'),
  });
  expect(rendered).toMatchObject({ kind: 'page', status: 503 });
});

it.each([
  ['/us/texas/austin/hyde-park', '/pool-contractors/texas/austin'],
  ['/us/texas/austin/hyde-park/pool-contractors', '/us/texas/austin/pool-contractors'],
  ['/us/Texas/Austin/pool-contractors?page=2', '/us/texas/austin/pool-contractors?page=2'],
])('leads %s to %s', async (path, location) => {
  expect(await rendering(path)).toMatchObject({ kind: 'redirect', status: 301, location });
});
