import { endpointTable } from '@poolpros/contracts/endpoint-table';
import { matchRoute } from '@poolpros/contracts/route-match';
import { loadPlaces } from '@poolpros/places/load';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, it } from 'vitest';
import { present } from '../present.js';
import { publicRequests } from './public-requests.js';

const places = loadPlaces();
const random = createRandom(1);
const requests = publicRequests({
  listings: Array.from({ length: 30 }, (_, id) => ({
    id: id + 1,
    name: 'Hillstone Pools',
    stateSlug: 'ohio',
    citySlug: 'akron',
  })),
  cities: [present(places.city('texas', 'austin') ?? undefined, 'city')],
  places,
});
const of = (service: 'web' | 'api') => requests.filter((each) => (each.service === 'web') === (service === 'web'));

it('has what needs no account and no mailed token', () => {
  const names = of('api').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['installers', 'map', 'enhancedSearch', 'reviews', 'sitemapShard']));
  expect(names.filter((name) => /^admin|^own|mailStop/.test(name))).toEqual([]);
  expect(of('web').map(({ name }) => name)).not.toContain('verifyReview');
});

it('says of each what its row says about its cost, and that every page is dear', () => {
  const dear = of('api').flatMap((each) => (each.dear ? [each.name] : []));
  expect(dear).toEqual(expect.arrayContaining(['city', 'map', 'sitemap', 'enhancedSearch']));
  expect(dear).not.toContain('summary');
  expect(of('web').filter((each) => !each.dear)).toEqual([]);
});

it.each(of('api').map((each) => [each.name, each] as const))('asks for %s as its row says', (name, { draw }) => {
  const { path, query } = endpointTable[name as keyof typeof endpointTable] as {
    path: string;
    query?: { parse(given: unknown): unknown };
  };
  for (let time = 0; time < 20; time++) {
    const url = new URL(draw(random), 'http://localhost');
    expect(url.pathname.split('/')).toHaveLength(path.split('/').length);
    query?.parse(Object.fromEntries(url.searchParams));
  }
});

it.each(of('web').map((each) => [each.name, each] as const))('asks for the page %s', (name, { draw }) => {
  expect(matchRoute(draw(random).split('?')[0] ?? '')?.name).toBe(name);
});

it('asks for a profile below the place of its business', () => {
  const profile = requests.find(({ name }) => name === 'profile');
  expect(profile?.draw(random)).toMatch(/^\/pool-contractor\/ohio\/akron\/hillstone-pools-\d+$/);
});
