import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from '../src/bus.js';
import { deadLettersName } from '../src/consumer/dead-letters.js';
import {
  type Consumer,
  createConsumer,
  type EventHandler,
  onEvent,
  onEventDirect,
  PermanentError,
  replayCommand,
} from '../src/consumer.js';
import { newId } from '../src/ids.js';
import { ensureStream } from '../src/outbox/stream.js';
import { addToOutbox } from '../src/outbox.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { startInfra } from '../src/testing/infra.js';
import { removeStreams, testPrefix } from '../src/testing/prefix.js';
import { currentTrace } from '../src/trace.js';
import { UnavailableError } from '../src/unavailable.js';
import {
  eventBody,
  metrics,
  openBus,
  orderChanged,
  orderNoted,
  orders,
  ordersStream,
  publishRaw,
  silentLog,
} from './support/orders.js';

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
let fresh: FreshDatabase;
let bus: Bus;
let prefix: string;
let consumers: Consumer[];

beforeEach(async () => {
  prefix = testPrefix();
  consumers = [];
  [fresh, bus] = await Promise.all([freshDatabase(orders), openBus(natsUrl, prefix)]);
  await ensureStream(bus, ordersStream);
});
afterEach(async () => {
  await Promise.all(consumers.map((consumer) => consumer.stop()));
  await bus.stop();
  await Promise.all([fresh.drop(), removeStreams(natsUrl, prefix)]);
});

async function consume(handlers: EventHandler[], service = 'billing', concurrency = 1): Promise<Consumer> {
  const made = createConsumer({
    bus,
    stream: ordersStream,
    service,
    handlers,
    inbox: fresh.database,
    concurrency,
    log: silentLog,
    metrics,
  });
  consumers.push(made);
  await made.start();
  return made;
}

/** Notes every application of an event, so that a second one shows. */
const note = onEvent(orderChanged, async (event, { tx }) => {
  await tx.query('insert into applied (event_id, order_id, version) values ($1, $2, $3)', [
    event.id,
    event.aggregateId,
    event.aggregateVersion,
  ]);
});
const applied = (): Promise<{ order_id: string; version: number }[]> =>
  fresh.database.dataSource.query('select order_id, version from applied order by order_id, version');
const handledAs = async (outcome: string): Promise<number> => {
  const { values } = await metrics.consumerHandled.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
};
const deadLetters = async (): Promise<Record<string, unknown>[]> => {
  const name = deadLettersName(prefix);
  const { state } = await bus.jsm().streams.info(name);
  const letters: Record<string, unknown>[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++)
    letters.push((await bus.jsm().streams.getMessage(name, { seq }))?.json() ?? {});
  return letters;
};

describe('an event', () => {
  it('is applied once although it is delivered three times', async () => {
    const consumer = await consume([note]);
    const body = eventBody(newId(), 'a', 1, 5);
    for (const _ of [1, 2, 3]) await publishRaw(bus, orderChanged, 'a', body);
    await consumer.drain();
    expect(await applied()).toEqual([{ order_id: 'a', version: 1 }]);
  });

  it('of a type nobody handles is passed over', async () => {
    const consumer = await consume([note]);
    await publishRaw(bus, orderNoted, 'a', { ...eventBody(newId(), 'a', 1, 0), type: orderNoted.type });
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 2, 0));
    await consumer.drain();
    expect(await applied()).toEqual([{ order_id: 'a', version: 2 }]);
    expect(await deadLetters()).toEqual([]);
  });

  it('carries the trace of its request into the handler', async () => {
    const seen: (string | undefined)[] = [];
    const consumer = await consume([
      onEventDirect(orderChanged, async () => {
        seen.push(currentTrace()?.traceId);
      }),
    ]);
    const { headers } = await import('@nats-io/transport-node');
    const carried = headers();
    carried.set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
    const subject = bus.subject(orderChanged, 'a');
    await bus.js().publish(subject, JSON.stringify(eventBody(newId(), 'a', 1, 1)), { headers: carried });
    await consumer.drain();
    expect(seen).toEqual(['0af7651916cd43dd8448eb211c80319c']);
  });

  it('is read by every service and shared by the replicas of one', async () => {
    const seen: string[] = [];
    const seenBy = (name: string) =>
      onEventDirect(orderChanged, async (event) => {
        seen.push(`${name} ${event.aggregateVersion}`);
      });
    await consume([seenBy('billing')], 'billing');
    await consume([seenBy('billing')], 'billing');
    await consume([seenBy('stock')], 'stock');
    for (let version = 1; version <= 20; version++)
      await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', version, 0));
    await Promise.all(consumers.map((consumer) => consumer.drain()));
    expect(seen.filter((entry) => entry.startsWith('billing'))).toHaveLength(20);
    expect(seen.filter((entry) => entry.startsWith('stock'))).toHaveLength(20);
  });
});

