import { services } from '@poolpros/contracts/catalogue';
import { serviceSlugs } from '@poolpros/contracts/pages/places';
import { directoryPath, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { serviceOfPage } from '@poolpros/contracts/service-pages';
import { states } from '@poolpros/contracts/states';
import { loadPlaces } from '@poolpros/places/load';
import { serviceAreasIn } from '@poolpros/places/service-areas';
import { generateListings } from '@poolpros/seed-data/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CountsView, createCountsView } from './counts-view.js';
import { offeredPages } from './offered-pages.js';
import { areaPage, cityPage, statePage } from './place-pages.js';
import { partsOf, stateEntries, stateParts } from './sitemap.js';
import { createTally } from './tally.js';

const places = loadPlaces();
const ownMachine = 'http://127.0.0.1:4000';

let view: CountsView;
beforeAll(() => {
  const tally = createTally(places);
  for (const [index, listing] of generateListings(20_000, places).entries())
    tally.add({
      before: null,
      after: { ...listing, id: index + 1, reviewCount: 0, ratingMean: null },
      changedAt: 1_700_000_000_000 + index,
    });
  view = createCountsView(places)(tally.counts, 1);
});

/** Addresses of every template about places, and whether their pages offer themselves to an index. */
function robotsOfPages(publicUrl: string): Map<string, boolean> {
  const offered = offeredPages(view, publicUrl);
  const robots = new Map<string, boolean>();
  for (const state of states) {
    robots.set(
      directoryPath(state.slug),
      statePage(places, { state, byCity: view.ofState(state.slug).cities, listed: { parts: [] } }, offered).indexable,
    );
    for (const area of serviceAreasIn(places, state.slug))
      robots.set(
        pathTo(pagePaths.serviceAreaOfState, { state: state.slug, serviceArea: area.slug }),
        areaPage(places, area, [], offered).indexable,
      );
    for (const city of places.citiesOf(state.slug)) {
      // Who serves a city is not what decides.
      const reach = {
        serving: 0,
        medianRating: null,
        services: services.map((value) => ({ value, serving: 0, medianRating: null })),
      };
      const page = cityPage(places, { state, city, reach, parts: [] }, view, offered);
      const at = { state: state.slug, city: city.slug };
      robots.set(directoryPath(at.state, at.city), page.indexable);
      robots.set(pathTo(pagePaths.nearCity, at), page.indexable);
      for (const service of serviceSlugs)
        robots.set(
          pathTo(pagePaths.serviceCity, { service, ...at }),
          page.services.some(({ value, indexable }) => value === serviceOfPage[service] && indexable),
        );
    }
  }
  return robots;
}

function sitemapOf(publicUrl: string) {
  const sources = { places, view, offered: offeredPages(view, publicUrl) };
  const ofStates = states.flatMap(({ slug }) => stateEntries(sources, slug));
  return [...partsOf('states', ofStates), ...states.flatMap(({ slug }) => stateParts(sources, slug))];
}

describe('with 20,000 listings', () => {
  it('the sitemap names every page that offers itself to an index, once, and no other', () => {
    const robots = robotsOfPages(ownMachine);
    const named = sitemapOf(ownMachine).flatMap(({ entries }) => entries.map(({ path }) => path));
    const offered = [...robots].flatMap(([path, indexable]) => (indexable ? [path] : []));
    expect(offered.length).toBeGreaterThan(10_000);
    expect(robots.size).toBeGreaterThan(offered.length + 10_000);
    expect(named.toSorted()).toEqual(offered.toSorted());
  });

  it('where the public reads samples, neither the sitemap nor a page offers a place', () => {
    expect(view.samples).toBe(20_000);
    expect(sitemapOf('https://poolpros.example')).toEqual([]);
    expect([...robotsOfPages('https://poolpros.example').values()]).not.toContain(true);
  });
});

it('a part with too many addresses is split, the first under the plain name', () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({ path: `/${index}`, changedAt: index }));
  expect(partsOf('services-ohio', entries, 2).map(({ name, entries: each }) => [name, each.length])).toEqual([
    ['services-ohio', 2],
    ['services-ohio-2', 2],
    ['services-ohio-3', 1],
  ]);
  expect(partsOf('services-ohio', [], 2)).toEqual([]);
});
