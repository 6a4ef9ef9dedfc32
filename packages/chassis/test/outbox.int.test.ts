import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { defineEvent } from '@poolpros/contracts/events/define';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Bus } from '../src/bus.js';
import { leaderLimits } from '../src/outbox/leader.js';
import { createRelay, publishedEvents, type Relay } from '../src/outbox/relay.js';
import { addAllToOutbox, addToOutbox } from '../src/outbox.js';
import { eraseOverdue } from '../src/personal-data/overdue.js';
import { ensureStream } from '../src/provisioning/streams.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { startFaultProxy } from '../src/testing/fault-proxy.js';
import { startInfra } from '../src/testing/infra.js';
import { removeStreams, testPrefix } from '../src/testing/prefix.js';
import { runInTrace, traceFrom } from '../src/trace.js';
import {
  changeOrder,
  limitDeletes,
  metrics,
  openBus,
  orderChanged,
  orders,
  ordersStream,
  silentLog,
  storedEvents,
} from './support/orders.js';

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
let fresh: FreshDatabase;
let bus: Bus;
let prefix: string;
let relays: Relay[];
let children: ChildProcess[];

type RelayOptions = Partial<Parameters<typeof createRelay>[0]>;

const relay = (o: RelayOptions = {}): Relay => {
  const made = createRelay({ database: fresh.database, bus, streams: [ordersStream], log: silentLog, metrics, ...o });
  relays.push(made);
  return made;
};

beforeEach(async () => {
  prefix = testPrefix();
  relays = [];
  children = [];
  [fresh, bus] = await Promise.all([freshDatabase(orders), openBus(natsUrl, prefix)]);
  await ensureStream(bus, ordersStream);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const each of relays) await each.stop();
  await bus.stop();
  await Promise.all([fresh.drop(), removeStreams(natsUrl, prefix)]);
});

const startRelayProcess = (limits = leaderLimits): ChildProcess => {
  const script = fileURLToPath(new URL('./support/relay-process.mjs', import.meta.url));
  const child = fork(script, [fresh.url, natsUrl, prefix, JSON.stringify(limits)]);
  children.push(child);
  return child;
};
const unpublished = async (): Promise<number> => {
  const [row] = await fresh.database.dataSource.query(
    'select count(*)::int as n from outbox where published_at is null',
  );
  return row.n;
};
const leaderPid = async (): Promise<number | null> => {
  const [row] = await fresh.database.dataSource.query(
    `select pid from pg_locks where locktype = 'advisory' and granted
     and database = (select oid from pg_database where datname = current_database())
     and (classid::bigint << 32 | objid::bigint) = hashtext('outbox')::bigint`,
  );
  return row?.pid ?? null;
};

const relayConnections = async (): Promise<number> => {
  const [row] = await fresh.database.dataSource.query(
    `select count(*)::int as n from pg_stat_activity
     where application_name = 'outbox relay' and datname = current_database()`,
  );
  return row.n;
};

describe('writing', () => {
  it('takes many events at once, in their order and with the trace of their change', async () => {
    const totals = Array.from({ length: 300 }, (_, index) => index);
    await runInTrace(traceFrom('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'), () =>
      fresh.database.transaction(async (tx) => {
        await addAllToOutbox(tx, orderChanged, []);
        await addAllToOutbox(
          tx,
          orderChanged,
          totals.map((total) => ({ aggregateId: `o-${total}`, aggregateVersion: 1, data: { total } })),
        );
      }),
    );
    const rows: { subject: string; total: number; traceparent: string }[] = await fresh.database.dataSource.query(
      `select subject, (body -> 'data' ->> 'total')::int as total, headers ->> 'traceparent' as traceparent
       from outbox order by seq`,
    );
    expect(rows.map(({ total }) => total)).toEqual(totals);
    expect(rows[7]?.subject).toBe(`${orderChanged.type}.o-7`);
    expect(rows[7]?.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-/);
  });

  it('keeps the event when the change commits and drops it when the change does not', async () => {
    await changeOrder(fresh.database, 'a', 1);
    await expect(
      fresh.database.transaction(async (tx) => {
        await addToOutbox(tx, orderChanged, { aggregateId: 'b', aggregateVersion: 1, data: { total: 1 } });
        throw new Error('the change failed');
      }),
    ).rejects.toThrow('the change failed');
    const rows = await fresh.database.dataSource.query('select subject from outbox');
    expect(rows).toEqual([{ subject: 'orders.order.changed.v1.a' }]);
  });

  it('rejects an event whose data does not fit its schema', async () => {
    await expect(
      fresh.database.transaction((tx) =>
        addToOutbox(tx, orderChanged, { aggregateId: 'a', aggregateVersion: 1, data: { total: 1.5 } }),
      ),
    ).rejects.toThrow();
    expect(await unpublished()).toBe(0);
  });
});

