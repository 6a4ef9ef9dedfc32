import type { EntityManager } from 'typeorm';
import type { Database } from '../database.js';

/** Days that a service remembers which events it handled. */
const inboxDays = 60;

const pruneBatch = 1000;

/** Notes in the transaction of its effect that an event is handled; false when it was handled before. */
export async function enterInbox(tx: EntityManager, event: { id: string; type: string }): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'insert into inbox (event_id, type) values ($1, $2) on conflict do nothing returning event_id',
    [event.id, event.type],
  );
  return rows.length > 0;
}

/** Forgets old events, a few at a time: one statement over all of them could exceed its time limit for ever. */
export async function pruneInbox({ dataSource }: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const [, deleted]: [unknown, number] = await dataSource.query(
      `delete from inbox where event_id in (
         select event_id from inbox where handled_at < now() - make_interval(days => $1) order by handled_at limit $2)`,
      [inboxDays, pruneBatch],
    );
    if (deleted < pruneBatch) return;
  }
}
