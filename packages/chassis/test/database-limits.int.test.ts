import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase, type Database } from '../src/database.js';
import { createLog } from '../src/log.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';
import { type FaultProxy, startFaultProxy } from '../src/testing/fault-proxy.js';
import { isContention, isUnavailable } from '../src/unavailable.js';
import { changeOrder, orders, silentLog } from './support/orders.js';

const poolSize = 4;
const limits = { silenceMs: 1000, transactionMs: 3000 };
let fresh: FreshDatabase;
let proxy: FaultProxy;
let database: Database;
let logged: string[];

beforeEach(async () => {
  logged = [];
  const log = createLog({ service: 'test', level: 'warn', destination: { write: (line) => logged.push(line) } });
  fresh = await freshDatabase(orders);
  proxy = await startFaultProxy(fresh.url);
  database = createDatabase({ ...orders, url: proxy.url, poolSize, limits, log });
  await database.start();
});
afterEach(async () => {
  await proxy.open();
  await database.stop();
  await proxy.shut();
  await fresh.drop();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const stored = (): Promise<{ id: string }[]> => fresh.database.dataSource.query('select id from orders order by id');
/** So many idle connections, by default as many as the pool has. */
const fillPool = (count = poolSize) =>
  Promise.all(Array.from({ length: count }, () => database.dataSource.query('select pg_sleep(0.05)')));

it.each([
  ['hangs', () => proxy.hang(), () => proxy.open()],
  ['is lost without a word', () => proxy.strand(), async () => undefined],
])('says later within its limits when the server %s, and works when it goes on', async (_what, begin, end) => {
  await fillPool();
  let inside = 0;
  let goOn = () => {};
  const hung = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const inTransaction = ['a', 'b'].map((id) =>
    database.transaction(async (tx) => {
      await tx.query(`insert into orders values ($1, 1, 1)`, [id]);
      inside += 1;
      await hung;
      await tx.query('select 1');
    }),
  );
  await eventually(() => inside === 2);
  // The others were idle for as long as that took, and may be closed.
  await fillPool(poolSize - inside);
  await begin();
  const startedAt = Date.now();
  goOn();
  const outside = ['c', 'd'].map(() => database.dataSource.query('select 1'));
  const failures = await Promise.all([...inTransaction, ...outside].map(failureOf));
  expect(Date.now() - startedAt).toBeLessThan(30_000);
  expect(failures.map(isUnavailable)).toEqual([true, true, true, true]);

  await end();
  await Promise.all(['e', 'f', 'g', 'h'].map((id) => changeOrder(database, id, 1)));
  expect(await stored()).toEqual(['e', 'f', 'g', 'h'].map((id) => ({ id })));
});

it('closes idle connections before it takes them for lost', async () => {
  await fillPool();
  const { master } = database.dataSource.driver as PostgresDriver;
  expect(master.totalCount).toBe(poolSize);
  await eventually(() => master.totalCount === 0);
  expect(logged).toEqual([]);
});

it('breaks off a transaction that is not over in time, and keeps nothing of it', async () => {
  let statements = 0;
  const failure = await failureOf(
    database.transaction(async (tx) => {
      await tx.query(`insert into orders values ('a', 1, 1)`);
      for (; statements < 100; statements++) await tx.query('select pg_sleep(0.1)');
    }),
  );
  expect(isContention(failure)).toBe(true);
  expect(statements).toBeGreaterThan(5);
  expect(await stored()).toEqual([]);
  await changeOrder(database, 'b', 1);
});

it('lets a migration take longer than any statement, and wait for one that another process runs', async () => {
  const slow = { name: 'Slow1700000000009', up: 'select pg_sleep(3.5)', down: '' };
  const migrations = [...orders.migrations, slow];
  const both = [1, 2].map(() =>
    createDatabase({ ...orders, migrations, url: proxy.url, poolSize, limits, log: silentLog }),
  );
  await Promise.all(both.map((each) => each.migrate()));
  const done = await fresh.database.dataSource.query(`select name from migrations where name like 'Slow%'`);
  expect(done).toHaveLength(1);
});
