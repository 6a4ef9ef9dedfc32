import type { EntityManager } from 'typeorm';

/** Which events a service handled, remembered for 60 days. */
export const handledEvents = { table: 'inbox', key: 'event_id', since: 'handled_at', days: 60 };

/** Notes in the transaction of its effect that an event is handled; false when it was handled before. */
export async function enterInbox(tx: EntityManager, event: { id: string; type: string }): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'insert into inbox (event_id, type) values ($1, $2) on conflict do nothing returning event_id',
    [event.id, event.type],
  );
  return rows.length > 0;
}