describe('a handler', () => {
  it('that fails leaves nothing behind and is called again a second later', async () => {
    let calls = 0;
    const consumer = await consume([
      onEvent(orderChanged, async (event, { tx }) => {
        calls += 1;
        await tx.query(`insert into orders values ($1, $2, $3)`, ['x', event.aggregateVersion, calls]);
        await addToOutbox(tx, orderChanged, { aggregateId: 'x', aggregateVersion: 1, data: { total: calls } });
        if (calls === 1) throw new Error('not this time');
      }),
    ]);
    const started = Date.now();
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 1, 1));
    await consumer.drain();
    expect(Date.now() - started).toBeGreaterThanOrEqual(950);
    expect(await fresh.database.dataSource.query('select total from orders')).toEqual([{ total: 2 }]);
    expect(await fresh.database.dataSource.query(`select body->'data'->'total' as total from outbox`)).toEqual([
      { total: 2 },
    ]);
  });

  it('guards its state by version, so events out of order end in the newest state', async () => {
    const project = onEvent(orderChanged, async (event, { tx }) => {
      await tx.query(
        `insert into orders (id, version, total) values ($1, $2, $3)
         on conflict (id) do update set version = excluded.version, total = excluded.total
         where orders.version < excluded.version`,
        [event.aggregateId, event.aggregateVersion, event.data.total],
      );
    });
    const consumer = await consume([project]);
    for (const version of [2, 5, 1, 4, 3, 5, 2])
      await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', version, version * 10));
    await consumer.drain();
    expect(await fresh.database.dataSource.query('select version, total from orders')).toEqual([
      { version: 5, total: 50 },
    ]);
  });

  it('is tried again while a neighbour is down, without using up deliveries and without being overtaken', async () => {
    let down = true;
    let tries = 0;
    const order: number[] = [];
    const consumer = await consume([
      onEventDirect(orderChanged, async (event) => {
        tries += 1;
        if (down) throw new UnavailableError('the neighbour is down');
        order.push(event.aggregateVersion);
      }),
    ]);
    for (const version of [1, 2, 3]) await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', version, 0));
    await eventually(() => tries >= 3);
    const info = await bus.jsm().consumers.info(bus.streamName(ordersStream), 'billing');
    expect(info).toMatchObject({ num_redelivered: 0, num_pending: 2, num_ack_pending: 1 });
    down = false;
    await consumer.drain();
    expect(order).toEqual([1, 2, 3]);
  });

  it('that loses its connection between two statements is held like one whose neighbour is down', async () => {
    let tries = 0;
    const consumer = await consume([
      onEvent(orderChanged, async (event, { tx }) => {
        tries += 1;
        if (tries === 1) {
          const [{ pid }] = await tx.query('select pg_backend_pid() as pid');
          await fresh.database.dataSource.query('select pg_terminate_backend($1)', [pid]);
          await eventually(() => tx.queryRunner?.isReleased);
        }
        await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
      }),
    ]);
    const retriesBefore = await handledAs('retry');
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 1, 1));
    await consumer.drain();
    expect(await applied()).toHaveLength(1);
    expect(tries).toBe(2);
    expect(await handledAs('retry')).toBe(retriesBefore);
  });

  it('runs its afterwards work once, after the commit, and not for an event that was handled before', async () => {
    const rowsSeen: number[] = [];
    const consumer = await consume([
      onEvent(orderChanged, async (event, { tx, afterCommit }) => {
        await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
        afterCommit(async () => {
          rowsSeen.push((await applied()).length);
        });
        afterCommit(() => {
          throw new Error('must not bring the event back');
        });
      }),
    ]);
    const body = eventBody(newId(), 'a', 1, 1);
    await publishRaw(bus, orderChanged, 'a', body);
    await publishRaw(bus, orderChanged, 'a', body);
    await consumer.drain();
    expect(rowsSeen).toEqual([1]);
  });

  it('is refused when another handles the same type, when its event is of another stream, or without an inbox', () => {
    const options = { bus, stream: ordersStream, service: 'billing', log: silentLog, metrics };
    expect(() => createConsumer({ ...options, handlers: [note, note], inbox: fresh.database })).toThrow('two handlers');
    expect(() => createConsumer({ ...options, handlers: [note] })).toThrow('needs an inbox');
    const other = { ...ordersStream, name: 'OTHER' };
    expect(() => createConsumer({ ...options, stream: other, handlers: [note], inbox: fresh.database })).toThrow(
      'not an event of OTHER',
    );
  });
});

