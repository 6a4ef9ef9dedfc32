import type { EventOf } from '@poolpros/contracts/events/define';
import type { contractorChanged } from '@poolpros/contracts/events/directory';
import { fold } from '@poolpros/places/fold';
import { type EntityManager, MoreThan } from 'typeorm';
import { InstallerEntity } from '../../listings/db/entities.js';
import { publishSnapshots, unrated } from '../../listings/db/installer-store.js';
import { writeSearchEntries } from '../../listings/db/search-entries.js';

export type PublishedState = EventOf<typeof contractorChanged>;

/** The most installers that are stored, or published again, in one transaction. */
export const pageSize = 200;

export async function installerIds(tx: EntityManager): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>('select id from installers');
  return rows.map(({ id }) => id);
}

/** Stores installers that only other services know as removed ones, by their last published state. */
export async function storeRemoved(tx: EntityManager, events: readonly PublishedState[]): Promise<void> {
  const rows = events.map(rowOf);
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await tx.query(
    `insert into installers (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::installers, $1) on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}

const rowOf = ({ data, aggregateVersion, occurredAt }: PublishedState) => ({
  id: data.id,
  version: aggregateVersion,
  status: 'removed',
  name: data.name,
  name_folded: fold(data.name),
  state_slug: data.stateSlug,
  city_slug: data.citySlug,
  city: data.city,
  neighborhood: data.neighborhood,
  description: data.description,
  lat: data.latitude,
  lon: data.longitude,
  service_radius: data.serviceRadius,
  zip_code: data.zipCode,
  phone: data.phone,
  services: data.services,
  pool_types: data.poolTypes,
  specializations: data.specializations,
  price_range: data.priceRange,
  hours: [],
  image_url: data.imageUrl,
  profile_image: data.profileImage,
  review_count: 0,
  rating_version: 0,
  is_sample: data.sample,
  listed_at: occurredAt,
  updated_at: occurredAt,
});

/** Skips the next `by` ids above the highest one. Returns the last one skipped. */
export async function skipIds(tx: EntityManager, by: number): Promise<number> {
  const [row] = await tx.query<{ last: number }[]>(
    `select setval(ids, greatest(pg_sequence_last_value(ids), (select max(id) from installers), 0) + $1)::int as last
     from (select pg_get_serial_sequence('installers', 'id')::regclass as ids) as sequence`,
    [by],
  );
  return row?.last ?? 0;
}

/**
 * Raises the versions of one page of installers above an id by `by` and publishes them. Clears their ratings: reviews
 * publishes its own, and may never have counted what is stored here. Returns the last id; null if there are none.
 */
export async function republishInstallers(
  tx: EntityManager,
  after: number,
  by: number,
): Promise<{ last: number; count: number } | null> {
  const stored = await tx.find(InstallerEntity, {
    where: { id: MoreThan(after) },
    order: { id: 'ASC' },
    take: pageSize,
    lock: { mode: 'pessimistic_write' },
  });
  const last = stored.at(-1);
  if (!last) return null;
  const raised = stored.map((installer) => ({ ...installer, ...unrated, version: installer.version + by }));
  await tx.query(
    `update installers set version = version + $1, rating = null, rating_mean = null, review_count = 0, rating_version = 0
     where id = any($2)`,
    [by, raised.map(({ id }) => id)],
  );
  await writeSearchEntries(tx, raised);
  await publishSnapshots(tx, raised, null);
  return { last: last.id, count: raised.length };
}
