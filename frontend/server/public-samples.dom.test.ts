import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { expect, it } from 'vitest';
import { summary } from '../test/fixtures.js';
import { card, detail, found } from '../test/installers.js';
import { austin } from '../test/places.js';
import { path as profile, reviews } from '../test/profile-page.js';
import type { Responses } from '../test/render.js';
import { renderOnServer } from '../test/render-on-server.js';
import { pageHtml } from './page-html.js';

const others = 'https://poolpros.example';
const oneself = 'http://127.0.0.1:4000';
const assets = { starter: '/a.js', entry: '/e.js', scripts: {}, ordered: [], styles: [], font: '/f.woff2' };

async function htmlOf(path: string, publicUrl: string, responses: Responses): Promise<string> {
  const rendered = await renderOnServer(path, responses, {
    onError: (error) => {
      throw error;
    },
    ogImageUrl: ({ rating }) => `/picture-${rating ? 'with' : 'without'}-stars`,
    searchWithinMs: 2000,
    publicUrl,
  });
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects`);
  // React marks the boundaries of texts.
  return pageHtml(rendered, assets).replaceAll('<!-- -->', '');
}

const sample = { sample: true };
const isKept = /<meta name="robots" content="noindex/;
const note = 'Sample data: businesses and reviews here are not real.';
const profileOf = (nearby: ReturnType<typeof card>[], change: object = {}): Responses => ({
  'GET /api/summary': summary,
  'GET /api/installers/12': detail({ nearby, ...change }),
  'GET /api/reviews': { ...reviews, items: reviews.items.map((review) => ({ ...review, ...change })) },
});

it('keeps the profile of a sample from search engines where others read it, without ratings, and takes nothing', async () => {
  const html = await htmlOf(profile, others, profileOf([], sample));
  expect(html).toMatch(isKept);
  expect(html).toContain(note);
  expect(html).toContain('This business and its reviews are not real. It does not accept messages or reviews.');
  expect(html).not.toContain('AggregateRating');
  expect(html).not.toContain('with-stars');
  expect(html).not.toContain('<form method="post"');
  expect(html).not.toMatch(/Contact (<span class="sr-only">)?Hillstone/);
});

it('shows the profile of a sample as a real one on the machine itself, with a note', async () => {
  const html = await htmlOf(profile, oneself, profileOf([], sample));
  expect(html).not.toMatch(isKept);
  expect(html).toContain(note);
  expect(html).toContain('This business and its reviews are not real.');
  expect(html).toContain('AggregateRating');
  expect(html).toContain('/picture-with-stars');
  expect(html).toContain('Contact Hillstone Pools');
});

it('shows a real business as ever beside a sample, but keeps the page from search engines', async () => {
  const html = await htmlOf(profile, others, profileOf([card({ id: 7, name: 'Made-up Pools', ...sample })]));
  expect(html).toMatch(isKept);
  expect(html).toContain('AggregateRating');
  expect(html).toContain('Contact Hillstone Pools');
  expect(await htmlOf(profile, others, profileOf([card({ id: 7 })]))).not.toMatch(isKept);
});

it.each([
  ['/us', true],
  ['/', true],
  ['/pricing', true],
  [pagePaths.help, false],
  [pagePaths.terms, false],
])('of %s it is %s that it is kept from search engines while figures are made up', async (path, kept) => {
  const responses = { 'GET /api/summary': summary };
  const html = await htmlOf(path, others, responses);
  expect(isKept.test(html)).toBe(kept);
  expect(html).toContain(note);
  expect(await htmlOf(path, oneself, responses)).not.toMatch(isKept);
  const real = { 'GET /api/summary': { ...summary, sampleData: false }, 'GET /api/reviews/latest': { items: [] } };
  const ofRealOnes = await htmlOf(path, others, real);
  expect(ofRealOnes).not.toMatch(isKept);
  expect(ofRealOnes).not.toContain(note);
});

it.each([
  [true, false],
  [false, true],
])('of a list with a sample, %s, it is %s that search engines may have the place', async (sampled, indexed) => {
  const path = pathTo(pagePaths.nearCity, { state: 'texas', city: 'austin' });
  const facets = { ...found([]).facets, byDistance: [{ miles: 25, count: 12 }] };
  const installers = [card({ name: 'Tile & Tide', sample: sampled })];
  const html = await htmlOf(path, others, {
    'GET /api/summary': summary,
    'GET /api/places/states/texas/cities/austin': { ...austin, located: 12, serving: 21 },
    'GET /api/installers/search?state=texas&city=austin&sortBy=distance': found(installers, { total: 21, facets }),
  });
  expect(html).toContain('Tile &amp; Tide');
  expect(isKept.test(html)).toBe(!indexed);
});
