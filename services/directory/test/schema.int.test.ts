import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInstallers } from '../src/db/installer-store.js';
import { migrations } from '../src/db/migrations/index.js';
import { searchStatement } from '../src/db/search-sql.js';
import { type Harness, installerFields, startDirectory } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

const tables = async () =>
  (
    await directory.database.dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
  ).map((row) => row.name);

test('a search near a point starts with an index-only scan of the covering index', async () => {
  const spread = Array.from({ length: 300 }, (_, index) =>
    installerFields({ latitude: 25 + (index % 20), longitude: -120 + index / 6 }),
  );
  await directory.database.transaction((tx) => addInstallers(tx, spread, new Date()));
  const { dataSource } = directory.database;
  await dataSource.query('vacuum analyze installers');
  const { text, values } = searchStatement(
    {
      area: { kind: 'points', points: [{ lat: 30, lon: -97 }], label: '', gps: true },
      filters: { services: [], poolTypes: [], serviceType: null, minRating: null },
      miles: null,
      sort: 'distance',
    },
    0,
  );
  const plan = await dataSource.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    return tx.query<object[]>(`explain ${text}`, values);
  });
  expect(JSON.stringify(plan)).toContain('Index Only Scan using installers_reach');
});

test('every migration can be taken back and made again', async () => {
  const before = await tables();
  for (const _ of migrations) await directory.database.dataSource.undoLastMigration({ transaction: 'all' });
  expect(await tables()).toEqual(before.filter((name) => ['inbox', 'migrations', 'outbox'].includes(name)));
  await directory.database.migrate();
  expect(await tables()).toEqual(before);
  expect((await directory.add()).id).toBe(1);
});
