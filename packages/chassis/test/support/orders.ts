import { defineEvent, type EventDefinition, type StreamDefinition } from '@poolpros/contracts/events/define';
import { EntitySchema } from 'typeorm';
import * as z from 'zod';
import type { Bus } from '../../src/bus.js';
import { createBus } from '../../src/bus.js';
import type { Database } from '../../src/database.js';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { addToOutbox } from '../../src/outbox.js';

/** A producer as small as can be: orders with a version, and one event for each change. */
export const ordersStream: StreamDefinition = {
  name: 'ORDERS',
  service: 'orders',
  nouns: null,
  maxAgeDays: 30,
  maxPerAggregate: null,
};
export const orderChanged = defineEvent(ordersStream, 'orders.order.changed.v1', z.object({ total: z.int() }));
export const orderNoted = defineEvent(ordersStream, 'orders.order.noted.v1', z.object({ note: z.string() }));

export interface Order {
  id: string;
  version: number;
  total: number;
}

export const orderEntity = new EntitySchema<Order>({
  name: 'Order',
  tableName: 'orders',
  columns: {
    id: { type: 'text', primary: true },
    version: { type: 'int' },
    total: { type: 'int' },
  },
});

const createOrders = {
  name: 'CreateOrders1700000000010',
  up: `
    create table orders (id text primary key, version int not null, total int not null);
    create table applied (event_id uuid not null, order_id text not null, version int not null)`,
  down: 'drop table applied, orders',
};

export const orders = { entities: [orderEntity], migrations: [createOrders], name: 'orders' };

export const silentLog = createLog({ service: 'test', level: 'silent' });
export const metrics = createMetrics('test');

/** Changes an order and writes its event, as a service does: row first, event second, one transaction. */
export async function changeOrder(database: Database, id: string, total: number): Promise<string> {
  return await database.transaction(async (tx) => {
    const rows: { version: number }[] = await tx.query(
      `insert into orders (id, version, total) values ($1, 1, $2)
       on conflict (id) do update set version = orders.version + 1, total = excluded.total returning version`,
      [id, total],
    );
    return await addToOutbox(tx, orderChanged, {
      aggregateId: id,
      aggregateVersion: rows[0]?.version ?? 0,
      data: { total },
    });
  });
}

/** A connected bus. */
export async function openBus(url: string, prefix: string): Promise<Bus> {
  const bus = createBus({ url, prefix, name: 'test', log: silentLog });
  await bus.start();
  return bus;
}

export interface Stored {
  seq: number;
  subject: string;
  body: { id: string; aggregateId: string; aggregateVersion: number; data: { total: number } };
  headers: Record<string, string>;
}

/** Every event that the orders stream holds, in its order. */
export async function storedEvents(bus: Bus): Promise<Stored[]> {
  const name = bus.streamName(ordersStream);
  const { state } = await bus.jsm().streams.info(name);
  const events: Stored[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    const message = await bus.jsm().streams.getMessage(name, { seq });
    if (!message) continue;
    const headers = Object.fromEntries((message.header?.keys() ?? []).map((key) => [key, message.header.get(key)]));
    events.push({ seq, subject: message.subject, body: message.json(), headers });
  }
  return events;
}

/** Puts an event into the stream without an outbox, as a broker that delivers twice or late would. */
export async function publishRaw(
  bus: Bus,
  definition: EventDefinition,
  aggregateId: string,
  body: unknown,
  headers?: { msgID: string },
): Promise<number> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const ack = await bus.js().publish(bus.subject(definition, aggregateId), payload, headers);
  return ack.seq;
}

/** The body of an event of the orders stream. */
export const eventBody = (id: string, aggregateId: string, aggregateVersion: number, total: number) => ({
  id,
  type: orderChanged.type,
  aggregateId,
  aggregateVersion,
  occurredAt: new Date().toISOString(),
  data: { total },
});

/** Rejects a delete of more rows of a table than `most`, as its time limit would. */
export async function limitDeletes({ dataSource }: Database, table: string, most: number): Promise<void> {
  await dataSource.query(
    `create function refuse_delete() returns trigger language plpgsql as $$ begin
       if (select count(*) from gone) > ${most} then raise 'canceling statement due to statement timeout'; end if;
       return null;
     end $$`,
  );
  await dataSource.query(
    `create trigger refuse_delete after delete on ${table} referencing old table as gone
     for each statement execute function refuse_delete()`,
  );
}
