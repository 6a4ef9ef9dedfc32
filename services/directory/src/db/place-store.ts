import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { metresPerMile } from '@poolpros/places/geo';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../domain/installer.js';
import type { CityFigures } from '../domain/place-figures.js';
import type { Point } from '../domain/search.js';
import { toCard } from '../domain/snapshot.js';
import { binder, reachedFrom, within } from './geo-sql.js';
import { installersByIds } from './installer-store.js';

/** Published installers by city, with the figures that every summary is made of. */
export const figuresByCity = (tx: EntityManager): Promise<CityFigures[]> =>
  tx.query<CityFigures[]>(
    `select state_slug as "stateSlug", city_slug as "citySlug", min(city) as city, count(*)::int as installers,
            sum(review_count)::int as reviews, coalesce(sum(rating_mean * review_count), 0)::float8 as stars,
            bool_or(is_sample) as sample
     from installers where status = 'published' group by state_slug, city_slug`,
  );

/** Installers whose radius reaches a point, and the median of their ratings. */
export async function reachOf(
  tx: EntityManager,
  point: Point,
): Promise<{ serving: number; medianRating: number | null }> {
  const { values, bind } = binder();
  const [reach] = await tx.query<{ serving: number; medianRating: number | null }[]>(
    `with reached as materialized (${reachedFrom([point], serviceRadiusMiles.max, bind)})
     select count(*)::int as serving,
            percentile_cont(0.5) within group (order by rating::float8) as "medianRating"
     from reached join installers using (id)`,
    values,
  );
  return reach ?? { serving: 0, medianRating: null };
}

const alternatives = { count: 4, miles: 100 };

/** The installers nearest to another one, which is left out: what a profile offers instead. */
export async function nearbyInstallers(tx: EntityManager, installer: InstallerRecord): Promise<InstallerCard[]> {
  const { values, bind } = binder();
  const near = await tx.query<{ id: number; m: number }[]>(
    `select id, m from (${within({ lat: installer.latitude, lon: installer.longitude }, alternatives.miles, bind)}) other
     where id <> ${bind(installer.id)} order by m, id limit ${alternatives.count}`,
    values,
  );
  const metresTo = new Map(near.map((row) => [row.id, row.m]));
  const records = await installersByIds(
    tx,
    near.map((row) => row.id),
  );
  return records.map((record) => toCard(record, (metresTo.get(record.id) ?? 0) / metresPerMile));
}
