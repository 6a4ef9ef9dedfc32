import type { ListingVisit } from '@poolpros/contracts/http/listing-visits';
import type { EntityManager } from 'typeorm';

/** The salt of a day: the given one, unless the day has one. */
export async function saltOf(tx: EntityManager, day: string, salt: Buffer): Promise<Buffer> {
  const stored = async () => {
    const [row] = await tx.query<{ salt: Buffer }[]>('select salt from visit_salts where day = $1', [day]);
    return row?.salt;
  };
  const found = await stored();
  if (found) return found;
  await tx.query('insert into visit_salts (day, salt) values ($1, $2) on conflict do nothing', [day, salt]);
  return (await stored()) ?? salt;
}

/** Deletes the salts of the days before a day. */
export const deleteSalts = async (tx: EntityManager, before: string): Promise<void> => {
  await tx.query('delete from visit_salts where day < $1', [before]);
};

/**
 * Stores what a visitor saw of listings with a page, what is stored already once. Listings that are samples, that have
 * the account as a member or that do not exist are left out.
 */
export const insertVisits = async (
  tx: EntityManager,
  visits: { day: string; visitor: Buffer; accountId: string | null; seen: readonly ListingVisit[] },
): Promise<void> => {
  // In one order, so that two calls of one visitor do not wait for each other in a circle.
  await tx.query(
    `insert into listing_visits (day, installer_id, kind, visitor)
     select $1::date, seen.id, seen.kind, $2::bytea from unnest($3::integer[], $4::text[]) as seen (id, kind)
     join installers i on i.id = seen.id
     where i.status in ('published', 'paused', 'closed') and not i.is_sample
       and not exists (select from listing_members m where m.listing_id = i.id and m.account_id = $5)
     order by 2, 3 on conflict do nothing`,
    [
      visits.day,
      visits.visitor,
      visits.seen.map(({ installerId }) => installerId),
      visits.seen.map(({ kind }) => kind),
      visits.accountId,
    ],
  );
};

/** The days that have visits, the earliest first. */
export async function daysWithVisits(tx: EntityManager): Promise<string[]> {
  // A step to the next day each time: a scan would read every visit.
  const rows = await tx.query<{ day: string }[]>(
    `with recursive days as (
       (select day from listing_visits order by day limit 1)
       union all
       select (select v.day from listing_visits v where v.day > days.day order by v.day limit 1) from days
       where days.day is not null
     )
     select day::text as day from days where day is not null`,
  );
  return rows.map(({ day }) => day);
}

/** Adds up the visits of a day; what was added up before is counted again, and written only if it differs. */
export const addUpDay = async (tx: EntityManager, day: string): Promise<void> => {
  await tx.query(
    `insert into listing_days (installer_id, day, kind, count)
     select installer_id, day, kind, count(*) from listing_visits where day = $1 group by day, installer_id, kind
     on conflict (installer_id, day, kind) do update set count = excluded.count
     where listing_days.count <> excluded.count`,
    [day],
  );
};

/** Deletes at most so many visits of the days before a day. Returns how many. */
export const deleteVisits = (tx: EntityManager, before: string, most: number): Promise<number> =>
  deleteBefore(tx, 'listing_visits', before, most);

/** Deletes at most so many counts of the days before a day. Returns how many. */
export const deleteDays = (tx: EntityManager, before: string, most: number): Promise<number> =>
  deleteBefore(tx, 'listing_days', before, most);

async function deleteBefore(
  tx: EntityManager,
  table: 'listing_visits' | 'listing_days',
  before: string,
  most: number,
): Promise<number> {
  // The order makes it read an index, where the old ones come first.
  const [, deleted] = await tx.query<[unknown[], number]>(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where day < $1 order by day limit $2))`,
    [before, most],
  );
  return deleted;
}

/** The listings that were removed after an instant. */
export async function removedAfter(tx: EntityManager, after: Date): Promise<number[]> {
  const rows = await tx.query<{ id: number }[]>(
    `select id from installers where status = 'removed' and status_since > $1`,
    [after],
  );
  return rows.map(({ id }) => id);
}

/** Deletes what was counted of listings; `days` are those that have visits. */
export const deleteFigures = async (
  tx: EntityManager,
  installerIds: readonly number[],
  days: readonly string[],
): Promise<void> => {
  await tx.query('delete from listing_visits where day = any($1) and installer_id = any($2)', [days, installerIds]);
  await tx.query('delete from listing_days where installer_id = any($1)', [installerIds]);
};

/** Gives the visits and counts of one listing to another; a visitor of both on one day is one visitor. */
export const moveFigures = async (tx: EntityManager, { from, to }: { from: number; to: number }): Promise<void> => {
  await tx.query(
    `with moved as (delete from listing_visits where installer_id = $1 returning day, kind, visitor)
     insert into listing_visits (day, installer_id, kind, visitor)
     select day, $2, kind, visitor from moved on conflict do nothing`,
    [from, to],
  );
  await tx.query(
    `with moved as (delete from listing_days where installer_id = $1 returning day, kind, count)
     insert into listing_days (installer_id, day, kind, count)
     select $2, day, kind, count from moved
     on conflict (installer_id, day, kind) do update set count = listing_days.count + excluded.count`,
    [from, to],
  );
};
