import type { EventDefinition } from '@poolpros/contracts/events/define';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';
import { newId } from './ids.js';
import { traceparent } from './trace.js';

/** An event to publish: its subject and its data. */
export interface NewEvent<E extends EventDefinition> {
  aggregateId: string | number;
  aggregateVersion: number;
  data: z.input<E['data']>;
}

/**
 * Writes an event in the transaction of its change. Lock or increment the aggregate's row first:
 * this keeps the events of one aggregate in order. Returns the event's id; throws when the data does not fit.
 */
export async function addToOutbox<E extends EventDefinition>(
  tx: EntityManager,
  definition: E,
  event: NewEvent<E>,
): Promise<string> {
  const body = bodyOf(definition, event);
  await store(tx, [body]);
  return body.id;
}

/** The same for many events of one type, published in the given order. */
export async function addAllToOutbox<E extends EventDefinition>(
  tx: EntityManager,
  definition: E,
  events: readonly NewEvent<E>[],
): Promise<void> {
  if (events.length > 0)
    await store(
      tx,
      events.map((event) => bodyOf(definition, event)),
    );
}

const bodyOf = <E extends EventDefinition>(definition: E, event: NewEvent<E>) =>
  definition.envelope.parse({
    id: newId(),
    type: definition.type,
    aggregateId: String(event.aggregateId),
    aggregateVersion: event.aggregateVersion,
    occurredAt: new Date().toISOString(),
    data: event.data,
  });

async function store(tx: EntityManager, bodies: ReturnType<typeof bodyOf>[]): Promise<void> {
  const trace = traceparent();
  await tx.query(
    `insert into outbox (event_id, subject, body, headers)
     select event_id, subject, body, $4::jsonb
     from unnest($1::uuid[], $2::text[], $3::jsonb[]) with ordinality as event (event_id, subject, body, position)
     order by position`,
    [
      bodies.map(({ id }) => id),
      bodies.map(({ type, aggregateId }) => `${type}.${aggregateId}`),
      bodies.map((body) => JSON.stringify(body)),
      JSON.stringify(trace ? { traceparent: trace } : {}),
    ],
  );
}
