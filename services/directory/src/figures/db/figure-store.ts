import { boundingBox, metresPerMile, milesBetween } from '@poolpros/places/geo';
import type { EntityManager } from 'typeorm';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import type { MeasuredRequest } from '../../requests/domain/reply-figures.js';
import { figuresZone } from '../domain/figure-day.js';
import type { DayCount } from '../domain/figures.js';
import type { Span } from '../domain/period.js';

/** What a listing did not get as a request: spam, and what its homeowner never confirmed. */
const isRequest = `status not in ('unconfirmed', 'spam')`;

/** The first day on which a visit of a listing was counted. */
export async function measuredSince(tx: EntityManager, installerId: number): Promise<string | null> {
  const [row] = await tx.query<{ day: string | null }[]>(
    'select min(day)::text as day from listing_days where installer_id = $1',
    [installerId],
  );
  return row?.day ?? null;
}

/** The visits and requests of a listing by day. */
export const dayCounts = (tx: EntityManager, installerId: number, { from, to }: Span): Promise<DayCount[]> =>
  tx.query<DayCount[]>(
    `select day::text as day, kind, count from listing_days where installer_id = $1 and day between $2 and $3
     union all
     select (created_at at time zone $4)::date::text, 'request', count(*)::integer from contact_requests
     where installer_id = $1 and ${isRequest} and (created_at at time zone $4)::date between $2 and $3
     group by 1`,
    [installerId, from, to, figuresZone],
  );

/** Another business that is compared. */
export interface Peer {
  id: number;
  timeZone: string | null;
}

type Place = Pick<InstallerRecord, 'id' | 'latitude' | 'longitude' | 'stateSlug'>;

/** The published listings near a listing, or in its state, that offer a service and have figures; the nearest first. */
export async function peersOf(
  tx: EntityManager,
  listing: Place,
  { service, span, miles, most }: { service: string; span: Span; miles: number | null; most: number },
): Promise<Peer[]> {
  const box = miles && boundingBox(listing.latitude, listing.longitude, miles * metresPerMile);
  const rows = await tx.query<(Peer & Pick<Place, 'latitude' | 'longitude'>)[]>(
    `select i.id, i.time_zone as "timeZone", i.lat as latitude, i.lon as longitude from installers i
     where i.status = 'published' and not i.is_sample and i.id <> $1 and $2 = any(i.services)
       and ${box ? 'i.lat between $5 and $6 and i.lon between $7 and $8' : 'i.state_slug = $5'}
       and exists (select from listing_days d where d.installer_id = i.id and d.day between $3 and $4)`,
    [
      listing.id,
      service,
      span.from,
      span.to,
      ...(box ? [box.minLat, box.maxLat, box.minLon, box.maxLon] : [listing.stateSlug]),
    ],
  );
  return rows
    .map((row) => ({ ...row, miles: milesBetween(listing, row) }))
    .filter((row) => miles === null || row.miles <= miles)
    .toSorted((a, b) => a.miles - b.miles || a.id - b.id)
    .slice(0, most);
}

/** The visits and requests of listings over a span, by listing and kind. */
export const spanCounts = (
  tx: EntityManager,
  ids: readonly number[],
  { from, to }: Span,
): Promise<(DayCount & { id: number })[]> =>
  tx.query<(DayCount & { id: number })[]>(
    `select installer_id as id, $3 as day, kind, sum(count)::integer as count from listing_days
     where installer_id = any($1) and day between $2::date and $3::text::date group by installer_id, kind
     union all
     select installer_id, $3, 'request', count(*)::integer from contact_requests
     where installer_id = any($1) and ${isRequest} and (created_at at time zone $4)::date between $2::date and $3::text::date
     group by installer_id`,
    [ids, from, to, figuresZone],
  );

/** The requests that reached listings since an instant. */
export const deliveredTo = (
  tx: EntityManager,
  ids: readonly number[],
  since: Date,
): Promise<(MeasuredRequest & { id: number })[]> =>
  tx.query(
    `select installer_id as id, status, delivered_at as "deliveredAt", replied_at as "repliedAt"
     from contact_requests where installer_id = any($1) and delivered_at >= $2`,
    [ids, since],
  );
