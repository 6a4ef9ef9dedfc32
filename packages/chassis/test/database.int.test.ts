import type { EntityManager } from 'typeorm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../src/database.js';
import { currentDeadline } from '../src/deadline.js';
import { createApp } from '../src/http.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { isContention } from '../src/unavailable.js';
import { changeOrder, metrics, orderEntity, orders, silentLog } from './support/orders.js';

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase(orders);
});
afterEach(() => fresh.drop());

const tables = async (): Promise<string[]> => {
  const rows = await fresh.database.dataSource.query(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map((row: { tablename: string }) => row.tablename);
};

it('migrates an empty database up, down and up again', async () => {
  const { dataSource } = fresh.database;
  const all = ['applied', 'event_retries', 'inbox', 'migrations', 'orders', 'outbox'];
  expect(await tables()).toEqual(all);
  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();
  expect(await tables()).toEqual(['migrations']);
  await fresh.database.migrate();
  expect(await tables()).toEqual(all);
});

it('gives every test file a database of its own', async () => {
  const other = await freshDatabase(orders);
  try {
    await fresh.database.dataSource.query(`insert into orders values ('a', 1, 1)`);
    expect(await other.database.dataSource.query('select * from orders')).toEqual([]);
  } finally {
    await other.drop();
  }
});

it('tells listeners about a commit and not about a rollback', async () => {
  let commits = 0;
  fresh.database.onCommit(() => {
    commits += 1;
  });
  await fresh.database.transaction((tx) => tx.query(`insert into orders values ('a', 1, 1)`));
  await expect(fresh.database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(commits).toBe(1);
});

it('bounds every statement, and says that it took too long rather than that it is wrong', async () => {
  const error: unknown = await fresh.database.dataSource.query('select pg_sleep(5)').catch((thrown: unknown) => thrown);
  expect(isContention(error)).toBe(true);
});

/** Ends the server's side of a transaction's connection and waits until this side knows. */
async function cutConnection(tx: EntityManager): Promise<void> {
  const [{ pid }] = await tx.query('select pg_backend_pid() as pid');
  await fresh.database.dataSource.query('select pg_terminate_backend($1)', [pid]);
  await eventually(() => tx.queryRunner?.isReleased);
}

it.each<[string, (tx: EntityManager) => Promise<unknown>]>([
  ['a statement', (tx) => tx.query('select 1')],
  ['a query of an entity', (tx) => tx.findOneBy(orderEntity, { id: 'a' })],
  ['an insert', (tx) => tx.insert(orderEntity, { id: 'b', version: 1, total: 1 })],
  ['the commit', async () => undefined],
])('says later when the connection was lost before %s of a transaction', async (_what, goOn) => {
  const app = await createApp({ name: 'orders', description: 'Orders', log: silentLog, metrics });
  app.post('/orders', () =>
    fresh.database.transaction(async (tx) => {
      await tx.query(`insert into orders values ('a', 1, 1)`);
      await cutConnection(tx);
      await goOn(tx);
    }),
  );
  try {
    const response = await app.inject({ method: 'POST', url: '/orders' });
    expect(response.statusCode).toBe(503);
    expect(await fresh.database.dataSource.query('select * from orders')).toEqual([]);
    await changeOrder(fresh.database, 'a', 1);
  } finally {
    await app.close();
  }
});

it('undoes the work of a request whose caller has stopped waiting, and does what comes in time', async () => {
  const app = await createApp({ name: 'orders', description: 'Orders', log: silentLog, metrics });
  app.post('/orders', async (request) => {
    await fresh.database.transaction(async (tx) => {
      await tx.query(`insert into orders values ('a', 1, 1)`);
      if (request.headers['x-late']) await eventually(() => (currentDeadline() ?? 0) <= Date.now());
    });
  });
  const headers = (deadline: number) => ({ 'x-request-deadline': String(deadline) });
  try {
    const late = { ...headers(Date.now() + 200), 'x-late': '1' };
    expect((await app.inject({ method: 'POST', url: '/orders', headers: late })).statusCode).toBe(503);
    expect(await fresh.database.dataSource.query('select * from orders')).toEqual([]);
    const timely = headers(Date.now() + 60_000);
    expect((await app.inject({ method: 'POST', url: '/orders', headers: timely })).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});

it('survives that all its connections are cut', async () => {
  const { dataSource } = fresh.database;
  await Promise.all([1, 2, 3].map(() => dataSource.query('select pg_sleep(0.05)')));
  const other = await freshDatabase(orders);
  try {
    await other.database.dataSource.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(fresh.url).pathname.slice(1),
    ]);
  } finally {
    await other.drop();
  }
  await eventually(() => fresh.database.ready());
});

it('waits for a server that is not there yet and stops waiting when it is told to', async () => {
  const late = createDatabase({
    url: 'postgres://postgres@127.0.0.1:9/none',
    poolSize: 1,
    entities: [],
    migrations: [],
    log: silentLog,
  });
  const started = late.start();
  await expect(late.ready()).rejects.toThrow('not connected');
  await late.stop();
  await started;
});
