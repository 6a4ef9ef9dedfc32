import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { Problem } from '@poolpros/chassis/problem';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { indexMiles, listingsForIndex } from '@poolpros/contracts/page-table';
import { serviceSlugs } from '@poolpros/contracts/pages/places';
import { directoryPath, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { isOwnMachine } from '@poolpros/contracts/public-samples';
import { serviceOfPage } from '@poolpros/contracts/service-pages';
import { profilePath } from '@poolpros/contracts/slug';
import type { Places } from '@poolpros/places/places';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { byAnybody } from '../../members/routes/acting.js';
import {
  type CityMiddle,
  contractorShards,
  contractorsOfShard,
  type ListedCity,
  type ListedService,
  listedCities,
  listedServices,
  listedStates,
} from '../db/sitemap-store.js';

interface Entry {
  path: string;
  updatedAt: Date;
}

/** What a sitemap is made from. */
interface Sources {
  tx: EntityManager;
  places: Places;
  withSamples: boolean;
}

/** What search engines may find of the pages made of data: only those that offer themselves to an index. */
export function sitemapRoutes(app: ZodApp, { database, places, config }: Context): void {
  const open = byAnybody('sitemap');
  const sources: Sources = {
    tx: database.dataSource.manager,
    places,
    withSamples: isOwnMachine(config.PUBLIC_URL),
  };

  route(
    app,
    catalogEndpoints.sitemap,
    open({ summary: 'Parts of the sitemap', errors: [503] }),
    async (_request, reply) => {
      const shards = await shardsOf(sources);
      keepFor(reply, freshness.list);
      return { shards: shards.map(({ name, updatedAt }) => ({ name, updatedAt: updatedAt.toISOString() })) };
    },
  );

  route(
    app,
    catalogEndpoints.sitemapShard,
    open({ summary: 'Pages of one part of the sitemap', errors: [400, 404, 503] }),
    async (request, reply) => {
      const entries = await entriesOf(sources, request.params.shard);
      if (entries.length === 0) throw new Problem('not_found', 'The sitemap has no such part.');
      keepFor(reply, freshness.list);
      return { entries: entries.map(({ path, updatedAt }) => ({ path, updatedAt: updatedAt.toISOString() })) };
    },
  );
}

const citiesOf = ({ tx, withSamples }: Sources, state: string | null): Promise<ListedCity[]> =>
  listedCities(tx, { least: listingsForIndex, withSamples }, state);

/** What the page of a service counts around the middle of a city. */
const servicesOf = ({ tx, places, withSamples }: Sources, cities: readonly ListedCity[]): Promise<ListedService[]> =>
  listedServices(tx, { least: listingsForIndex, miles: indexMiles, withSamples }, middlesOf(places, cities));

async function shardsOf(sources: Sources): Promise<{ name: string; updatedAt: Date }[]> {
  const cities = await citiesOf(sources, null);
  const services = await servicesOf(sources, cities);
  const contractors = await contractorShards(sources.tx, sources.withSamples);
  const states = await indexedStates(sources);
  return [
    ...lastOf(states.map(({ updatedAt }) => ({ name: 'states', updatedAt }))),
    ...lastOf(cities.map(({ stateSlug, updatedAt }) => ({ name: `cities-${stateSlug}`, updatedAt }))),
    ...lastOf(services.map(({ stateSlug, updatedAt }) => ({ name: `services-${stateSlug}`, updatedAt }))),
    ...contractors.map(({ shard, updatedAt }) => ({ name: `contractors-${shard}`, updatedAt })),
  ];
}

/** Where the page of a city searches; a city that nobody knows has none. */
const middlesOf = (places: Places, cities: readonly ListedCity[]): CityMiddle[] =>
  cities.flatMap(({ stateSlug, citySlug }) => {
    const city = places.city(stateSlug, citySlug);
    return city ? [{ stateSlug, citySlug, latitude: city.latitude, longitude: city.longitude }] : [];
  });

/** One part of each name, with the last change. */
function lastOf(parts: readonly { name: string; updatedAt: Date }[]): { name: string; updatedAt: Date }[] {
  const last = new Map<string, Date>();

  for (const { name, updatedAt } of parts) {
    const before = last.get(name);
    if (!before || before < updatedAt) last.set(name, updatedAt);
  }
  return [...last].map(([name, updatedAt]) => ({ name, updatedAt }));
}

const indexedStates = async ({ tx, withSamples }: Sources) =>
  (await listedStates(tx, withSamples)).filter(({ installers }) => installers >= listingsForIndex);

async function entriesOf(sources: Sources, shard: string): Promise<Entry[]> {
  if (shard === 'states')
    return (await indexedStates(sources)).map(({ stateSlug, updatedAt }) => ({
      path: directoryPath(stateSlug),
      updatedAt,
    }));
  const [, group, part = ''] = /^(cities|services|contractors)-(.+)$/.exec(shard) ?? [];
  if (group === 'contractors')
    return /^[1-9]\d{0,5}$/.test(part)
      ? (await contractorsOfShard(sources.tx, Number(part), sources.withSamples)).map((contractor) => ({
          path: profilePath(contractor),
          updatedAt: contractor.updatedAt,
        }))
      : [];
  if (group === 'services') {
    return (await servicesOf(sources, await citiesOf(sources, part))).flatMap(
      ({ stateSlug: state, citySlug: city, service: offered, updatedAt }) =>
        serviceSlugs
          .filter((slug) => serviceOfPage[slug] === offered)
          .map((service) => ({ path: pathTo(pagePaths.serviceCity, { service, state, city }), updatedAt })),
    );
  }
  if (group !== 'cities') return [];
  return (await citiesOf(sources, part)).flatMap(({ stateSlug: state, citySlug: city, updatedAt }) => [
    { path: directoryPath(state, city), updatedAt },
    { path: pathTo(pagePaths.nearCity, { state, city }), updatedAt },
  ]);
}
