import type { ProjectPage } from '@poolpros/contracts/http/projects';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { detail } from '../../../test/installers.js';
import { responses } from '../../../test/profile-page.js';
import { problem, type Responses, renderPage } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const photo = (letter: string, alt: string) => ({
  url: `/media/photos/${letter.repeat(32)}-960.webp`,
  width: 1600,
  height: 1200,
  alt,
});
const { nearby: _nearby, ...listing } = detail();
const page: ProjectPage = {
  project: {
    id: 31,
    slug: 'pool-with-a-spa-31',
    title: 'Pool with a spa',
    text: 'On a slope of nine feet. '.repeat(15),
    service: 'Pool Installation',
    poolType: 'Inground Pools',
    sizeBand: 'medium',
    costBand: 'over_100k',
    builtOn: '2024-06',
    months: 5,
    photos: [photo('a', 'Spa at dusk'), photo('b', 'The slope before')],
    updatedAt: '2026-11-20T10:00:00.000Z',
  },
  installer: listing,
  others: [{ slug: 'replaster-32', title: 'Replaster', builtOn: '2023', summary: 'Two weeks.', cover: null }],
};
const path = '/pool-contractor/texas/austin/hillstone-pools-12/projects/pool-with-a-spa-31';
const api = (changes: Partial<ProjectPage> = {}): Responses => ({
  ...responses,
  'GET /api/installers/12/projects/31': { ...page, ...changes },
});
const open = async (changes: Partial<ProjectPage> = {}) => {
  const opened = renderPage(path, api(changes));
  await screen.findByRole('heading', { level: 1, name: 'Pool with a spa' });
  return opened;
};
const rendering = (url: string, more: Responses = {}) => renderOnServer(url, { ...api(), ...more });
const htmlOf = async (changes: Partial<ProjectPage> = {}) => {
  const rendered = await rendering(path, api(changes));
  return rendered.kind === 'page' ? rendered.html : '';
};

it('says what was built, in which size, for how much and how long it took', async () => {
  await open();
  const facts = [
    ['Work', 'Pool installation'],
    ['Pool type', 'Inground pools'],
    ['Size', '10,000 to 20,000 gallons'],
    ['Cost', 'Over $100,000'],
    ['Finished', 'June 2024'],
    ['Duration', '5 months'],
  ];
  for (const [label = '', value] of facts)
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(String(value));
  expect(screen.getByRole('img', { name: 'Spa at dusk' })).toHaveAttribute('width', '1600');
  expect(within(screen.getByRole('list', { name: 'More photos' })).getAllByRole('img')).toHaveLength(1);
});

it('leads to the business, to the form that writes to it, and to its other projects', async () => {
  const { user } = await open();
  const business = within(screen.getByRole('complementary', { name: 'Hillstone Pools' }));
  expect(business.getByRole('link', { name: 'See profile and reviews' })).toHaveAttribute(
    'href',
    '/pool-contractor/texas/austin/hillstone-pools-12',
  );
  const others = within(screen.getByRole('region', { name: 'Other projects by Hillstone Pools' }));
  expect(others.getByRole('link', { name: 'Replaster' })).toHaveAttribute(
    'href',
    path.replace(/[^/]+$/, 'replaster-32'),
  );
  await user.click(business.getByRole('button', { name: /^Contact/ }));
  expect(await screen.findByRole('dialog', { name: /Hillstone Pools/ })).toBeVisible();
});

it('says when the business takes no requests', async () => {
  await open({ installer: { ...listing, status: 'paused', availability: { status: 'paused', until: null } } });
  expect(screen.getByText(/Away for now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Contact/ })).not.toBeInTheDocument();
});

it('shows no empty parts for a project of which only the name is known', async () => {
  const { id, slug, title, updatedAt } = page.project;
  const nothing = { service: null, poolType: null, sizeBand: null, costBand: null, builtOn: null, months: null };
  await open({ project: { id, slug, title, updatedAt, text: '', photos: [], ...nothing }, others: [] });
  expect(screen.queryByText('Cost')).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'More photos' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Other projects/ })).not.toBeInTheDocument();
});

it('offers itself to search engines only with a story and photos', async () => {
  expect(await htmlOf()).not.toContain('noindex');
  expect(await htmlOf({ project: { ...page.project, text: 'Short.' } })).toContain('content="noindex,follow"');
  expect(await htmlOf({ project: { ...page.project, photos: [] } })).toContain('content="noindex,follow"');
  expect(await htmlOf({ installer: { ...listing, status: 'closed' } })).toContain('content="noindex,follow"');
});

it('tells machines what it is and who did it, in a page with a canonical URL', async () => {
  const html = await htmlOf();
  expect(html).toContain(`<link rel="canonical" href="https://poolpros.example${path}"/>`);
  expect(html).toContain('<title>Pool with a spa by Hillstone Pools |');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const data = scripts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  expect(data.find((each) => each['@type'] === 'CreativeWork')).toMatchObject({
    name: 'Pool with a spa',
    creator: { '@id': 'https://poolpros.example/pool-contractor/texas/austin/hillstone-pools-12' },
  });
  expect(JSON.stringify(data.find((each) => each['@type'] === 'BreadcrumbList'))).toContain('Hillstone Pools');
});

it.each([
  '/pool-contractor/texas/austin/old-name-12/projects/pool-with-a-spa-31',
  '/pool-contractor/texas/austin/hillstone-pools-12/projects/old-title-31',
  '/pool-contractor/nevada/reno/hillstone-pools-12/projects/pool-with-a-spa-31',
])('redirects %s to the path of the project', async (url) => {
  expect(await rendering(url)).toMatchObject({ kind: 'redirect', status: 301, location: path });
});

it.each([
  ['/pool-contractor/texas/austin/hillstone-pools-12/projects/pool-with-a-spa', 404, {}],
  ['/pool-contractor/texas/austin/hillstone-pools/projects/pool-with-a-spa-31', 404, {}],
  [path, 404, { 'GET /api/installers/12/projects/31': problem(404, 'not_found') }],
  [path, 410, { 'GET /api/installers/12/projects/31': problem(410, 'gone') }],
] as [string, number, Responses][])('responds to %s with %i', async (url, status, more) => {
  expect(await rendering(url, more)).toMatchObject({ kind: 'page', status });
});
