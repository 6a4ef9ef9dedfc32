import { states } from '@poolpros/contracts/states';
import { loadPlaces } from '@poolpros/places/load';
import { beforeEach, expect, it } from 'vitest';
import { type CountsView, createCountsView } from '../domain/counts-view.js';
import { noCounts, placeOf } from '../domain/kept-counts.js';
import { createSitemap } from './sitemap.js';

const places = loadPlaces();
const neverRead = {} as Parameters<typeof createSitemap>[0]['database'];

let view: CountsView;
let change: (stateAndCity: string) => void;
/** The states whose cities were gone through, each time. */
let gone: string[];
let sitemap: ReturnType<typeof createSitemap>;
beforeEach(() => {
  const viewOf = createCountsView(places);
  let revision = 0;
  change = (stateAndCity) => {
    const counts = noCounts();
    const place = placeOf(counts, stateAndCity);
    place.near = [5, revision];
    place.located = [5, revision];
    place.services = { 'Pool Repair': 5 };
    revision += 1;
    view = viewOf(counts, revision);
  };
  for (const city of ['texas/austin', 'ohio/akron']) change(city);
  gone = [];
  const citiesOf = (stateSlug: string) => {
    gone.push(stateSlug);
    return places.citiesOf(stateSlug);
  };
  sitemap = createSitemap({
    counts: async () => view,
    places: { ...places, citiesOf },
    config: { PUBLIC_URL: 'http://127.0.0.1:4000' },
    database: neverRead,
  });
});

it('goes through the cities of a state once for all of its parts and the index', async () => {
  await sitemap.index();
  gone = [];
  expect(await sitemap.part('cities-texas')).not.toBeNull();
  expect(await sitemap.part('services-texas')).not.toBeNull();
  expect(await sitemap.part('cities-texas-2')).toBeNull();
  expect(await sitemap.part('cities-utah')).toBeNull();
  expect(gone).toEqual([]);
});

it('after a change, makes again only what is in the state of that change', async () => {
  await sitemap.index();
  const [texas, ohio] = [await sitemap.part('cities-texas'), await sitemap.part('cities-ohio')];
  gone = [];
  change('texas/austin');
  await sitemap.index();
  expect(gone).toEqual(['texas']);
  expect(await sitemap.part('cities-texas')).not.toBe(texas);
  expect(await sitemap.part('cities-ohio')).toBe(ohio);
});

it('lists a part of each state that has pages, after that of the states', async () => {
  const shards = JSON.parse(String(await (await sitemap.index()).encoded(null))).shards as { name: string }[];
  const expected = states
    .filter(({ slug }) => ['texas', 'ohio'].includes(slug))
    .flatMap(({ slug }) => [`cities-${slug}`, `services-${slug}`]);
  expect(shards.map(({ name }) => name)).toEqual(['states', ...expected]);
});
