import { type EntityManager, MoreThan, Not } from 'typeorm';
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

/** How many sample installers there are, without removed ones. */
export const countSamples = (tx: EntityManager): Promise<number> =>
  tx.countBy(installerEntity, { isSample: true, status: Not('removed') });

/** A page of the sample installers that have no sample reviews, by id. */
export function samplesWithoutReviews(tx: EntityManager, after: number, limit: number): Promise<InstallerRow[]> {
  return tx
    .createQueryBuilder(installerEntity, 'installer')
    .where({ isSample: true, id: MoreThan(after) })
    .andWhere('not exists (select from reviews where installer_id = installer.id and is_sample)')
    .orderBy('installer.id')
    .limit(limit)
    .getMany();
}
