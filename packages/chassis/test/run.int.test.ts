import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationsIn } from '../src/database/migrations.js';
import { ensureStream } from '../src/provisioning/streams.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { startFaultProxy } from '../src/testing/fault-proxy.js';
import { startInfra } from '../src/testing/infra.js';
import { removeStreams, testPrefix } from '../src/testing/prefix.js';
import { openBus, ordersStream } from './support/orders.js';

const { natsUrl } = await startInfra('databaseUrl', 'natsUrl');
const script = fileURLToPath(new URL('./support/service-process.mjs', import.meta.url));
const migrations = migrationsIn(new URL('../migrations/job-runs/', import.meta.url));
let fresh: FreshDatabase;
let prefix: string;
let children: ChildProcess[];

beforeEach(async () => {
  children = [];
  prefix = testPrefix();
  fresh = await freshDatabase({ entities: [], migrations, name: 'run' });
  await fresh.database.dataSource.query('create table effects (one int)');
  const bus = await openBus(natsUrl, prefix);
  await ensureStream(bus, ordersStream);
  await bus.stop();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([fresh.drop(), removeStreams(natsUrl, prefix)]);
});

function run(args: string[] = [], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(script, args, {
    env: {
      PORT: '0',
      DATABASE_URL: fresh.url,
      NATS_URL: natsUrl,
      EVENT_PREFIX: prefix,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    silent: true,
  });
  children.push(child);
  return child;
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string; errors: string }> {
  if (!child.stdout || !child.stderr) throw new Error('the child has no output');
  const [[code], output, errors] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, output, errors };
}

async function serve(environment: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; url: string }> {
  const child = run([], environment);
  const [url] = await once(child, 'message');
  return { child, url: String(url) };
}

const effects = async (): Promise<number> => {
  const [row] = await fresh.database.dataSource.query('select count(*)::int as n from effects');
  return row.n;
};

describe('a service', () => {
  it('serves, publishes, consumes and is ready', async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/orders/1`, { method: 'POST' })).status).toBe(200);
    await eventually(async () => (await effects()) === 1);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  it('responds to the request in flight before it ends on SIGTERM, and ends with 0', async () => {
    const { child, url } = await serve();
    const response = fetch(`${url}/slow`);
    await once(child, 'message');
    const end = ended(child);
    child.kill('SIGTERM');
    expect((await response).status).toBe(200);
    expect((await end).code).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('publishes what a request wrote that was in flight on SIGTERM, before it ends', async () => {
    const { child, url } = await serve();
    const response = fetch(`${url}/slow/7`, { method: 'POST' });
    await once(child, 'message');
    const end = ended(child);
    child.kill('SIGTERM');
    expect((await response).status).toBe(200);
    expect((await end).code).toBe(0);
    const outbox = await fresh.database.dataSource.query(
      'select subject, published_at is not null as sent from outbox',
    );
    expect(outbox).toEqual([{ subject: 'orders.order.changed.v1.7', sent: true }]);
  });

  it('ends at once on a second signal', async () => {
    const { child, url } = await serve();
    const response = fetch(`${url}/slow`).catch(() => 'cut');
    await once(child, 'message');
    const end = ended(child);
    child.kill('SIGTERM');
    // Its consumer may take a second to stop, which is longer than the slow request.
    await eventually(async () => {
      const ready = await fetch(`${url}/health/ready`).catch(() => null);
      return ready === null || (await ready.text()).includes('is stopping');
    });
    child.kill('SIGTERM');
    expect((await end).code).toBe(1);
    expect(await response).toBe('cut');
  });

  it.each([
    ['is away', 'shut'],
    ['hangs', 'hang'],
  ] as const)('responds with 503 while its database %s and recovers by itself', async (_what, trouble) => {
    const proxy = await startFaultProxy(fresh.url);
    const { url } = await serve({ DATABASE_URL: proxy.url });
    const write = (id: number) => fetch(`${url}/orders/${id}`, { method: 'POST' });
    try {
      expect((await write(1)).status).toBe(200);
      await proxy[trouble]();
      for (const response of await Promise.all([2, 3, 4].map(write))) {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('2');
      }
      expect((await fetch(`${url}/health/ready`)).status).toBe(503);
      expect((await fetch(`${url}/health/live`)).status).toBe(200);
      await proxy.open();
      await eventually(async () => (await write(5)).status === 200);
      await eventually(async () => (await effects()) === 2);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    } finally {
      await proxy.shut();
    }
  });
});

it('serves and is ready while the broker is down, and publishes when it is back', async () => {
  const proxy = await startFaultProxy(natsUrl);
  const { url } = await serve({ NATS_URL: proxy.url });
  try {
    await proxy.shut();
    expect((await fetch(`${url}/orders/1`, { method: 'POST' })).status).toBe(200);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await effects()).toBe(0);
    await proxy.open();
    await eventually(async () => (await effects()) === 1);
  } finally {
    await proxy.shut();
  }
});

describe('a start', () => {
  it('that lacks configuration names all of it and ends with 1', async () => {
    const { code, errors } = await ended(run([], { NATS_URL: '', DATABASE_URL: 'mysql://S3CRET@db/x' }));
    expect(code).toBe(1);
    expect(errors).toBe(
      'orders: the configuration is not usable\n  DATABASE_URL: must look like postgres://user@host:5432/name\n  NATS_URL: is missing\n',
    );
  });

  it('of an unknown command names the known ones', async () => {
    const { code, output, errors } = await ended(run(['dance']));
    expect({ code, output, errors }).toEqual({
      code: 1,
      output: '',
      errors: 'orders: unknown command dance; known: serve migrate jobs after-restore replay dead-letters\n',
    });
  });

  it('of the command replay handles a stored event, once', async () => {
    const { child, url } = await serve();
    await fetch(`${url}/orders/1`, { method: 'POST' });
    await eventually(async () => (await effects()) === 1);
    const end = ended(child);
    child.kill('SIGTERM');
    await end;
    expect(await ended(run(['replay', 'ORDERS', '1']))).toMatchObject({ code: 0, output: 'ORDERS 1: duplicate\n' });
    await fresh.database.dataSource.query('delete from inbox');
    expect(await ended(run(['replay', 'ORDERS', '1']))).toMatchObject({ code: 0, output: 'ORDERS 1: handled\n' });
    expect(await effects()).toBe(2);
  });

  it('of eight processes at once on an empty database applies every migration once', async () => {
    await fresh.database.dataSource.query('drop table migrations, job_runs, event_retries, inbox, outbox');
    const ends = await Promise.all(Array.from({ length: 8 }, () => ended(run(['migrate']))));
    expect(ends.map(({ code }) => code)).toEqual(Array(8).fill(0));
    expect(await fresh.database.dataSource.query('select name from migrations order by id')).toEqual([
      { name: 'CreateOutbox1700000000001' },
      { name: 'CreateInbox1700000000002' },
      { name: 'CreateEventRetries1700000000003' },
      { name: 'IndexOutboxByNoun1700000000004' },
      { name: 'CreateJobRuns1795773600000' },
    ]);
  });
});
