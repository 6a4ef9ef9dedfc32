import type { Bus } from '../../src/bus.js';
import { type Consumer, createConsumer } from '../../src/consumer.js';
import type { Database } from '../../src/database.js';
import { createRelay, type Relay } from '../../src/outbox/relay.js';
import { testPrefix } from '../../src/testing/prefix.js';
import { note } from './consuming.js';
import { changeOrder, metrics, openBus, ordersStream, silentLog } from './orders.js';

/** From a written order over the broker to its effect. */
export interface Pipeline {
  bus: Bus;
  relay: Relay;
  consumer: Consumer;
  /** Changes orders; returns the ids of their events. */
  write(count: number): Promise<string[]>;
  /** Ids of the events that were applied, once for each time. */
  appliedIds(): Promise<string[]>;
}

/** Starts a service that publishes orders and follows its own stream; its parts stop in the order bus, relay, consumer. */
export async function startPipeline(database: Database, natsUrl: string): Promise<Pipeline> {
  const bus = await openBus(natsUrl, testPrefix());
  const base = { bus, log: silentLog, metrics };
  const relay = createRelay({ ...base, streams: [ordersStream], database });
  const consumer = createConsumer({
    ...base,
    stream: ordersStream,
    service: 'billing',
    handlers: [note],
    inbox: database,
  });
  await relay.start();
  await consumer.start();
  return {
    bus,
    relay,
    consumer,
    async write(count) {
      const ids: string[] = [];
      for (let total = 0; total < count; total++) ids.push(await changeOrder(database, `order-${total % 7}`, total));
      return ids;
    },
    async appliedIds() {
      const rows: { event_id: string }[] = await database.dataSource.query('select event_id from applied');
      return rows.map(({ event_id }) => event_id);
    },
  };
}
