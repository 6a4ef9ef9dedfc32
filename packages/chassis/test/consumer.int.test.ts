import { AckPolicy } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handledEvents } from '../src/consumer/inbox.js';
import {
  type Consumer,
  consumersPart,
  createConsumer,
  idempotentHandler,
  PermanentError,
  replayCommand,
  transactionalHandler,
} from '../src/consumer.js';
import { newId } from '../src/ids.js';
import { addToOutbox } from '../src/outbox.js';
import { eraseOverdue } from '../src/personal-data/overdue.js';
import { ensureStream } from '../src/provisioning/streams.js';
import { eventually } from '../src/testing/eventually.js';
import { startInfra } from '../src/testing/infra.js';
import { currentTrace } from '../src/trace.js';
import { UnavailableError } from '../src/unavailable.js';
import { consuming, note } from './support/consuming.js';
import {
  eventBody,
  limitDeletes,
  metrics,
  orderChanged,
  orderNoted,
  ordersStream,
  publishRaw,
  silentLog,
} from './support/orders.js';

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
const test = consuming(natsUrl);

const rows = (statement: string): Promise<unknown[]> => test.fresh.database.dataSource.query(statement);

const releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases.splice(0)) release();
});

/** A handler that keeps every event until it is told to let go, once and for all. */
function gate() {
  const waiting: (() => void)[] = [];
  const entered: number[] = [];
  let isOpen = false;
  const handler = idempotentHandler(orderChanged, async ({ aggregateVersion }) => {
    entered.push(aggregateVersion);
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
  });
  const release = () => {
    isOpen = true;
    for (const letGo of waiting.splice(0)) letGo();
  };
  releases.push(release);
  return { waiting, entered, handler, release };
}

/** Begins to stop a consumer; tells whether it has stopped. */
function stop(consumer: Pick<Consumer, 'stop'>) {
  const state = { done: false, promise: consumer.stop() };
  void state.promise.then(() => {
    state.done = true;
  });
  return state;
}

