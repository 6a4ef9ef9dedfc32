import type { EntityManager } from 'typeorm';

export interface StoredAnalyticsEvent {
  eventId: string;
  name: string;
  listingId: number;
  occurredAt: Date;
}

export const addAnalyticsEvent = async (tx: EntityManager, event: StoredAnalyticsEvent): Promise<void> => {
  await tx.query(
    `insert into analytics_events (event_id, name, listing_id, occurred_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [event.eventId, event.name, event.listingId, event.occurredAt],
  );
};

/** Leases the oldest events that wait for one delivery; another process skips them until the lease ends. */
export const leaseAnalyticsEvents = (
  tx: EntityManager,
  { most, leaseMs }: { most: number; leaseMs: number },
): Promise<StoredAnalyticsEvent[]> =>
  // The lease uses the clock of the database, because those of the processes differ.
  tx.query(
    `with leased as (
       update analytics_events set lease_until = now() + make_interval(secs => $2 / 1000.0)
       where event_id in (select event_id from analytics_events where lease_until <= now()
                          order by added_at, event_id limit $1 for update skip locked)
       returning *)
     select event_id as "eventId", name, listing_id as "listingId", occurred_at as "occurredAt"
     from leased order by added_at, event_id`,
    [most, leaseMs],
  );

/** Ends the lease of events that were not sent, for the next round. */
export const releaseAnalyticsEvents = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query('update analytics_events set lease_until = now() where event_id = any($1)', [ids]);
};

export const deleteAnalyticsEvents = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query('delete from analytics_events where event_id = any($1)', [ids]);
};

/** Deletes what has waited since before an instant. */
export const deleteOldAnalyticsEvents = async (tx: EntityManager, before: Date): Promise<number> => {
  const [, deleted] = await tx.query<[unknown[], number]>('delete from analytics_events where added_at < $1', [before]);
  return deleted;
};