describe('an event that cannot be handled', () => {
  it.each([
    ['is not JSON', '{"id":'],
    ['is no event', '[1]'],
    ['does not fit its schema', eventBody(newId(), 'a', 1, 1.5)],
  ])('because its body %s becomes a dead letter at once and others pass', async (_why, body) => {
    const consumer = await consume([note]);
    const seq = await publishRaw(bus, orderChanged, 'a', body);
    await publishRaw(bus, orderChanged, 'b', eventBody(newId(), 'b', 1, 1));
    await consumer.drain();
    const [letter, ...more] = await eventually(async () => {
      const letters = await deadLetters();
      return letters.length > 0 && letters;
    });
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ stream: bus.streamName(ordersStream), consumer: 'billing', stream_seq: seq });
    expect(await applied()).toEqual([{ order_id: 'b', version: 1 }]);
  });

  it('becomes a dead letter, and is applied once by replays after the handler was mended', async () => {
    let mended = false;
    const handler = onEvent(orderChanged, async (event, { tx }) => {
      if (!mended) throw new PermanentError('cannot read the total');
      await tx.query('insert into applied values ($1, $2, 1)', [event.id, event.aggregateId]);
    });
    const consumer = await consume([handler]);
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 1, 1));
    const [letter] = await eventually(async () => {
      const letters = await deadLetters();
      return letters.length > 0 && letters;
    });
    mended = true;
    const replay = replayCommand(() => [consumer]);
    await replay(null, ['ORDERS', String(letter?.stream_seq)]);
    await replay(null, ['ORDERS', String(letter?.stream_seq)]);
    expect(await applied()).toEqual([{ order_id: 'a', version: 1 }]);
    await expect(replay(null, ['ORDERS', '99'])).rejects.toThrow('has no event 99');
    await expect(replay(null, ['OTHER', '1'])).rejects.toThrow('one of the streams ORDERS');
    await expect(replay(null, ['ORDERS', 'x'])).rejects.toThrow('sequence');
  });

  it('is kept among the dead letters of its own prefix only', async () => {
    const consumer = await consume([note]);
    const neighbour = testPrefix();
    const other = await openBus(natsUrl, neighbour);
    try {
      await ensureStream(other, ordersStream);
      const theirs = createConsumer({
        bus: other,
        stream: ordersStream,
        service: 'billing',
        handlers: [note],
        inbox: fresh.database,
        log: silentLog,
        metrics,
      });
      consumers.push(theirs);
      await theirs.start();
      await publishRaw(other, orderChanged, 'a', 'not an event');
      await eventually(async () => {
        const { state } = await other.jsm().streams.info(deadLettersName(neighbour));
        return state.messages === 1;
      });
      await theirs.stop();
    } finally {
      await other.stop();
      await removeStreams(natsUrl, neighbour);
    }
    await consumer.drain();
    expect(await deadLetters()).toEqual([]);
  });
});

describe('a consumer', () => {
  it('waits for a stream that does not exist yet', async () => {
    await bus.jsm().streams.delete(bus.streamName(ordersStream));
    const consumer = await consume([note]);
    await eventually(async () => (await bus.jsm().streams.info(deadLettersName(prefix))) !== null);
    await ensureStream(bus, ordersStream);
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 1, 1));
    await eventually(() => consumer.drain());
    expect(await applied()).toHaveLength(1);
  });

  it('is made again when somebody deletes it, and applies nothing twice', async () => {
    const consumer = await consume([note]);
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 1, 1));
    await consumer.drain();
    await bus.jsm().consumers.delete(bus.streamName(ordersStream), 'billing');
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 2, 1));
    await eventually(async () => (await applied()).length === 2);
    await consumer.drain();
    expect((await applied()).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('finishes the event in hand before it stops', async () => {
    let release = () => {};
    let entered = false;
    const consumer = await consume([
      onEventDirect(orderChanged, async () => {
        entered = true;
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      }),
    ]);
    await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', 1, 1));
    await eventually(() => entered);
    const stopped = consumer.stop();
    release();
    await stopped;
    await eventually(async () => (await consumer.lag()) === 0);
  });

  it.each([1, 3])('has at most %i events in hand, and all of them before it stops', async (concurrency) => {
    const waiting: (() => void)[] = [];
    let most = 0;
    const consumer = await consume(
      [
        onEventDirect(orderChanged, async () => {
          await new Promise<void>((resolve) => {
            most = Math.max(most, waiting.push(resolve));
          });
        }),
      ],
      'billing',
      concurrency,
    );
    for (let version = 1; version <= 5; version++)
      await publishRaw(bus, orderChanged, 'a', eventBody(newId(), 'a', version, 1));
    await eventually(() => waiting.length === concurrency);
    const stopped = consumer.stop();
    for (const release of waiting) release();
    await stopped;
    expect(most).toBe(concurrency);
    await eventually(async () => (await consumer.lag()) === 5 - concurrency);
  });
});
