import type { EntityManager } from 'typeorm';

/** Contractors of one part of the sitemap: those whose ids are in one range of this length. */
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
export const listedStates = (tx: EntityManager): Promise<ListedState[]> =>
  tx.query<ListedState[]>(
    `select state_slug as "stateSlug", count(*)::int as installers, max(updated_at) as "updatedAt"
     from installers where status = 'published' group by state_slug order by state_slug`,
  );

/** The cities of a state, or of all, with at least so many published installers. */
export const listedCities = (tx: EntityManager, least: number, stateSlug: string | null): Promise<ListedCity[]> =>
  tx.query<ListedCity[]>(
    `select state_slug as "stateSlug", city_slug as "citySlug", max(updated_at) as "updatedAt"
     from installers where status = 'published' and ($2::text is null or state_slug = $2)
     group by state_slug, city_slug having count(*) >= $1 order by state_slug, city_slug`,
    [least, stateSlug],
  );

export interface ListedService extends ListedCity {
  service: string;
}

/**
 * Services that at least so many published installers of one city offer, of a state or of all. Those who serve so many
 * miles and more from an address in the city reach its middle, so their pages have enough to say.
 */
export const listedServices = (
  tx: EntityManager,
  { least, miles }: { least: number; miles: number },
  stateSlug: string | null,
): Promise<ListedService[]> =>
  tx.query<ListedService[]>(
    `select state_slug as "stateSlug", city_slug as "citySlug", service, max(updated_at) as "updatedAt"
     from installers cross join unnest(services) service
     where status = 'published' and service_radius >= $2 and ($3::text is null or state_slug = $3)
     group by state_slug, city_slug, service having count(*) >= $1 order by state_slug, city_slug, service`,
    [least, miles, stateSlug],
  );

/** Parts of the contractors with the last change in each. */
export const contractorShards = (tx: EntityManager): Promise<{ shard: number; updatedAt: Date }[]> =>
  tx.query<{ shard: number; updatedAt: Date }[]>(
    `select (id - 1) / $1 + 1 as shard, max(updated_at) as "updatedAt"
     from installers where status = 'published' group by shard order by shard`,
    [idsOfShard],
  );

/** The published contractors of a part, by id. */
export const contractorsOfShard = (tx: EntityManager, shard: number): Promise<ListedContractor[]> =>
  tx.query<ListedContractor[]>(
    `select id, name, state_slug as "stateSlug", city_slug as "citySlug", updated_at as "updatedAt"
     from installers where status = 'published' and id between $1 and $2 order by id`,
    [(shard - 1) * idsOfShard + 1, shard * idsOfShard],
  );
