import { type PageName, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { installer } from '../../test/account-fixtures.js';
import { summary } from '../../test/fixtures.js';
import { fakeFetch, type Responses } from '../../test/render.js';
import { type Rendered, renderPage } from './entry-server.js';
import { pageFiles } from './page-route.js';
import { type PageRow, pageTable } from './page-table.js';

const rows = Object.entries(pageTable) as [PageName, PageRow][];

it('has a row for every page file and a file for every row', () => {
  expect(rows.map(([, { page }]) => `../pages/${page}.tsx`).sort()).toEqual(Object.keys(pageFiles).sort());
});

it('names no path twice', () => {
  const paths = rows.flatMap(([name, { also = [] }]) => [pagePaths[name], ...also]);
  expect(new Set(paths).size).toBe(paths.length);
});

const render = (path: string, more: Responses = {}) =>
  renderPage({
    path,
    publicUrl: 'https://poolpros.example',
    searchWithinMs: 0,
    apiUrl: 'http://api',
    analytics: null,
    fetch: fakeFetch({ 'GET /api/summary': summary, 'GET /api/places/states': [], ...more }),
    onError: (error) => {
      throw error;
    },
  });

const headOf = (rendered: Rendered) =>
  new DOMParser().parseFromString('html' in rendered ? rendered.html : '', 'text/html').head;

const robotsOf = (head: HTMLHeadElement) => head.querySelector('meta[name=robots]')?.getAttribute('content');

it('keeps a page that makes its own title out of the index where its row says so', async () => {
  const path = pathTo(pagePaths.writeReview, { installerId: 7 });
  expect(robotsOf(headOf(await render(path, { 'GET /api/installers/7': installer })))).toBe('noindex,follow');
});

it.each(rows.filter(([, { title }]) => title !== null))('gives %s the head that it names', async (name, row) => {
  const path = pagePaths[name];
  const head = headOf(await render(path.replace(':token', 'abc').replace(':slug', 'hillstone-pools')));
  const isPublic = row.index === 'always';
  expect([...head.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
    `${row.title} | PoolPros`,
  ]);
  expect(head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    isPublic ? `https://poolpros.example${path}` : undefined,
  );
  expect(robotsOf(head)).toBe(isPublic ? undefined : 'noindex,follow');
  if (isPublic) expect(head.querySelector('meta[name=description]')).not.toBeNull();
});
