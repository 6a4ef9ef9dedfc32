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

/** Undone at once. To try each number would take the square of the migrations. */
const many = 8;

test('there are services with migrations', () => {
  expect(services).toEqual(expect.arrayContaining(['directory', 'accounts', 'reviews', 'notifications']));
});

describe.each(services)('the migrations of %s', (name) => {
  let fresh: FreshDatabase;
  let count: number;
  const parts = () => fresh.database.dataSource.query<{ part: string }[]>(schema);
  const undo = () => fresh.database.dataSource.undoLastMigration({ transaction: 'all' });
  beforeAll(async () => {
    const { migrations }: { migrations: Migration[] } = await import(`${root}/${name}/src/db/migrations.ts`);
    count = eventMigrations.length + migrations.length;
    fresh = await freshDatabase({ entities: [], migrations, name: `${name}_schema` });
  });
  afterAll(() => fresh.drop());

  test('can be undone and run again where there are rows, one by one', async () => {
    const { dataSource } = fresh.database;
    const { migrations } = dataSource;
    const all = [...migrations].sort((one, other) => timeOf(one) - timeOf(other));
    await fillTables(dataSource);
    for (let version = all.length; version > 0; version--) {
      migrations.splice(0, migrations.length, ...all.slice(0, version));
      const made = await parts();
      await undo();
      await dataSource.runMigrations({ transaction: 'all' });
      expect(await parts(), all[version - 1]?.name).toEqual(made);
      await undo();
    }
    migrations.splice(0, migrations.length, ...all);
    await fresh.database.migrate();
  });

  test('can be undone and run again where there are rows, many at once', async () => {
    const made = await parts();
    for (let back = Math.min(many, count); back <= count; back += many) {
      await fillTables(fresh.database.dataSource);
      for (let undone = 0; undone < back; undone++) await undo();
      await fresh.database.migrate();
      expect(await parts(), `${back} undone`).toEqual(made);
    }
  });
});

const timeOf = ({ name = '' }: { name?: string }): number => Number(name.slice(-13));
