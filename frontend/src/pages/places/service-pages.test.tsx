import type { AreaPage } from '@poolpros/contracts/http/places';
import { serviceSlugs } from '@poolpros/contracts/pages/places';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { austin, texas, texasFacts } from '../../../test/places.js';
import { type Responses, renderPage as renderInBrowser } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const facets = {
  byDistance: [
    { miles: 10, count: 2 },
    { miles: 25, count: 3 },
    { miles: 50, count: 5 },
    { miles: 100, count: 5 },
  ],
  services: [],
  poolTypes: [],
  rating: [],
};
const repairers = found([card({ name: 'Tile & Tide' })], { total: 5, totalPages: 1, facets });
const travis: AreaPage = {
  state: texas,
  area: { value: 'travis-county', label: 'Travis County', kind: 'county' },
  center: { value: 'austin', label: 'Austin', latitude: 30.27, longitude: -97.74 },
  miles: 25,
  cities: [{ value: 'austin', label: 'Austin', installers: 11, latitude: 30.27, longitude: -97.74 }],
  cityCount: 1,
  installers: 11,
  averageRating: 4.3,
  others: [{ state: 'ohio', value: 'travis-county', label: 'Travis County, Ohio' }],
  facts: texasFacts,
  indexable: true,
};
const responses: Responses = {
  'GET /api/summary': summary,
  'GET /api/places/states/texas/cities/austin': austin,
  'GET /api/places/states/texas/cities/austin/neighborhoods/hyde-park': { value: 'hyde-park' },
  'GET /api/places/states/texas/areas/travis-county': travis,
  'GET /api/places/areas?area=travis-county': travis,
  'GET /api/installers/search': repairers,
};
const path = '/pool-repair/texas/austin';

const rendering = (at: string, changes: Responses = {}) => renderOnServer(at, { ...responses, ...changes });

async function htmlOf(at: string, changes?: Responses): Promise<string> {
  const rendered = await rendering(at, changes);
  if (rendered.kind === 'redirect') throw new Error(`${at} redirects to ${rendered.location}`);
  return rendered.html;
}

it('lists who offers the service of the page in range of the city, with what is known of the work', async () => {
  const asked: string[] = [];
  const html = await htmlOf(path, {
    'GET /api/installers/search': (request: Request) => {
      asked.push(new URL(request.url).search);
      return repairers;
    },
  });
  expect(asked).toEqual(['?state=texas&city=austin&services=Pool+Repair']);
  expect(html).toContain('Pool repair in Austin, Texas</h1>');
  expect(html).toContain('5 listed businesses in range of Austin offer pool repair.');
  expect(html).toContain('Tile &amp; Tide');
  expect(html).toContain('$3,000–$7,500');
  expect(html).toContain('We have not confirmed what Texas requires to repair pool equipment.');
  expect(html).toContain('Is my pool in Austin leaking, or is it just evaporation?');
  expect(html).toContain('href="/pool-repair/texas/round-rock"');
  expect(html).toContain('href="/pool-installation/texas/austin"');
  expect(html).toContain(`<link rel="canonical" href="https://poolpros.example${path}"/>`);
  expect(html).not.toContain('noindex');
});

it('gives no source for a rule that is not known', async () => {
  const unknown = await htmlOf(path);
  expect(unknown).not.toContain('recorded this rule');
  expect(unknown).not.toContain(austin.facts.license.source?.url);
  const license = { ...austin.facts.license, rules: { repair: { standing: 'none' } } };
  const htmlWith = (more: object) =>
    htmlOf(path, {
      'GET /api/places/states/texas/cities/austin': {
        ...austin,
        facts: { ...austin.facts, license: { ...license, ...more } },
      },
    });
  expect(await htmlWith({})).toContain('A public register of state boards recorded this rule on Jul 2, 2026.');
  expect(await htmlWith({ source: null })).toContain('We have not checked this with the board.');
  expect(await htmlWith({ source: null, rules: {} })).not.toContain('We have not checked this');
});

it('stays out of the index unless the service has enough businesses there, and links its neighbors', async () => {
  const services = austin.services.map((each) => ({ ...each, indexable: each.value !== 'Pool Repair' }));
  const html = await htmlOf(path, { 'GET /api/places/states/texas/cities/austin': { ...austin, services } });
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(html).toContain('href="/pool-repair/texas/round-rock"');
});

it.each(['/service-area/texas/travis-county', '/service-area/travis-county'])(
  '%s stays out of the index unless its area has enough businesses',
  async (at) => {
    expect(await htmlOf(at)).not.toContain('noindex');
    const few = { ...travis, indexable: false };
    const html = await htmlOf(at, {
      'GET /api/places/states/texas/areas/travis-county': few,
      'GET /api/places/areas?area=travis-county': few,
    });
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  },
);

const reached = [
  '/us/texas/austin/pool-contractors',
  path,
  '/pool-contractors-near-me/texas/austin',
  '/service-area/texas/travis-county',
];

