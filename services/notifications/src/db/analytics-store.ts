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

/** The oldest events that wait; another process skips them until the transaction ends. */
export const lockAnalyticsEvents = (tx: EntityManager, most: number): Promise<StoredAnalyticsEvent[]> =>
  tx.query(
    `select event_id as "eventId", name, listing_id as "listingId", occurred_at as "occurredAt" from analytics_events
     order by added_at, event_id limit $1 for update skip locked`,
    [most],
  );

export const deleteAnalyticsEvents = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.query('delete from analytics_events where event_id = any($1)', [ids]);
};

/** Deletes what has waited since before an instant. */
export const deleteOldAnalyticsEvents = async (tx: EntityManager, before: Date): Promise<number> => {
  const [, deleted] = await tx.query<[unknown[], number]>('delete from analytics_events where added_at < $1', [before]);
  return deleted;
};
