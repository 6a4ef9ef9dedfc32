import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../src/bus.js';
import { ensureStream } from '../src/outbox/stream.js';
import { addAllToOutbox, addToOutbox, createRelay, type Relay } from '../src/outbox.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { startInfra } from '../src/testing/infra.js';
import { removeStreams, testPrefix } from '../src/testing/prefix.js';
import { runInTrace, traceFrom } from '../src/trace.js';
import {
  changeOrder,
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

const relay = (database = fresh.database, on = bus): Relay => {
  const made = createRelay({ database, bus: on, streams: [ordersStream], log: silentLog, metrics });
  relays.push(made);
  return made;
};

beforeEach(async () => {
  prefix = testPrefix();
  relays = [];
  children = [];
  [fresh, bus] = await Promise.all([freshDatabase(orders), openBus(natsUrl, prefix)]);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const each of relays) await each.stop();
  await bus.stop();
  await Promise.all([fresh.drop(), removeStreams(natsUrl, prefix)]);
});

const startRelayProcess = (): ChildProcess => {
  const script = fileURLToPath(new URL('./support/relay-process.mjs', import.meta.url));
  const child = fork(script, [fresh.url, natsUrl, prefix]);
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

  it('refuses an event whose data does not fit its schema', async () => {
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

  it('creates the stream and touches it again only when its definition changed', async () => {
    await ensureStream(bus, ordersStream);
    const update = vi.spyOn(bus.jsm().streams, 'update');
    await ensureStream(bus, ordersStream);
    expect(update).not.toHaveBeenCalled();
    await ensureStream(bus, { ...ordersStream, maxAgeDays: 30 });
    expect(update).toHaveBeenCalledOnce();
    const { config } = await bus.jsm().streams.info(bus.streamName(ordersStream));
    expect(config.max_age).toBe(30 * 24 * 3600 * 1e9);
  });

  it('makes the stream again when the broker lost it', async () => {
    await relay().start();
    await changeOrder(fresh.database, 'a', 1);
    await relays[0]?.flush();
    await bus.jsm().streams.delete(bus.streamName(ordersStream));
    await changeOrder(fresh.database, 'a', 2);
    await relays[0]?.flush();
    expect((await storedEvents(bus)).map(({ body }) => body.data.total)).toEqual([2]);
  });

  it('measures what waits', async () => {
    await changeOrder(fresh.database, 'a', 1);
    await fresh.database.dataSource.query(`update outbox set created_at = now() - interval '1 minute'`);
    const blocked = relay(fresh.database, await openBus('nats://127.0.0.1:9', prefix));
    await blocked.start();
    const value = await eventually(async () => {
      const { values } = await metrics.outboxOldestSeconds.get();
      return (values[0]?.value ?? 0) > 59 && values[0]?.value;
    });
    expect(value).toBeLessThan(75);
    expect((await metrics.outboxPending.get()).values[0]?.value).toBe(1);
  });
});

describe('two replicas', () => {
  it('publish through one relay, and the other takes over when the first is killed', async () => {
    const child = startRelayProcess();
    const first = await eventually(async () => (await leaderPid()) ?? false);
    await relay().start();
    await changeOrder(fresh.database, 'a', 1);
    await relays[0]?.flush();
    expect(await leaderPid()).toBe(first);
    child.kill('SIGKILL');
    await changeOrder(fresh.database, 'a', 2);
    await relays[0]?.flush();
    expect(await leaderPid()).not.toBe(first);
    expect((await storedEvents(bus)).map(({ body }) => body.aggregateVersion)).toEqual([1, 2]);
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
