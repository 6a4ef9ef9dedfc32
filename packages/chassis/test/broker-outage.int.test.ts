import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Bus } from '../src/bus.js';
import { type Consumer, createConsumer, onEvent } from '../src/consumer.js';
import { createRelay, type Relay } from '../src/outbox.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { testPrefix } from '../src/testing/prefix.js';
import { type NatsProcess, natsProcess } from './support/nats-process.js';
import { changeOrder, metrics, openBus, orderChanged, orders, ordersStream, silentLog } from './support/orders.js';

let fresh: FreshDatabase;
let nats: NatsProcess;
let bus: Bus;
let relay: Relay;
let consumer: Consumer;

beforeEach(async () => {
  [fresh, nats] = await Promise.all([freshDatabase(orders), natsProcess()]);
});
afterEach(async () => {
  await consumer.stop();
  await relay.stop();
  await bus.stop();
  await Promise.all([fresh.drop(), nats.remove()]);
});

async function startService(): Promise<void> {
  bus = await openBus(nats.url, testPrefix());
  const { database } = fresh;
  const base = { bus, log: silentLog, metrics };
  relay = createRelay({ ...base, streams: [ordersStream], database });
  // The table has no constraint, so an event that is applied twice shows.
  const note = onEvent(orderChanged, async (event, { tx }) => {
    await tx.query('insert into applied values ($1, $2, $3)', [event.id, event.aggregateId, event.aggregateVersion]);
  });
  consumer = createConsumer({ ...base, stream: ordersStream, service: 'billing', handlers: [note], inbox: database });
  await relay.start();
  await consumer.start();
}

const appliedIds = async (): Promise<string[]> =>
  (await fresh.database.dataSource.query('select event_id from applied')).map(
    (row: { event_id: string }) => row.event_id,
  );

async function write(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 0; total < count; total++) ids.push(await changeOrder(fresh.database, `order-${total % 7}`, total));
  return ids;
}

it('loses no event and applies none twice when the broker is killed twice in the middle of writing', async () => {
  await nats.start();
  await startService();
  const written = await write(40);
  for (const _ of [1, 2]) {
    await nats.kill();
    written.push(...(await write(150)));
    await expect(bus.ready()).rejects.toThrow('not connected');
    await nats.start();
    written.push(...(await write(50)));
  }
  await relay.flush();
  await eventually(async () => (await appliedIds()).length >= written.length, { timeoutMs: 20_000 });
  // The whole stream once more: what was delivered and lost its answer in the outages is a part of that.
  await bus.jsm().consumers.delete(bus.streamName(ordersStream), 'billing');
  await eventually(() => consumer.drain());
  expect((await appliedIds()).toSorted()).toEqual(written.toSorted());
});

it('takes writes before the broker was ever there and publishes them when it comes', async () => {
  await startService();
  const written = await write(20);
  await expect(bus.ready()).rejects.toThrow('not connected');
  await nats.start();
  await eventually(async () => (await appliedIds()).length >= written.length, { timeoutMs: 20_000 });
  expect((await appliedIds()).toSorted()).toEqual(written.toSorted());
  await bus.ready();
});
