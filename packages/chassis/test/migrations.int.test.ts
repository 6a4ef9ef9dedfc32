import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventMigrations, type Migration } from '../src/database/migrations.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { fillTables } from './support/sample-rows.js';

const root = new URL('../../../services', import.meta.url).href;
const services = readdirSync(new URL(root)).filter((name) => existsSync(new URL(`${root}/${name}/migrations`)));

/** Everything that makes a schema, in words. */
const schema = `
  select 'column ' || table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable
    || ' ' || coalesce(column_default, '') || ' ' || coalesce(generation_expression, '') as part
  from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  order by 1`;

test('there are services with migrations', () => {
  expect(services).toEqual(expect.arrayContaining(['directory', 'accounts', 'reviews', 'notifications']));
});

describe.each(services)('the migrations of %s', (name) => {
  let fresh: FreshDatabase;
  let count: number;
  beforeAll(async () => {
    const { migrations }: { migrations: Migration[] } = await import(`${root}/${name}/src/db/migrations.ts`);
    count = eventMigrations.length + migrations.length;
    fresh = await freshDatabase({ entities: [], migrations, name: `${name}_schema` });
  });
  afterAll(() => fresh.drop());

  // The square of the migrations of a service.
  test('can be taken back and made again where there are rows, however many of them', {
    timeout: 180_000,
  }, async () => {
    const { dataSource, migrate } = fresh.database;
    const parts = () => dataSource.query<{ part: string }[]>(schema);
    const made = await parts();
    for (let back = 1; back <= count; back++) {
      await fillTables(dataSource);
      for (let undone = 0; undone < back; undone++) await dataSource.undoLastMigration({ transaction: 'all' });
      await migrate();
      expect(await parts(), `${back} taken back`).toEqual(made);
    }
  });
});
