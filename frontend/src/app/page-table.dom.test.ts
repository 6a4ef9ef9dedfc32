import { isFormField } from '@poolpros/contracts/form-fields';
import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { expect, it, vi } from 'vitest';
import { installer } from '../../test/account-fixtures.js';
import { summary } from '../../test/fixtures.js';
import { card, found } from '../../test/installers.js';
import { austin, texasPage } from '../../test/places.js';
import { responses as profileResponses } from '../../test/profile-page.js';
import type { Responses } from '../../test/render.js';
import { renderOnServer } from '../../test/render-on-server.js';
import type { Rendered } from './entry-server.js';
import { pageFiles } from './page-files.js';

const rows = routeRows.flatMap(([name, row]) => (isPage(row) ? [[name, row] as const] : []));

it('has a row for every page file and a file for every row', () => {
  const files = new Set(rows.map(([, { page }]) => `src/pages/${page}.tsx`));
  expect([...files].sort()).toEqual([...pageFiles].sort());
});

const render = (path: string, more: Responses = {}) =>
  renderOnServer(
    path,
    { 'GET /api/summary': summary, 'GET /api/places/states': [], ...more },
    {
      onError: (error) => {
        throw error;
      },
    },
  );

const headOf = (rendered: Rendered) =>
  new DOMParser().parseFromString('html' in rendered ? rendered.html : '', 'text/html').head;

const robotsOf = (head: HTMLHeadElement) => head.querySelector('meta[name=robots]')?.getAttribute('content');

it('keeps a page that makes its own title out of the index where its row says so', async () => {
  const path = pathTo(pagePaths.writeReview, { installerId: 7 });
  expect(robotsOf(headOf(await render(path, { 'GET /api/installers/7': installer })))).toBe('noindex,follow');
});

it.each(rows.filter(([, { title }]) => title !== null))('gives %s the head that it names', async (_, row) => {
  const { path } = row;
  const head = headOf(
    await render(path.replace(':token', 'abc').replace(':slug', 'hillstone-pools').replace(':installerId', '7')),
  );
  const isPublic = row.index === 'always';
  expect([...head.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    `${row.title} | PoolPros`,
  ]);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    isPublic ? `https://poolpros.example${path === pagePaths.home ? pagePaths.unitedStates : path}` : undefined,
  );
  expect(robotsOf(head)).toBe(isPublic ? undefined : 'noindex,follow');
  if (isPublic) expect(head.querySelector('meta[name=description]')).not.toBeNull();
});

const inTexas: Responses = {
  ...profileResponses,
  'GET /api/places/states/texas': texasPage,
  'GET /api/places/states/texas/cities/austin': austin,
  'GET /api/installers/search': found([card()]),
};

it.each(rows.filter(([, { index }]) => index !== 'never'))(
  'the page %s reads no other key of its query than its row names',
  async (name, { query = [], secretQuery = [] }) => {
    const [read, probe] = [new Set<string>(), 'probe'];
    for (const method of ['get', 'has', 'getAll'] as const) {
      const original = URLSearchParams.prototype[method];
      vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (this: URLSearchParams, key: string) {
        if (this.toString().includes(probe)) read.add(key);
        return Reflect.apply(original, this, [key]) as never;
      });
    }
    await renderOnServer(`${routeExamples[name]}?${probe}=1`, {
      'GET /api/summary': summary,
      'GET /api/places/states': [],
      ...inTexas,
    }).finally(() => vi.restoreAllMocks());
    // The router itself looks for `index`.
    const named = ['index', ...query, ...secretQuery];
    expect([...read].filter((key) => !named.includes(key) && !isFormField(name, key))).toEqual([]);
  },
);

it.each([
  '/xx',
  '/us/pool-installers/austin',
  '/us/pool-contractors/austin/pool-contractors',
  '/pool-painting/texas/austin',
])('shows the not-found page at %s without asking for data', async (path) => {
  const asked: string[] = [];
  const rendered = await render(path, {
    'GET /api/places/states/pool-installers/cities/austin': () => asked.push(path),
    'GET /api/places/states/pool-contractors/cities/austin': () => asked.push(path),
  });
  expect(rendered).toMatchObject({ status: 404, html: expect.stringContaining('This page isn’t here') });
  expect(asked).toEqual([]);
});

it.each(['es', 'fr', 'it', 'de', 'uk', 'au'])('shows /%s as coming soon, out of the index', async (country) => {
  const rendered = await render(`/${country}`);
  expect(rendered).toMatchObject({ status: 200, html: expect.stringContaining('Coming Soon') });
  expect(robotsOf(headOf(rendered))).toBe('noindex,follow');
});

it.each([
  ['/US/?a=B', '/us?a=B'],
  ['/Search-Results/?location=Texas', '/search-results?location=Texas'],
  ['/contractor/login', '/contractor-login'],
  ['/us/texas/austin/hyde-park', '/pool-contractors/texas/austin'],
])('redirects %s to %s', async (path, location) => {
  expect(await render(path)).toEqual({ kind: 'redirect', status: 301, location });
});