describe('publishing', () => {
  it('publishes every event once, with its id and the trace of the request that caused it', async () => {
    await relay().start();
    const trace = traceFrom('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
    const id = await runInTrace(trace, () => changeOrder(fresh.database, 'a', 7));
    await relays[0]?.flush();
    const [event, ...more] = await storedEvents(bus);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      subject: `${prefix}orders.order.changed.v1.a`,
      body: { id, aggregateId: 'a', aggregateVersion: 1, data: { total: 7 } },
      headers: { 'Nats-Msg-Id': id },
    });
    expect(event?.headers.traceparent).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/);
  });

  it('publishes what was written until it stops', async () => {
    const stopping = relay();
    await stopping.start();
    await changeOrder(fresh.database, 'a', 1);
    await stopping.flush();
    // As another process would, of whose commit the relay is not told.
    await fresh.database.dataSource.transaction((tx) =>
      addToOutbox(tx, orderChanged, { aggregateId: 'a', aggregateVersion: 2, data: { total: 2 } }),
    );
    await stopping.stop();
    expect((await storedEvents(bus)).map(({ body }) => body.aggregateVersion)).toEqual([1, 2]);
  });

  it('publishes nothing of an aggregate before what happened to it earlier, when that fails', async () => {
    const [first] = [await changeOrder(fresh.database, 'a', 1), await changeOrder(fresh.database, 'b', 1)];
    await changeOrder(fresh.database, 'a', 2);
    const js = bus.js();
    const publish = js.publish.bind(js);
    let refusals = 0;
    vi.spyOn(js, 'publish').mockImplementation(async (subject, payload, options) => {
      if (options?.msgID !== first || refusals > 0) return publish(subject, payload, options);
      refusals += 1;
      throw new Error('the broker has no room');
    });
    await relay().start();
    await relays[0]?.flush();
    expect(refusals).toBe(1);
    const events = await storedEvents(bus);
    const versions = (id: string) =>
      events.filter(({ body }) => body.aggregateId === id).map(({ body }) => body.aggregateVersion);
    expect([versions('a'), versions('b')]).toEqual([[1, 2], [1]]);
  });

  it('lets no fact wait behind the states that an import left, whatever their number', async () => {
    const states = { ...ordersStream, nouns: ['order'], maxPerAggregate: 1 };
    const facts = { ...ordersStream, name: 'ORDERS_FACTS', nouns: ['mail'] };
    for (const stream of [states, facts]) await ensureStream(bus, stream);
    const mailWanted = defineEvent(facts, 'orders.mail.wanted.v1', z.object({}));
    const many = Array.from({ length: 2000 }, (_, id) => ({
      aggregateId: id,
      aggregateVersion: 1,
      data: { total: 1 },
    }));
    await fresh.database.transaction((tx) => addAllToOutbox(tx, orderChanged, many));
    const urgent = [1, 2, 3].map((aggregateVersion) => ({ aggregateId: 'one', aggregateVersion, data: {} }));
    await fresh.database.transaction((tx) => addAllToOutbox(tx, mailWanted, urgent));
    const published = vi.spyOn(bus.js(), 'publish');
    await relay({ streams: [states, facts] }).start();
    await relays[0]?.flush();
    const subjects = published.mock.calls.map(([subject]) => subject);
    const mails = subjects.flatMap((subject, at) => (subject.includes('.mail.') ? [at] : []));
    expect(subjects).toHaveLength(2003);
    expect(Math.max(...mails)).toBeLessThan(500);
    const { messages } = await bus
      .jsm()
      .streams.info(bus.streamName(facts))
      .then(({ state }) => state);
    expect([mails.length, messages]).toEqual([3, 3]);
  });

  it('publishes an event that is committed after one with a higher number', async () => {
    await relay().start();
    let commit = () => {};
    const late = fresh.database.transaction(async (tx) => {
      await addToOutbox(tx, orderChanged, { aggregateId: 'late', aggregateVersion: 1, data: { total: 1 } });
      await changeOrder(fresh.database, 'early', 1);
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
    });
    const ids = async () => (await storedEvents(bus)).map(({ body }) => body.aggregateId);
    await eventually(async () => expect(await ids()).toEqual(['early']));
    commit();
    await late;
    await relays[0]?.flush();
    expect(await ids()).toEqual(['early', 'late']);
    const rows = await fresh.database.dataSource.query('select subject from outbox order by seq');
    expect(rows[0]).toEqual({ subject: 'orders.order.changed.v1.late' });
  });

  it('keeps the order of each aggregate when many are changed at the same time', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (let total = 1; total <= 60; total++)
      await Promise.all(ids.map((id) => changeOrder(fresh.database, id, total)));
    await relay().start();
    await relays[0]?.flush();
    const events = await storedEvents(bus);
    expect(events).toHaveLength(300);
    for (const id of ids) {
      const versions = events.filter(({ body }) => body.aggregateId === id).map(({ body }) => body.aggregateVersion);
      expect(versions).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    }
  });

  it('touches the stream again only when its definition changed', async () => {
    const update = vi.spyOn(bus.jsm().streams, 'update');
    await ensureStream(bus, ordersStream);
    expect(update).not.toHaveBeenCalled();
    await ensureStream(bus, { ...ordersStream, maxAgeDays: 20 });
    expect(update).toHaveBeenCalledOnce();
    const { config } = await bus.jsm().streams.info(bus.streamName(ordersStream));
    expect(config.max_age).toBe(20 * 24 * 3600 * 1e9);
  });

  it('leaves events in the outbox while the broker has no stream for them, and creates none itself', async () => {
    await relay().start();
    await changeOrder(fresh.database, 'a', 1);
    await relays[0]?.flush();
    await bus.jsm().streams.delete(bus.streamName(ordersStream));
    const published = vi.spyOn(bus.js(), 'publish');
    await changeOrder(fresh.database, 'a', 2);
    await eventually(() => published.mock.settledResults.some(({ type }) => type === 'rejected'));
    expect(await unpublished()).toBe(1);
    await ensureStream(bus, ordersStream);
    await relays[0]?.flush();
    expect((await storedEvents(bus)).map(({ body }) => body.data.total)).toEqual([2]);
  });

  it('measures what waits', async () => {
    await changeOrder(fresh.database, 'a', 1);
    await fresh.database.dataSource.query(`update outbox set created_at = now() - interval '1 minute'`);
    const blocked = relay({ bus: await openBus('nats://127.0.0.1:9', prefix) });
    await blocked.start();
    const value = await eventually(async () => {
      const { values } = await metrics.outboxOldestSeconds.get();
      return (values[0]?.value ?? 0) > 59 && values[0]?.value;
    });
    expect(value).toBeLessThan(75);
    expect((await metrics.outboxPending.get()).values[0]?.value).toBe(1);
  });
});

