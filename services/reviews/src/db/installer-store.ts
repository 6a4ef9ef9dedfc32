import { type EntityManager, MoreThan, Not } from 'typeorm';
import { type InstallerRow, installerEntity } from './entities.js';

/**
 * Stores newer snapshots, one per installer; older or equal ones change nothing, because events can overtake each
 * other.
 */
export async function saveInstallers(tx: EntityManager, rows: readonly InstallerRow[]): Promise<void> {
  await tx.query(
    `insert into installers
       (id, version, name, state_slug, city_slug, status, services, is_sample, closed_at, merged_into)
     select id, version, name, "stateSlug", "citySlug", status,
       array(select jsonb_array_elements_text(services)), "isSample", "closedAt", "mergedInto"
     from json_to_recordset($1) as row (id integer, version integer, name text, "stateSlug" text, "citySlug" text,
       status text, services jsonb, "isSample" boolean, "closedAt" timestamptz, "mergedInto" integer)
     order by id
     on conflict (id) do update set
       version = excluded.version, name = excluded.name, state_slug = excluded.state_slug,
       city_slug = excluded.city_slug, status = excluded.status, services = excluded.services,
       is_sample = excluded.is_sample, closed_at = excluded.closed_at, merged_into = excluded.merged_into
     where installers.version < excluded.version`,
    [JSON.stringify(rows)],
  );
}

export function findInstaller(tx: EntityManager, id: number): Promise<InstallerRow | null> {
  return tx.findOneBy(installerEntity, { id });
}

/** The listing with an id, or the one that it was merged into. */
export async function survivorOf(tx: EntityManager, id: number): Promise<InstallerRow | null> {
  const installer = await findInstaller(tx, id);
  return installer?.mergedInto ? findInstaller(tx, installer.mergedInto) : installer;
}

/** How many seed listings there are, without removed ones. */
export const countSeeded = (tx: EntityManager): Promise<number> =>
  tx.countBy(installerEntity, { isSample: true, status: Not('removed') });

/** A page of the seed listings, by id. */
export const seedListings = (tx: EntityManager, after: number, limit: number): Promise<InstallerRow[]> =>
  tx.find(installerEntity, { where: { isSample: true, id: MoreThan(after) }, order: { id: 'ASC' }, take: limit });

/** Those of the listings that have no seed reviews, in their order. */
export async function withoutSeedReviews(
  tx: EntityManager,
  installers: readonly InstallerRow[],
): Promise<InstallerRow[]> {
  // A subquery per listing: a join would read all reviews while the planner has no statistics.
  const rows = await tx.query<{ id: number }[]>(
    `select id from unnest($1::int[]) as listing (id) where (
       select true from reviews where installer_id = listing.id and status = 'published' and is_sample limit 1) is null`,
    [installers.map(({ id }) => id)],
  );
  const ids = new Set(rows.map(({ id }) => id));
  return installers.filter(({ id }) => ids.has(id));
}