it.each(reached.flatMap((at) => [0, 1, 16].map((serving) => [at, serving] as const)))(
  'never says at %s that its %i businesses serve the place, as some only are within 50 miles',
  async (at, serving) => {
    const services = austin.services.map((each) => ({ ...each, serving }));
    const cards = serving === 0 ? [] : [card({ name: 'Tile & Tide', reasons: ['Within 50 miles'] })];
    const html = await htmlOf(at, {
      'GET /api/places/states/texas/cities/austin': { ...austin, serving, services, located: Math.min(serving, 11) },
      'GET /api/installers/search': found(cards, { total: serving }),
    });
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    const told = `${head.querySelector('meta[name=description]')?.getAttribute('content')} ${body.querySelector('main')?.textContent}`;
    expect(told).toContain('in range of');
    expect(told).not.toMatch(/\bserv(?:es?|ing)\b|come to you|businesses (?:that )?work in|area includes the city/i);
  },
);

it.each(serviceSlugs)('renders /%s/texas/austin whole, under a title of its own', async (slug) => {
  const rendered = await rendering(`/${slug}/texas/austin`);
  expect(rendered).toMatchObject({ kind: 'page', status: 200 });
  const html = 'html' in rendered ? rendered.html : '';
  expect(html).not.toMatch(/undefined|\[object/);
  expect(html).toContain(`https://poolpros.example/${slug}/texas/austin`);
});

it('gives no two services the same title or description', async () => {
  const heads = await Promise.all(
    serviceSlugs.map(async (slug) => {
      const { head } = new DOMParser().parseFromString(await htmlOf(`/${slug}/texas/austin`), 'text/html');
      return ['title', 'meta[name=description]'].map((part) => head.querySelector(part)?.outerHTML);
    }),
  );
  for (const part of [0, 1]) expect(new Set(heads.map((head) => head[part])).size).toBe(serviceSlugs.length);
});

it('takes the service and the city of the page into the message', async () => {
  const { user } = renderInBrowser(path, responses);
  await user.click(await screen.findByRole('button', { name: 'Contact Tile & Tide' }));
  const carried = within(await screen.findByRole('list', { name: /^Included with your message/ }));
  expect(carried.getByText('Austin, Texas')).toBeVisible();
  expect(screen.getByText('Included: Pool repair')).toBeVisible();
});

it('counts those who offer it at each distance', async () => {
  renderInBrowser(path, responses);
  expect(await screen.findByRole('button', { name: '25 miles, 3 contractors' })).toBeInTheDocument();
});

it('names who is nearest where nobody offers the service, and offers no distance that finds nobody', async () => {
  const nobody = { ...facets, byDistance: [10, 25, 50, 100].map((miles) => ({ miles, count: 0 })) };
  renderInBrowser(path, {
    ...responses,
    'GET /api/installers/search': found([], {
      totalPages: 0,
      facets: nobody,
      center: { lat: 30.27, lon: -97.74, label: 'Austin, TX' },
    }),
    'GET /api/installers/nearest?lat=30.27&lon=-97.74': {
      installers: [card({ name: 'Polar Pools', distance: 180.4 })],
    },
  });
  expect(await screen.findByText(/No listed business here says it offers pool repair yet/)).toBeVisible();
  const nearest = within(await screen.findByRole('region', { name: 'Nearest contractors, any service' }));
  expect(nearest.getByRole('link', { name: 'Polar Pools' })).toBeVisible();
  expect(nearest.getByText('180.4 mi')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^\d+ miles/ })).not.toBeInTheDocument();
});

it('leaves the canonical path as it is when a distance is chosen', async () => {
  expect(await htmlOf(`${path}?distance=25`)).toContain(
    `<link rel="canonical" href="https://poolpros.example${path}"/>`,
  );
});

it.each(['/pool-painting/texas/austin', '/pool-repair/texas/nowhereville', '/pool-repair/narnia/austin'])(
  'has no page at %s',
  async (at) => {
    expect(await rendering(at)).toMatchObject({ kind: 'page', status: 404 });
  },
);

it('shows the year of a pool by month', async () => {
  renderInBrowser('/pool-care-calendar/texas/austin', responses);
  const year = within(await screen.findByRole('region', { name: 'A year of pool care in Austin' }));
  expect(year.getAllByRole('row')).toHaveLength(13);
  expect(year.getByRole('row', { name: /^July 84 °F 5.1 in/ })).toBeInTheDocument();
});

it.each(['/service-area/texas/travis-county', '/service-area/travis-county'])(
  'shows a county with its cities and its middle at %s',
  async (at) => {
    const html = await htmlOf(at);
    expect(html).toContain('Pool contractors in Travis County, Texas</h1>');
    expect(html).toContain('Within 25 miles of Austin');
    expect(html).toContain('href="/us/texas/austin/pool-contractors"');
    expect(html).toContain('href="/service-area/ohio/travis-county"');
    expect(html).toContain('<link rel="canonical" href="https://poolpros.example/service-area/texas/travis-county"/>');
  },
);

it('has no page of an area that does not exist', async () => {
  expect(await rendering('/service-area/texas/narnia-county')).toMatchObject({ kind: 'page', status: 404 });
});

it('shows the city for an area of it, canonical to the city', async () => {
  expect(await htmlOf('/service-area/texas/austin/hyde-park')).toContain(
    '<link rel="canonical" href="https://poolpros.example/us/texas/austin/pool-contractors"/>',
  );
});
