import { endpointRows } from '@poolpros/contracts/endpoint-table';
import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { matchRoute } from '@poolpros/contracts/route-match';
import { loadPlaces } from '@poolpros/places/load';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, it } from 'vitest';
import { present } from '../present.js';
import { everyRead } from './every-read.js';

const places = loadPlaces();

const reads = everyRead({
  random: createRandom(1),
  installers: 100_000,
  cities: [places.city('texas', 'austin'), places.city('ohio', 'columbus')].map((city) =>
    present(city ?? undefined, 'city'),
  ),
  places,
});

it('has every read of the API, every page and one that is missing', () => {
  const gets = endpointRows.filter(([, { method }]) => method === 'GET').length;
  expect(reads.size).toBe(gets + routeRows.filter(([, row]) => isPage(row)).length + 1);
});

it.each([...reads])('draws a whole URL of %s', (name, draw) => {
  const url = draw();
  expect(url).not.toContain(':');
  expect(URL.canParse(url, 'http://localhost')).toBe(true);
  const [kind, row] = name.split(' ');
  if (kind === 'page' && row !== 'that') expect(matchRoute(url.split('?')[0] ?? '')?.name).toBe(row);
});

it.each(endpointRows.filter(([, { method, query }]) => method === 'GET' && query))(
  'what it draws for %s is valid',
  (name, { query }) => {
    for (let time = 0; time < 20; time++) {
      const { searchParams } = new URL(reads.get(`api ${name}`)?.() ?? '', 'http://localhost');
      const given = query?.safeParse(Object.fromEntries(searchParams));
      // Statuses and states of queues differ, and only the staff reads them.
      if (!name.startsWith('admin')) expect(given?.error?.issues).toBeUndefined();
    }
  },
);
