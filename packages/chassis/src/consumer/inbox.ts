import type { StreamDefinition } from '@poolpros/contracts/events/define';
import type { EntityManager } from 'typeorm';
import type { KeptRows } from '../personal-data/rows.js';

const rememberedDays = 60;

/** The events that a service has handled. */
export const handledEvents: KeptRows = {
  table: 'inbox',
  key: 'event_id',
  kept: [{ keptDays: rememberedDays, since: 'handled_at', erase: 'delete' }],
};

/** Records an event as handled, in the transaction of its effect; false when it was handled before. */
export async function enterInbox(tx: EntityManager, event: { id: string; type: string }): Promise<boolean> {
  const rows: unknown[] = await tx.query(
    'insert into inbox (event_id, type) values ($1, $2) on conflict do nothing returning event_id',
    [event.id, event.type],
  );
  return rows.length > 0;
}

/**
 * Throws when a stream can deliver an event that the inbox has forgotten. Streams that keep only the newest event per
 * aggregate are exempt, because their events are states with versions. The age counts twice, because a fact that moves
 * to another stream starts its age over.
 */
export function assertRemembered({ name, maxAgeDays, maxPerAggregate }: StreamDefinition): void {
  if (maxPerAggregate === 1 || (maxAgeDays !== null && 2 * maxAgeDays <= rememberedDays)) return;
  throw new Error(`${name} keeps facts for more than half of the ${rememberedDays} days that an inbox remembers`);
}