describe('an event', () => {
  it('is applied once although it is delivered three times', async () => {
    const consumer = await test.consume([note]);
    const body = eventBody(newId(), 'a', 1, 5);
    for (const _ of [1, 2, 3]) await publishRaw(test.bus, orderChanged, 'a', body);
    await consumer.waitUntilIdle();
    expect(await test.applied()).toEqual([{ order_id: 'a', version: 1 }]);
  });

  it('of a type without a handler is skipped', async () => {
    const consumer = await test.consume([note]);
    await publishRaw(test.bus, orderNoted, 'a', { ...eventBody(newId(), 'a', 1, 0), type: orderNoted.type });
    await test.publish('a', 2, 0);
    await consumer.waitUntilIdle();
    expect(await test.applied()).toEqual([{ order_id: 'a', version: 2 }]);
  });

  it('that claims another type than its subject names is dead-lettered at once, whoever published it', async () => {
    const consumer = await test.consume([note, idempotentHandler(orderNoted, async () => undefined)]);
    await publishRaw(test.bus, orderNoted, 'a', { ...eventBody(newId(), 'a', 1, 0), type: orderChanged.type });
    await test.publish('a', 2, 0);
    await consumer.waitUntilIdle();
    expect(await test.applied()).toEqual([{ order_id: 'a', version: 2 }]);
    expect(await rows('select failures, last_error, dead_at is not null as dead from event_retries')).toEqual([
      { failures: 1, last_error: expect.stringContaining('not of the type that its subject names'), dead: true },
    ]);
  });

  it('carries the trace of its request into the handler', async () => {
    const seen: (string | undefined)[] = [];
    const consumer = await test.consume([
      idempotentHandler(orderChanged, async () => {
        seen.push(currentTrace()?.traceId);
      }),
    ]);
    const carried = headers();
    carried.set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
    const subject = test.bus.subject(orderChanged, 'a');
    await test.bus.js().publish(subject, JSON.stringify(eventBody(newId(), 'a', 1, 1)), { headers: carried });
    await consumer.waitUntilIdle();
    expect(seen).toEqual(['0af7651916cd43dd8448eb211c80319c']);
  });

  it('is read by every service and shared by the replicas of one', async () => {
    const [first, second, other] = [gate(), gate(), gate()];
    const replicas = [await test.consume([first.handler]), await test.consume([second.handler])];
    const stock = await test.consume([other.handler], { service: 'stock', concurrency: 5 });
    for (let version = 1; version <= 5; version++) await test.publish(`order-${version}`, version);
    // Each is busy with one, so neither did the other's.
    await eventually(() => first.waiting.length === 1 && second.waiting.length === 1);
    await eventually(() => other.waiting.length === 5);
    for (const each of [first, second, other]) each.release();
    await Promise.all([...replicas, stock].map((consumer) => consumer.waitUntilIdle()));
    expect(other.entered).toHaveLength(5);
    expect([...first.entered, ...second.entered].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a handler', () => {
  it('that fails leaves nothing behind and is called again a second later', async () => {
    let calls = 0;
    const consumer = await test.consume([
      transactionalHandler(orderChanged, async (event, { tx }) => {
        calls += 1;
        await tx.query(`insert into orders values ($1, $2, $3)`, ['x', event.aggregateVersion, calls]);
        await addToOutbox(tx, orderChanged, { aggregateId: 'x', aggregateVersion: 1, data: { total: calls } });
        if (calls === 1) throw new Error('not this time');
      }),
    ]);
    const started = Date.now();
    await test.publish('a', 1, 1);
    await consumer.waitUntilIdle();
    expect(Date.now() - started).toBeGreaterThanOrEqual(950);
    expect(await rows('select total from orders')).toEqual([{ total: 2 }]);
    expect(await rows(`select body->'data'->'total' as total from outbox`)).toEqual([{ total: 2 }]);
  });

  it('guards its state by version, so events out of order end in the newest state', async () => {
    const project = transactionalHandler(orderChanged, async (event, { tx }) => {
      await tx.query(
        `insert into orders (id, version, total) values ($1, $2, $3)
         on conflict (id) do update set version = excluded.version, total = excluded.total
         where orders.version < excluded.version`,
        [event.aggregateId, event.aggregateVersion, event.data.total],
      );
    });
    const consumer = await test.consume([project]);
    for (const version of [2, 5, 1, 4, 3, 5, 2]) await test.publish('a', version, version * 10);
    await consumer.waitUntilIdle();
    expect(await rows('select version, total from orders')).toEqual([{ version: 5, total: 50 }]);
  });

  it('is tried again while a neighbor is down, without using up deliveries and without being overtaken', async () => {
    let down = true;
    let tries = 0;
    const order: number[] = [];
    const consumer = await test.consume([
      idempotentHandler(orderChanged, async (event) => {
        tries += 1;
        if (down) throw new UnavailableError('the neighbor is down');
        order.push(event.aggregateVersion);
      }),
    ]);
    for (const version of [1, 2, 3]) await test.publish('a', version, 0);
    await eventually(() => tries >= 3);
    expect(await test.durable()).toMatchObject({ num_redelivered: 0, num_pending: 2, num_ack_pending: 1 });
    down = false;
    await consumer.waitUntilIdle();
    expect(order).toEqual([1, 2, 3]);
  });

  it('that loses its connection between two statements is retried in place like one whose neighbor is down', async () => {
    let tries = 0;
    const consumer = await test.consume([
      transactionalHandler(orderChanged, async (event, { tx }) => {
        tries += 1;
        if (tries === 1) {
          const [{ pid }] = await tx.query('select pg_backend_pid() as pid');
          await rows(`select pg_terminate_backend(${pid})`);
          await eventually(() => tx.queryRunner?.isReleased);
        }
        await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
      }),
    ]);
    await test.publish('a', 1, 1);
    await consumer.waitUntilIdle();
    expect(await test.applied()).toHaveLength(1);
    expect(tries).toBe(2);
    expect((await test.durable()).num_redelivered).toBe(0);
    expect(test.lines.map(({ msg }) => msg)).not.toContain('event failed');
  });

  it('runs its afterwards work once, after the commit, and not for an event that was handled before', async () => {
    const rowsSeen: number[] = [];
    const consumer = await test.consume([
      transactionalHandler(orderChanged, async (event, { tx, afterCommit }) => {
        await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
        afterCommit(async () => {
          rowsSeen.push((await test.applied()).length);
        });
        afterCommit(() => {
          throw new Error('must not bring the event back');
        });
      }),
    ]);
    const body = eventBody(newId(), 'a', 1, 1);
    await publishRaw(test.bus, orderChanged, 'a', body);
    await publishRaw(test.bus, orderChanged, 'a', body);
    await consumer.waitUntilIdle();
    expect(rowsSeen).toEqual([1]);
  });

  it('is not kept waiting, nor its consumer from stopping, by work after the commit that does not end', async () => {
    const stuck = transactionalHandler(orderChanged, async (event, { tx, afterCommit }) => {
      await tx.query('insert into applied values ($1, $2, $3)', [event.id, event.aggregateId, event.aggregateVersion]);
      afterCommit(() => new Promise(() => {}));
    });
    const consumer = await test.consume([stuck]);
    for (const version of [1, 2, 3]) await test.publish('a', version);
    await eventually(async () => (await test.applied()).length === 3);
    await eventually(async () => (await consumer.lag()) === 0);
    await consumer.stop();
  });

  it('that takes longer than the acknowledgement time is called once', async () => {
    const ackWaitMs = 1500;
    const { waiting, entered, handler, release } = gate();
    const startedAt = Date.now();
    // A second place, for an event that comes again.
    const consumer = await test.consume([handler], { concurrency: 2, times: { ackWaitMs, heartbeatMs: 200 } });
    await test.publish('a');
    await eventually(() => waiting.length > 0 && Date.now() - startedAt > 3 * ackWaitMs);
    expect((await test.durable()).num_redelivered).toBe(0);
    release();
    await consumer.waitUntilIdle();
    expect(entered).toEqual([1]);
  });

  it('is rejected when another handles the same type, when its event is of another stream, or without an inbox', () => {
    const options = { bus: test.bus, stream: ordersStream, service: 'billing', log: silentLog, metrics };
    expect(() => createConsumer({ ...options, handlers: [note, note], inbox: test.fresh.database })).toThrow(
      'two handlers',
    );
    expect(() => createConsumer({ ...options, handlers: [note] })).toThrow('needs an inbox');
    const other = { ...ordersStream, name: 'OTHER' };
    expect(() => createConsumer({ ...options, stream: other, handlers: [note], inbox: test.fresh.database })).toThrow(
      'not an event of OTHER',
    );
  });
});

describe('a replay', () => {
  it('applies a dead-lettered event once, after its handler was mended', async () => {
    let mended = false;
    const handler = transactionalHandler(orderChanged, async (event, { tx }) => {
      if (!mended) throw new PermanentError('cannot read the total');
      await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
    });
    const consumer = await test.consume([handler]);
    const sequence = String(await test.publish('a'));
    await consumer.waitUntilIdle();
    expect(await test.applied()).toEqual([]);
    mended = true;
    const replay = replayCommand(() => [consumer]);
    await replay(null, ['ORDERS', sequence]);
    await replay(null, ['ORDERS', sequence]);
    expect(await test.applied()).toEqual([{ order_id: 'a', version: 1 }]);
    await expect(replay(null, ['ORDERS', '99'])).rejects.toThrow('has no event 99');
    await expect(replay(null, ['OTHER', '1'])).rejects.toThrow('one of the streams ORDERS');
    await expect(replay(null, ['ORDERS', 'x'])).rejects.toThrow('sequence');
  });
});

describe('a consumer', () => {
  it('forgets which events it handled 60 days ago, however many, and remembers the later ones', async () => {
    await rows(
      `insert into inbox select gen_random_uuid(), 'old', now() - interval '61 days' from generate_series(1, 2500)`,
    );
    await rows(`insert into inbox values (gen_random_uuid(), 'later', now() - interval '59 days')`);
    await limitDeletes(test.fresh.database, 'inbox', 1000);
    await eraseOverdue(test.fresh.database, [handledEvents], new Date(), new AbortController().signal);
    expect(await rows('select type from inbox')).toEqual([{ type: 'later' }]);
  });

  it('waits for a stream that does not exist yet', async () => {
    await test.bus.jsm().streams.delete(test.bus.streamName(ordersStream));
    const consumer = await test.consume([note]);
    await eventually(() => test.lines.some(({ msg }) => msg === 'waiting for events'));
    await ensureStream(test.bus, ordersStream);
    await test.publish('a');
    await eventually(() => consumer.waitUntilIdle());
    expect(await test.applied()).toHaveLength(1);
  });

  it('is made again when somebody deletes it, and applies nothing twice', async () => {
    const consumer = await test.consume([note]);
    await test.publish('a', 1);
    await consumer.waitUntilIdle();
    await test.bus.jsm().consumers.delete(test.bus.streamName(ordersStream), 'billing');
    await test.publish('a', 2);
    await eventually(async () => (await test.applied()).length === 2);
    await consumer.waitUntilIdle();
    expect((await test.applied()).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is given by the broker only what it handles', async () => {
    const consumer = await test.consume([note]);
    await publishRaw(test.bus, orderNoted, 'a', { ...eventBody(newId(), 'a', 1, 0), type: orderNoted.type });
    await test.publish('a');
    await publishRaw(test.bus, orderNoted, 'a', { ...eventBody(newId(), 'a', 2, 0), type: orderNoted.type });
    await consumer.waitUntilIdle();
    expect((await test.durable()).delivered).toMatchObject({ consumer_seq: 1, stream_seq: 2 });
  });

  it('that was made with other settings gets those of today, and is left alone when it has them', async () => {
    const { consumers } = test.bus.jsm();
    const update = vi.spyOn(consumers, 'update');
    await consumers.add(test.bus.streamName(ordersStream), {
      durable_name: 'billing',
      ack_policy: AckPolicy.Explicit,
      filter_subject: test.bus.subject(orderNoted, '*'),
      ack_wait: 1e9,
      max_deliver: 8,
      max_ack_pending: 64,
    });
    await test.publish('a');
    const consumer = await test.consume([note]);
    await eventually(async () => (await test.applied()).length === 1);
    await consumer.stop();
    const { config } = await test.durable();
    expect(config).toMatchObject({ ack_wait: 30e9, max_deliver: -1, max_ack_pending: 2000 });
    expect(config.filter_subject).toBe(test.bus.subject(orderChanged, '>'));
    const again = await test.consume([note]);
    await test.publish('a', 2);
    await again.waitUntilIdle();
    expect(update).toHaveBeenCalledOnce();
  });

  it.each([1, 3])('has at most %i events in flight, and finishes them before it stops', async (concurrency) => {
    const { waiting, entered, handler, release } = gate();
    const idle = await test.consume([], { service: 'idle' });
    const consumer = await test.consume([handler], { concurrency });
    for (let version = 1; version <= 5; version++) await test.publish(`order-${version}`, version);
    await eventually(() => waiting.length === concurrency);
    const stopping = stop(consumer);
    if (concurrency > 1) waiting.shift()?.();
    // One that has nothing in flight, and began to stop later, has stopped.
    await test.durable();
    await idle.stop();
    expect(stopping.done).toBe(false);
    release();
    await stopping.promise;
    expect(entered).toHaveLength(concurrency);
    await eventually(async () => (await consumer.lag()) === 5 - concurrency);
  });

  it('gives back what comes while it stops', async () => {
    const consumer = await test.consume([note], { concurrency: 100 });
    await test.publish('a');
    await consumer.waitUntilIdle();
    const stopping = stop(consumer);
    for (let version = 2; version <= 50; version++) await test.publish('a', version);
    await stopping.promise;
    const next = await test.consume([note], { concurrency: 100 });
    await next.waitUntilIdle();
    expect(new Set((await test.applied()).map(({ version }) => version)).size).toBe(50);
  });

  it('stops beside the other consumers of its service, not after them', async () => {
    const { waiting, handler, release } = gate();
    const [busy, idle] = [await test.consume([handler]), await test.consume([], { service: 'idle' })];
    await test.publish('a');
    await eventually(() => waiting.length === 1);
    const idleStop = vi.spyOn(idle, 'stop');
    const stopping = stop(consumersPart([idle, busy]));
    await eventually(async () => idleStop.mock.results[0]?.type === 'return' && (await idleStop.mock.results[0].value));
    expect(stopping.done).toBe(false);
    release();
    await stopping.promise;
  });
});
