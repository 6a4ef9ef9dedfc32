import type { EntityManager } from 'typeorm';
import { axesOf, haversineOf } from '../../listings/db/geo-sql.js';

/**
 * The listings in a sitemap: on a public site, no samples (docs/rules.md#samples).
 * @param withSamples bound as a boolean
 */
const isNamed = (withSamples: string): string => `(${withSamples}::boolean or not is_sample)`;

/** Contractors of one part of the sitemap: those with ids in one range of this length. */
const idsOfShard = 5000;

export interface ListedCity {
  stateSlug: string;
  citySlug: string;
  updatedAt: Date;
}

export interface ListedState {
  stateSlug: string;
  installers: number;
  updatedAt: Date;
}

export interface ListedContractor {
  id: number;
  name: string;
  stateSlug: string;
  citySlug: string;
  updatedAt: Date;
}

/** States with published installers, by slug. */
export const listedStates = (tx: EntityManager, withSamples: boolean): Promise<ListedState[]> =>
  tx.query<ListedState[]>(
    `select state_slug as "stateSlug", count(*)::int as installers, max(updated_at) as "updatedAt"
     from installers where status = 'published' and ${isNamed('$1')} group by state_slug order by state_slug`,
    [withSamples],
  );

/** The cities of a state, or of all, with at least this many published installers. */
export const listedCities = (
  tx: EntityManager,
  { least, withSamples }: { least: number; withSamples: boolean },
  stateSlug: string | null,
): Promise<ListedCity[]> =>
  tx.query<ListedCity[]>(
    `select state_slug as "stateSlug", city_slug as "citySlug", max(updated_at) as "updatedAt"
     from installers where status = 'published' and ($2::text is null or state_slug = $2) and ${isNamed('$3')}
     group by state_slug, city_slug having count(*) >= $1 order by state_slug, city_slug`,
    [least, stateSlug, withSamples],
  );

export interface ListedService extends ListedCity {
  service: string;
}

/** A city with its center. */
export interface CityMiddle {
  stateSlug: string;
  citySlug: string;
  latitude: number;
  longitude: number;
}

/**
 * Services offered by at least a given number of published installers of a city that are within a given number of miles
 * of its center and serve at least as many, so that each of them is found around it.
 */
export const listedServices = (
  tx: EntityManager,
  { least, miles, withSamples }: { least: number; miles: number; withSamples: boolean },
  cities: readonly CityMiddle[],
): Promise<ListedService[]> =>
  tx.query<ListedService[]>(
    `select installers.state_slug as "stateSlug", installers.city_slug as "citySlug", service, max(updated_at) as "updatedAt"
     from json_to_recordset($1) as city (state_slug text, city_slug text, x float8, y float8, z float8)
     join installers using (state_slug, city_slug) join search_entries entry using (id)
     cross join unnest(services) service
     where status = 'published' and service_radius >= $2 and ${isNamed('$5')}
       and ((entry.x - city.x) ^ 2 + (entry.y - city.y) ^ 2 + (entry.z - city.z) ^ 2) / 4 <= $3
     group by installers.state_slug, installers.city_slug, service having count(*) >= $4
     order by installers.state_slug, installers.city_slug, service`,
    [
      JSON.stringify(
        cities.map(({ stateSlug, citySlug, latitude, longitude }) => ({
          state_slug: stateSlug,
          city_slug: citySlug,
          ...axesOf({ lat: latitude, lon: longitude }),
        })),
      ),
      miles,
      haversineOf(miles),
      least,
      withSamples,
    ],
  );

/** Parts of the contractors with the last change in each. */
export const contractorShards = (
  tx: EntityManager,
  withSamples: boolean,
): Promise<{ shard: number; updatedAt: Date }[]> =>
  tx.query<{ shard: number; updatedAt: Date }[]>(
    `select (id - 1) / $1 + 1 as shard, max(updated_at) as "updatedAt"
     from installers where status in ('published', 'paused') and ${isNamed('$2')} group by shard order by shard`,
    [idsOfShard, withSamples],
  );

/** The contractors in a part whose pages search engines may index, by id. */
export const contractorsOfShard = (
  tx: EntityManager,
  shard: number,
  withSamples: boolean,
): Promise<ListedContractor[]> =>
  tx.query<ListedContractor[]>(
    `select id, name, state_slug as "stateSlug", city_slug as "citySlug", updated_at as "updatedAt"
     from installers where status in ('published', 'paused') and id between $1 and $2 and ${isNamed('$3')} order by id`,
    [(shard - 1) * idsOfShard + 1, shard * idsOfShard, withSamples],
  );
