import type { ConsumerInfo } from '@nats-io/jetstream';
import { afterEach, beforeEach } from 'vitest';
import type { Bus } from '../../src/bus.js';
import { type ConsumerTimes, consumerTimes } from '../../src/consumer/times.js';
import { type Consumer, createConsumer, type EventHandler, transactionalHandler } from '../../src/consumer.js';
import type { Database } from '../../src/database.js';
import { newId } from '../../src/ids.js';
import { createLog } from '../../src/log.js';
import { provision } from '../../src/provisioning/streams.js';
import { type FreshDatabase, freshDatabase } from '../../src/testing/database.js';
import { removeStreams, testPrefix } from '../../src/testing/prefix.js';
import { eventBody, metrics, openBus, orderChanged, orders, ordersStream, publishRaw, silentLog } from './orders.js';

export interface ConsumeOptions {
  service?: string;
  concurrency?: number;
  times?: Partial<ConsumerTimes>;
  bus?: Bus;
  /** Null for a service without a database. */
  inbox?: Database | null;
}

/** A stream of orders of its own for each test, a database, and consumers that are stopped at the end. */
export interface Consuming {
  readonly bus: Bus;
  readonly fresh: FreshDatabase;
  readonly prefix: string;
  /** What consumers logged. */
  lines: Record<string, unknown>[];
  /** A started consumer of the orders, of the service `billing` with a database by default. */
  consume(handlers: EventHandler[], o?: ConsumeOptions): Promise<Consumer>;
  /** Publishes the change of an order; returns its sequence. */
  publish(orderId: string, version?: number, total?: number, id?: string): Promise<number>;
  durable(service?: string): Promise<ConsumerInfo>;
  applied(): Promise<{ order_id: string; version: number }[]>;
}

/** Notes every application of an event, so that a second one shows. */
export const note = transactionalHandler(orderChanged, async (event, { tx }) => {
  await tx.query('insert into applied (event_id, order_id, version) values ($1, $2, $3)', [
    event.id,
    event.aggregateId,
    event.aggregateVersion,
  ]);
});

/** Times that make the same happen sooner. */
export const soon = { retryDelaysMs: [1], afterOutageMs: 1, pollMs: 5 } satisfies Partial<ConsumerTimes>;

/** To be called at the top of a test file. */
export function consuming(natsUrl: string): Consuming {
  const consumers: Consumer[] = [];
  const lines: Record<string, unknown>[] = [];
  let current: Pick<Consuming, 'bus' | 'fresh' | 'prefix'> | null = null;
  const now = () => {
    if (!current) throw new Error('is there in a test only');
    return current;
  };

  async function consume(handlers: EventHandler[], o: ConsumeOptions = {}): Promise<Consumer> {
    const { service = 'billing', concurrency = 1, inbox = now().fresh.database } = o;
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const made = createConsumer({
      bus: o.bus ?? now().bus,
      stream: ordersStream,
      service,
      handlers,
      ...(inbox && { inbox }),
      concurrency,
      times: { ...consumerTimes, ...o.times },
      log: createLog({ service, level: 'info', destination }),
      metrics,
    });
    consumers.push(made);
    await made.start();
    return made;
  }

  beforeEach(async () => {
    const prefix = testPrefix();
    const [fresh, bus] = await Promise.all([freshDatabase(orders), openBus(natsUrl, prefix)]);
    current = { bus, fresh, prefix };
    lines.length = 0;
    await provision(bus, [ordersStream], silentLog, new Date());
  });
  afterEach(async () => {
    await Promise.all(consumers.splice(0).map((consumer) => consumer.stop()));
    const { bus, fresh, prefix } = now();
    await bus.stop();
    await Promise.all([fresh.drop(), removeStreams(natsUrl, prefix)]);
  });
  return {
    get bus() {
      return now().bus;
    },
    get fresh() {
      return now().fresh;
    },
    get prefix() {
      return now().prefix;
    },
    lines,
    consume,
    publish: (orderId, version = 1, total = 1, id = newId()) =>
      publishRaw(now().bus, orderChanged, orderId, eventBody(id, orderId, version, total)),
    durable: (service = 'billing') => now().bus.jsm().consumers.info(now().bus.streamName(ordersStream), service),
    applied: () =>
      now().fresh.database.dataSource.query('select order_id, version from applied order by order_id, version'),
  };
}
