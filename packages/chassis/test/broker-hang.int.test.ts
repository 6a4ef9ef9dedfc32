import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from '../src/bus.js';
import { type Consumer, createConsumer, onEvent } from '../src/consumer.js';
import { createRelay, type Relay } from '../src/outbox.js';
import { stopAll } from '../src/run.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { testPrefix } from '../src/testing/prefix.js';
import { type TcpDoor, tcpDoor } from '../src/testing/tcp-door.js';
import { type NatsProcess, natsProcess } from './support/nats-process.js';
import { changeOrder, metrics, openBus, orderChanged, orders, ordersStream, silentLog } from './support/orders.js';

// Three pings of five seconds and a connection that takes as long.
const noticed = { timeoutMs: 45_000 };
// What a service has to stop in, all its parts together.
const stopDeadlineMs = 10_000;

let fresh: FreshDatabase;
let nats: NatsProcess;
let door: TcpDoor;
let bus: Bus;
let relay: Relay;
let consumer: Consumer;

beforeEach(async () => {
  [fresh, nats] = await Promise.all([freshDatabase(orders), natsProcess()]);
  await nats.start();
  door = await tcpDoor(nats.url);
  bus = await openBus(door.url, testPrefix());
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
});
afterEach(async () => {
  nats.thaw();
  await stopAll([bus, relay, consumer], silentLog);
  await door.shut();
  await Promise.all([fresh.drop(), nats.remove()]);
});

async function write(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let total = 0; total < count; total++) ids.push(await changeOrder(fresh.database, `order-${total % 7}`, total));
  return ids;
}
async function appliedIds(): Promise<string[]> {
  const rows: { event_id: string }[] = await fresh.database.dataSource.query('select event_id from applied');
  return rows.map(({ event_id }) => event_id);
}
const shown = async (gauge: 'consumerUp' | 'consumerLag'): Promise<number | undefined> =>
  (await metrics[gauge].get()).values[0]?.value;

describe('a broker that answers nothing', () => {
  it('is noticed, its lag is unknown, and nothing is lost or applied twice when it answers again', async () => {
    const written = await write(40);
    await eventually(async () => (await appliedIds()).length === written.length);
    await eventually(async () => (await shown('consumerLag')) === 0 && (await shown('consumerUp')) === 1);
    nats.freeze();
    written.push(...(await write(100)));
    await eventually(
      () =>
        bus.ready().then(
          () => false,
          () => true,
        ),
      noticed,
    );
    expect(await shown('consumerLag')).toBeUndefined();
    expect(await shown('consumerUp')).toBe(0);
    nats.thaw();
    written.push(...(await write(10)));
    await eventually(async () => (await appliedIds()).length >= written.length, noticed);
    expect((await appliedIds()).toSorted()).toEqual(written.toSorted());
    await eventually(async () => (await shown('consumerLag')) === 0 && (await shown('consumerUp')) === 1);
  });

  it.each([
    ['before that is noticed', async () => {}],
    [
      'after that was noticed',
      () =>
        eventually(
          () =>
            bus.ready().then(
              () => false,
              () => true,
            ),
          noticed,
        ),
    ],
  ])('does not keep a service from stopping in time, %s', async (_when, wait) => {
    await write(1);
    await eventually(async () => (await appliedIds()).length === 1);
    nats.freeze();
    await write(1);
    await wait();
    const startedAt = performance.now();
    expect(await stopAll([bus, relay, consumer], silentLog)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(stopDeadlineMs);
  });
});

describe('a broker', () => {
  it('that is away does not keep a service from stopping in time', async () => {
    await write(1);
    await eventually(async () => (await appliedIds()).length === 1);
    await door.shut();
    await eventually(() =>
      bus.ready().then(
        () => false,
        () => true,
      ),
    );
    const startedAt = performance.now();
    expect(await stopAll([bus, relay, consumer], silentLog)).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(stopDeadlineMs);
  });

  it('whose connections lead nowhere any more is connected anew', async () => {
    const written = await write(10);
    await eventually(async () => (await appliedIds()).length === written.length);
    await door.strand();
    written.push(...(await write(300)));
    await eventually(async () => (await appliedIds()).length >= written.length, noticed);
    expect((await appliedIds()).toSorted()).toEqual(written.toSorted());
  });
});
