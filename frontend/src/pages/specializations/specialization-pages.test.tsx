import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { specializations } from '../../../content/specializations/specializations.js';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { type Responses, renderPage as renderInBrowser } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';
import { shownSpecializations } from '../../entities/specializations/specialization.js';

const states = [
  { value: 'ohio', label: 'Ohio', code: 'OH', installers: 2 },
  { value: 'texas', label: 'Texas', code: 'TX', installers: 5 },
  { value: 'utah', label: 'Utah', code: 'UT', installers: 0 },
];
const builders = ['Tile & Tide', 'Lone Heron', 'Hillstone Pools', 'Cedar & Salt'].map((name, index) =>
  card({ id: 20 + index, name }),
);
const responses: Responses = {
  'GET /api/summary': summary,
  'GET /api/places/states?serviceType=luxury': states,
  'GET /api/installers/search?state=texas&serviceType=luxury': found(builders, { total: 5 }),
};
const luxury = '/specializations/luxury-pools';

async function documentOf(path: string, changes: Responses = {}): Promise<Document> {
  const rendered = await renderOnServer(path, { ...responses, ...changes });
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects`);
  return new DOMParser().parseFromString(rendered.html, 'text/html');
}

beforeEach(() => sessionStorage.clear());

it('has the six with the ranges that the business plans with', () => {
  expect(specializations.map(({ urlSlug, priceRange: { from, to, andMore } }) => [urlSlug, from, to, andMore])).toEqual(
    [
      ['luxury-pools', 100_000, 500_000, true],
      ['eco-friendly-pools', 40_000, 120_000, false],
      ['small-space-pools', 25_000, 80_000, false],
      ['smart-automated-pools', 60_000, 200_000, false],
      ['therapeutic-pools', 45_000, 150_000, false],
      ['family-fun-pools', 50_000, 180_000, false],
    ],
  );
});

it.each(shownSpecializations)(
  'renders $path whole, with its range, its features and questions to ask',
  async (each) => {
    const page = await documentOf(each.path);
    expect(page.querySelector('h1')?.textContent).toBe(each.name);
    const text = page.querySelector('main')?.textContent ?? '';
    for (const said of [each.targetAudience, ...each.keyFeatures]) expect(text).toContain(said);
    expect(page.querySelector('#questions-to-ask-a-builder')).not.toBeNull();
    expect(page.querySelectorAll('nav[aria-labelledby=related-pages] a')).toHaveLength(4);
    const entries = [...page.querySelectorAll('nav[aria-labelledby=on-this-page] a')];
    for (const entry of entries) expect(page.querySelector(entry.getAttribute('href') ?? 'none')).not.toBeNull();
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
    expect(data.join()).toContain(each.seoKeywords[0]);
  },
);

it('gives no two of them the same description', async () => {
  const paths = ['/specializations', ...shownSpecializations.map(({ path }) => path)];
  const descriptions = await Promise.all(
    paths.map(async (path) =>
      (await documentOf(path)).querySelector('meta[name=description]')?.getAttribute('content'),
    ),
  );
  expect(new Set(descriptions).size).toBe(paths.length);
  expect(descriptions).not.toContain(undefined);
});

it('shows who builds them in the state with most of them, and how many there are elsewhere', async () => {
  const page = await documentOf(luxury);
  const section = page.querySelector('section[aria-labelledby=builders]');
  expect(section?.textContent).toContain('5 listed businesses offer luxury pools in Texas. This is self-reported');
  expect(section?.textContent).toContain('Tile & Tide');
  expect(section?.textContent).not.toContain('Cedar & Salt');
  expect([...(section?.querySelectorAll('nav a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Texas5 listed',
    'Ohio2 listed',
  ]);
  expect(section?.querySelector('nav a')?.getAttribute('href')).toBe(
    '/search-results?location=Texas&state=texas&serviceType=luxury',
  );
});

it('shows those around the ZIP that the visitor named last, and searches there next', async () => {
  sessionStorage.setItem('visitorZip', '43215');
  renderInBrowser(luxury, {
    ...responses,
    'GET /api/installers/search?location=43215&serviceType=luxury': found([card({ name: 'Buckeye Stone' })]),
  });
  expect(await screen.findByText(/^1 listed business offers luxury pools near 43215\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search builders' })).toHaveAttribute(
    'href',
    '/search-results?location=43215&serviceType=luxury',
  );
});

it('stays with the state where nobody comes to the ZIP', async () => {
  sessionStorage.setItem('visitorZip', '99501');
  renderInBrowser(luxury, { ...responses, 'GET /api/installers/search?location=99501&serviceType=luxury': found([]) });
  expect(await screen.findByText(/^5 listed businesses offer luxury pools in Texas\./)).toBeVisible();
});

it('takes the specialization into the message', async () => {
  const { user } = renderInBrowser(luxury, responses);
  await user.click(await screen.findByRole('button', { name: 'Contact Tile & Tide' }));
  const carried = within(await screen.findByRole('list', { name: /^Included with your message/ }));
  expect(carried.getByText('Luxury pools')).toBeVisible();
  expect(carried.getByText('Texas')).toBeVisible();
});

it.each([
  ['nobody is listed', { 'GET /api/places/states?serviceType=luxury': [] }, 'No listed business offers luxury pools'],
  [
    'nobody can be asked for',
    { 'GET /api/places/states?serviceType=luxury': new Response(null, { status: 503 }) },
    'We cannot load the listings right now',
  ],
])('is read as well when %s', async (_, changes, said) => {
  const page = await documentOf(luxury, changes);
  expect(page.querySelector('h1')?.textContent).toBe('Luxury pools');
  expect(page.querySelector('section[aria-labelledby=builders]')?.textContent).toContain(said);
});

it('leads from the list to each', async () => {
  const { router, user } = renderInBrowser('/specializations', responses);
  await screen.findByRole('heading', { level: 1, name: 'Six ways to build' });
  const six = within(screen.getByRole('region', { name: 'Six kinds of pools' }));
  expect(six.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    shownSpecializations.map(({ path }) => path),
  );
  await user.click(six.getByRole('link', { name: /^Therapeutic pools/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/specializations/therapeutic-pools'));
});
