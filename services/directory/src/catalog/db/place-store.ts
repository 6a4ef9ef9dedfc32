import { type Service, services } from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { offered } from '@poolpros/contracts/limits';
import { farthestReach } from '@poolpros/contracts/reach';
import type { Point } from '@poolpros/search-rules/plan';
import type { EntityManager } from 'typeorm';
import { binder, haversineOf, milesOf, nearestEntries, servesPoint, takesRequests } from '../../listings/db/geo-sql.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { bitsOf } from '../../listings/domain/facet-bitmask.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { toCard } from '../../listings/domain/snapshot.js';
import type { Reach, Serving } from '../domain/reach.js';

const figures = 'count(*)::int as serving, percentile_cont(0.5) within group (order by rating) as "medianRating"';

/** Contractors that serve a point, in one read of those around it. */
export async function reachOf(tx: EntityManager, point: Point): Promise<Reach> {
  const { values, bind } = binder();
  const rows = await tx.query<(Serving & { value: Service | null })[]>(
    `with serving as materialized (
       select rating, offered
       from ${nearestEntries('rating, offered', { points: [point], miles: farthestReach, where: [takesRequests] }, bind)} where ${servesPoint})
     select null as value, ${figures} from serving
     union all
     (select value, ${figures}
      from serving join unnest(${bind(services)}::text[], ${bind(services.map((each) => String(bitsOf('services', [each]))))}::bigint[])
        as service (value, bit) on offered & bit <> 0
      group by value order by serving desc, value)`,
    values,
  );
  const all = rows.find(({ value }) => value === null);
  return {
    serving: all?.serving ?? 0,
    medianRating: all?.medianRating ?? null,
    services: rows.flatMap(({ value, ...serving }) => (value === null ? [] : [{ value, ...serving }])),
  };
}

interface Nearest {
  point: Point;
  miles: number;
  count: number;
  /** An installer to leave out. */
  except?: number;
}

interface Found {
  id: number;
  haversine: number;
}

const idsWithin = (tx: EntityManager, o: Nearest): Promise<Found[]> => {
  const { values, bind } = binder();
  return tx.query<Found[]>(
    `select id, h as haversine from ${nearestEntries('id', { points: [o.point], miles: o.miles, where: [takesRequests] }, bind)}
     where id <> ${bind(o.except ?? 0)} and h <= ${bind(haversineOf(o.miles))}::float8
     order by h, id limit ${o.count}`,
    values,
  );
};

/** Those in the first of these circles that has enough of them, or else in the last. Close ones are cheap to find where there are many. */
async function nearestOf(
  tx: EntityManager,
  circles: readonly number[],
  o: Omit<Nearest, 'miles'>,
): Promise<InstallerCard[]> {
  let found: Found[] = [];
  for (const miles of circles) {
    found = await idsWithin(tx, { ...o, miles });
    if (found.length === o.count) break;
  }
  const haversines = new Map(found.map(({ id, haversine }) => [id, haversine]));
  const records = await installersByIds(tx, [...haversines.keys()]);
  return records.map((record) => toCard(record, milesOf(haversines.get(record.id) ?? 0)));
}

/** The installers nearest to another one, which is left out: the alternatives on a profile. */
export const nearbyInstallers = (tx: EntityManager, { id, latitude, longitude }: InstallerRecord) =>
  nearestOf(tx, [10, 100], { point: { lat: latitude, lon: longitude }, count: offered.nearby, except: id });

/** The installers nearest to a point, however far: the alternatives for a search without results. The last circle reaches from Hawaii to the East. */
export const nearestInstallers = (tx: EntityManager, point: Point): Promise<InstallerCard[]> =>
  nearestOf(tx, [10, 100, 500, 4000], { point, count: offered.nearest });
