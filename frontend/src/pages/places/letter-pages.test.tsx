import type { CitiesByLetter, NamesByLetter } from '@poolpros/contracts/http/letters';
import { states } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import { summary } from '../../../test/fixtures.js';
import { card, found } from '../../../test/installers.js';
import { austin, texasPage } from '../../../test/places.js';
import { problem, type Responses } from '../../../test/render.js';
import { renderOnServer } from '../../../test/render-on-server.js';

const texas = { value: 'texas', label: 'Texas' };
const parts = [
  { value: 'a-m', label: 'A–M' },
  { value: 'n-z', label: 'N–Z' },
];
const cities: CitiesByLetter = {
  state: texas,
  part: { value: 'a-m', label: 'A–M' },
  parts,
  cities: [
    { value: 'austin', label: 'Austin', installers: 11 },
    { value: 'bee-cave', label: 'Bee Cave', installers: 0 },
  ],
};
const names: NamesByLetter = {
  ...{ state: texas, city: { value: 'austin', label: 'Austin' }, total: 120 },
  part: { value: 'a-m', label: 'A–M' },
  parts,
  installers: [
    { id: 12, name: 'Aqua & Tile' },
    { id: 31, name: 'Moss Pools' },
  ],
};
const api = '/api/places/states/texas';
const responses: Responses = {
  'GET /api/summary': summary,
  [`GET ${api}`]: texasPage,
  [`GET ${api}/letters/a-m`]: cities,
  [`GET ${api}/letters/b`]: cities,
  [`GET ${api}/cities/austin`]: austin,
  [`GET ${api}/cities/austin/letters/a-m`]: names,
  [`GET ${api}/cities/austin/letters/b`]: names,
  [`GET ${api}/cities/austin/neighborhoods/hyde-park`]: { value: 'hyde-park' },
  [`GET ${api}/cities/austin/neighborhoods/xyzzy`]: problem(404, 'place_not_found'),
  'GET /api/installers/search': found([card()]),
};

async function htmlOf(path: string, given = responses): Promise<string> {
  const rendered = await renderOnServer(path, given);
  if (rendered.kind === 'redirect') throw new Error(`${path} redirects to ${rendered.location}`);
  return rendered.html;
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href);

it('links each state from the home page, so that lists lead to every business in five clicks', async () => {
  const links = linksIn(await htmlOf('/us'));
  expect(states.filter(({ slug }) => !links.includes(`/us/${slug}/pool-contractors`))).toEqual([]);
});

it.each([
  ['/us/texas/pool-contractors', '/us/texas/pool-contractors/cities/a-b'],
  ['/us/texas/austin/pool-contractors', '/us/texas/austin/pool-contractors/names/n-z'],
  ['/us/texas/austin/pool-contractors?page=2', '/us/texas/austin/pool-contractors/names/a-m'],
])('%s links to %s', async (path, list) => {
  expect(linksIn(await htmlOf(path))).toContain(list);
});

it('lists cities of a state by name, with links to the other pages, and keeps itself out of the index', async () => {
  const html = await htmlOf('/us/texas/pool-contractors/cities/a-m');
  expect(html).toContain('Cities in Texas: A–M</h1>');
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  const links = linksIn(html);
  expect(links).toContain('/us/texas/austin/pool-contractors');
  expect(links).toContain('/us/texas/bee-cave/pool-contractors');
  expect(links).toContain('/us/texas/pool-contractors/cities/n-z');
});

it('lists the businesses of a city by name, and keeps itself out of the index', async () => {
  const html = await htmlOf('/us/texas/austin/pool-contractors/names/a-m');
  expect(html).toContain('Pool contractors based in Austin: A–M</h1>');
  expect(html).toContain('120 listed businesses have an address in Austin, Texas');
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
  const links = linksIn(html);
  expect(links).toContain('/pool-contractor/texas/austin/aqua-and-tile-12');
  expect(links).toContain('/us/texas/austin/pool-contractors/names/n-z');
  expect(links.filter((link) => link === '/us/texas/austin/pool-contractors')).not.toEqual([]);
});

it('shows no links to pages of a list that has one page only, except on the page of its city', async () => {
  const part = { value: 'a-w', label: 'A–W' };
  const ofOnePage = {
    ...responses,
    [`GET ${api}/cities/austin`]: { ...austin, parts: [part] },
    [`GET ${api}/cities/austin/letters/a-w`]: { ...names, part, parts: [part] },
  };
  const list = '/us/texas/austin/pool-contractors/names/a-w';
  const linksOf = async (path: string) => linksIn(await htmlOf(path, ofOnePage));
  expect(await linksOf('/us/texas/austin/pool-contractors')).toContain(list);
  expect(await linksOf(list)).not.toContain(list);
});

it.each(['/us/texas/pool-contractors/cities', '/us/texas/austin/pool-contractors/names'])(
  'leads from a former page of %s to the one that has its names now',
  async (list) => {
    expect(await renderOnServer(`${list}/b`, responses)).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: `${list}/a-m`,
    });
  },
);

it.each([
  '/us/texas/pool-contractors/cities/abc',
  '/us/texas/austin/pool-contractors/names/a-0',
  '/us/texas/austin/xyzzy/pool-contractors',
  '/service-area/texas/austin/xyzzy',
])('%s is no page', async (path) => {
  expect(await renderOnServer(path, responses)).toMatchObject({ status: 404 });
});

it('shows a neighborhood that is known as its city', async () => {
  expect(await htmlOf('/us/texas/austin/hyde-park/pool-contractors')).toContain(
    'Pool contractors in Austin, Texas</h1>',
  );
});
