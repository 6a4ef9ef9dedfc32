import type { Service } from '@poolpros/contracts/catalogue';
import { farthestReach } from '@poolpros/contracts/reach';
import type { Point } from '@poolpros/search-rules/plan';
import type { EntityManager } from 'typeorm';
import { binder, milesOf, nearestEntries, servesPoint, takesRequests } from '../../listings/db/geo-sql.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { bitsOf } from '../../listings/domain/facet-bitmask.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';

/** Where help is wanted, and what is left out. */
export interface Wanted {
  point: Point;
  service: Service | null;
  except: readonly number[];
  /** Whether invented businesses count. */
  samples: boolean;
  most: number;
}

/** Listings that serve a point and take requests, those of the service first, then the nearest. */
export async function listingsServing(
  tx: EntityManager,
  { point, service, except, samples, most }: Wanted,
): Promise<{ listing: InstallerRecord; miles: number }[]> {
  const { values, bind } = binder();
  const bits = service === null ? 0n : bitsOf('services', [service]);
  const near = nearestEntries('id, offered', { points: [point], miles: farthestReach, where: [takesRequests] }, bind);
  const found = await tx.query<{ id: number; h: number }[]>(
    `select near.id, h from ${near} join installers i on i.id = near.id
     where ${servesPoint} and near.id <> all(${bind(except)}::int[]) and (${bind(samples)} or not i.is_sample)
     order by (offered & ${bind(String(bits))}::bigint) = 0, h, near.id limit ${bind(most)}`,
    values,
  );
  const haversines = new Map(found.map(({ id, h }) => [id, h]));
  const listings = await installersByIds(tx, [...haversines.keys()]);
  return listings.map((listing) => ({ listing, miles: milesOf(haversines.get(listing.id) ?? 0) }));
}