it('forgets which events were published seven days ago, in steps, however many there are', async () => {
  const publishedAgo = (days: number, count: number) =>
    fresh.database.dataSource.query(
      `insert into outbox (event_id, subject, body, published_at)
       select gen_random_uuid(), 'orders.order.changed.v1.' || $1::int, '{}', now() - make_interval(days => $1::int)
       from generate_series(1, $2)`,
      [days, count],
    );
  await publishedAgo(8, 2500);
  await publishedAgo(6, 1);
  await changeOrder(fresh.database, 'a', 1);
  await limitDeletes(fresh.database, 'outbox', 1000);
  const erased = await eraseOverdue(fresh.database, [publishedEvents], new Date(), new AbortController().signal);
  expect(erased).toEqual({ outbox: 2500 });
  expect(await fresh.database.dataSource.query('select subject from outbox order by seq')).toEqual([
    { subject: 'orders.order.changed.v1.6' },
    { subject: 'orders.order.changed.v1.a' },
  ]);
});

describe('two replicas', () => {
  it('publish through one relay, and the other takes over when the first is killed', async () => {
    const child = startRelayProcess();
    const first = await eventually(async () => (await leaderPid()) ?? false);
    // The broker would hide that an event is published twice.
    const published = vi.spyOn(bus.js(), 'publish');
    await relay().start();
    await changeOrder(fresh.database, 'a', 1);
    await relays[0]?.flush();
    expect(await leaderPid()).toBe(first);
    expect(published).not.toHaveBeenCalled();
    child.kill('SIGKILL');
    await changeOrder(fresh.database, 'a', 2);
    await relays[0]?.flush();
    expect(await leaderPid()).not.toBe(first);
    expect(published).toHaveBeenCalledOnce();
    expect((await storedEvents(bus)).map(({ body }) => body.aggregateVersion)).toEqual([1, 2]);
  });

  it('go on publishing after the leader lost its way to the database without a word', async () => {
    const limits = { responseMs: 1000, idleMs: 3000 };
    const proxy = await startFaultProxy(fresh.url);
    const far = await openBus(natsUrl, prefix);
    try {
      const leader = relay({ database: { ...fresh.database, url: proxy.url }, bus: far, limits });
      await leader.start();
      await eventually(async () => (await leaderPid()) !== null);
      const follower = relay({ limits });
      await follower.start();
      await changeOrder(fresh.database, 'a', 1);
      await leader.flush();

      await proxy.strand();
      await changeOrder(fresh.database, 'a', 2);
      await follower.flush();

      await follower.stop();
      await changeOrder(fresh.database, 'a', 3);
      await leader.flush();
      expect((await storedEvents(bus)).map(({ body }) => body.aggregateVersion)).toEqual([1, 2, 3]);
      await leader.stop();
    } finally {
      await proxy.shut();
      await far.stop();
    }
  });

  it('take turns when the leader is paused, and stay with the new one when it goes on', async () => {
    const child = startRelayProcess({ responseMs: 8000, idleMs: 1000 });
    const first = await eventually(async () => (await leaderPid()) ?? false);
    await relay().start();
    child.kill('SIGSTOP');
    await changeOrder(fresh.database, 'a', 1);
    await relays[0]?.flush();
    const second = await leaderPid();
    expect(second).not.toBe(first);
    child.kill('SIGCONT');
    // It has found its connection closed and made a new one.
    await eventually(async () => (await relayConnections()) === 2);
    await changeOrder(fresh.database, 'a', 2);
    await relays[0]?.flush();
    expect(await leaderPid()).toBe(second);
    expect(await storedEvents(bus)).toHaveLength(2);
  });

  it('go on publishing after the leader lost its database connection', async () => {
    await relay().start();
    const first = await eventually(async () => (await leaderPid()) ?? false);
    await fresh.database.dataSource.query('select pg_terminate_backend($1)', [first]);
    await changeOrder(fresh.database, 'a', 1);
    await relays[0]?.flush();
    expect(await storedEvents(bus)).toHaveLength(1);
  });
});

describe('a process killed between publishing and marking', () => {
  let holder: pg.Client;

  beforeEach(async () => {
    holder = new pg.Client({ connectionString: fresh.url });
    await holder.connect();
  });
  afterEach(async () => {
    await holder.end();
  });

  it('leaves the event published once and the next relay marks it', async () => {
    const id = await changeOrder(fresh.database, 'a', 1);
    // The row lock lets the relay read and publish the event but not mark it.
    await holder.query('begin');
    await holder.query('select from outbox for update');
    const child = startRelayProcess();
    await eventually(async () => (await storedEvents(bus)).length === 1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // Postgres would still run the waiting update of the dead process; a network that is gone does not.
    await fresh.database.dataSource.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where application_name = 'outbox relay' and datname = current_database()`,
    );
    await holder.query('rollback');
    expect(await unpublished()).toBe(1);

    await relay().start();
    await relays[0]?.flush();
    expect((await storedEvents(bus)).map(({ body }) => body.id)).toEqual([id]);
  });
});
