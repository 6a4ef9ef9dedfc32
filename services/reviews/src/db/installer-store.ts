import type { EntityManager } from 'typeorm';
import { type InstallerRow, installerEntity } from './entities.js';

/** Stores a newer snapshot; an older or equal one changes nothing, because events can overtake each other. */
export async function saveInstaller(tx: EntityManager, row: InstallerRow): Promise<void> {
  await tx.query(
    `insert into installers (id, version, name, state_slug, city_slug, status, services, is_sample)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set
       version = excluded.version, name = excluded.name, state_slug = excluded.state_slug,
       city_slug = excluded.city_slug, status = excluded.status, services = excluded.services,
       is_sample = excluded.is_sample
     where installers.version < excluded.version`,
    [row.id, row.version, row.name, row.stateSlug, row.citySlug, row.status, row.services, row.isSample],
  );
}

export function findInstaller(tx: EntityManager, id: number): Promise<InstallerRow | null> {
  return tx.findOneBy(installerEntity, { id });
}
