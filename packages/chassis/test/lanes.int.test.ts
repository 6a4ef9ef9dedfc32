import { describe, expect, it } from 'vitest';
import { batchHandler, idempotentHandler } from '../src/consumer.js';
import { newId } from '../src/ids.js';
import { eventually } from '../src/testing/eventually.js';
import { startInfra } from '../src/testing/infra.js';
import { UnavailableError } from '../src/unavailable.js';
import { consuming } from './support/consuming.js';
import { eventBody, orderChanged, silentLog } from './support/orders.js';

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
const test = consuming(natsUrl);

/** A handler that keeps the events of one order until it is told to let go, and lets all others pass. */
function blocking(order: string) {
  const begun: string[] = [];
  let letGo: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const handler = idempotentHandler(orderChanged, async ({ aggregateId, aggregateVersion }) => {
    begun.push(`${aggregateId}${aggregateVersion}`);
    if (aggregateId === order) await gate;
  });
  return { begun, handler, letGo };
}

/** Waits until the broker has nothing more to give to the consumer. */
const untilPulled = () => eventually(async () => (await test.durable()).num_pending === 0);

describe('events in lanes', () => {
  it('of one aggregate are handled in their order, and do not keep others waiting', async () => {
    const { begun, handler, letGo } = blocking('hot');
    const consumer = await test.consume([handler], { concurrency: 2 });
    // More than there are places, so that one busy aggregate could take them all.
    for (let version = 1; version <= 20; version++) await test.publish('hot', version);
    for (const order of ['x', 'y', 'z']) await test.publish(order);
    await eventually(() => begun.length === 4);
    expect(begun).toEqual(['hot1', 'x1', 'y1', 'z1']);
    letGo();
    await consumer.waitUntilIdle();
    expect(begun.slice(4)).toEqual(Array.from({ length: 19 }, (_, index) => `hot${index + 2}`));
  });

  it('that wait behind another are not delivered again while they wait', async () => {
    const ackWaitMs = 1500;
    const { begun, handler, letGo } = blocking('hot');
    const consumer = await test.consume([handler], { concurrency: 2, times: { ackWaitMs, heartbeatMs: 200 } });
    for (const version of [1, 2, 3]) await test.publish('hot', version);
    await untilPulled();
    const since = Date.now();
    await eventually(() => Date.now() - since > 3 * ackWaitMs);
    expect(await test.durable()).toMatchObject({ num_redelivered: 0, num_ack_pending: 3 });
    letGo();
    await consumer.waitUntilIdle();
    expect(begun).toEqual(['hot1', 'hot2', 'hot3']);
  });

  it('that have not begun are given back at stop, and handled by the next process', async () => {
    const { begun, handler, letGo } = blocking('hot');
    const consumer = await test.consume([handler], { concurrency: 2 });
    for (const version of [1, 2, 3]) await test.publish('hot', version);
    await untilPulled();
    const stopping = consumer.stop();
    letGo();
    await stopping;
    expect(begun).toEqual(['hot1']);
    const next = blocking('none');
    await (await test.consume([next.handler], { concurrency: 2 })).waitUntilIdle();
    expect(next.begun.toSorted()).toEqual(['hot2', 'hot3']);
  });

  it('leave it to one of them to find out whether a neighbor is back, and stay with this process', async () => {
    let down = true;
    const tried: string[] = [];
    const handler = idempotentHandler(orderChanged, async ({ aggregateId }) => {
      tried.push(aggregateId);
      if (down) throw new UnavailableError('the neighbor is down');
    });
    const consumer = await test.consume([handler], { concurrency: 8 });
    await test.publish('first');
    await eventually(() => tried.length > 0);
    const others = Array.from({ length: 7 }, (_, index) => `order-${index}`);
    for (const order of others) await test.publish(order);
    await untilPulled();
    await eventually(() => tried.length > 3);
    expect(new Set(tried)).toEqual(new Set(['first']));
    down = false;
    await consumer.waitUntilIdle();
    expect(tried.slice(-7).toSorted()).toEqual(others);
    expect((await test.durable()).num_redelivered).toBe(0);
  });

  it('are not more than the broker may leave unacknowledged', async () => {
    const { handler } = blocking('none');
    await expect(test.consume([handler], { concurrency: 1000 })).rejects.toThrow('cannot hold more than 250');
  });
});

describe('states that are taken together', () => {
  it('are handed over as the newest of each aggregate, those that come while a batch is worked on', async () => {
    const batches: string[][] = [];
    let end = () => {};
    const handler = batchHandler(orderChanged, 10, async (events) => {
      batches.push(events.map(({ aggregateId, aggregateVersion }) => `${aggregateId}${aggregateVersion}`));
      if (batches.length === 1)
        await new Promise<void>((resolve) => {
          end = resolve;
        });
    });
    const take = (order: string, version: number) =>
      handler.run(eventBody(newId(), order, version, 1), { inbox: null, log: silentLog });
    const taken = [take('a', 1)];
    await eventually(() => batches.length === 1);
    taken.push(take('b', 1), take('c', 2), take('b', 3), take('c', 1), take('b', 2));
    end();
    await Promise.all(taken);
    expect(batches).toEqual([['a1'], ['b3', 'c2']]);
    expect(handler.laneOf('a')).toBeNull();
  });
});
