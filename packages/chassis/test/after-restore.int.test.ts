import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterRestoreCommand } from '../src/outbox/after-restore.js';
import { UsageError } from '../src/run.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { orders } from './support/orders.js';

type Context = { database: FreshDatabase['database']; now: () => Date };
let fresh: FreshDatabase;
let printed: string;
beforeEach(async () => {
  fresh = await freshDatabase(orders);
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fresh.drop();
});

const addPublished = (at: string, count: number) =>
  fresh.database.dataSource.query(
    `insert into outbox (event_id, subject, body, published_at)
     select gen_random_uuid(), 'orders.order.changed.v1.a', '{}', $1 from generate_series(1, $2)`,
    [at, count],
  );
const unpublished = async (): Promise<number> => {
  const [row] = await fresh.database.dataSource.query(
    'select count(*)::int as n from outbox where published_at is null',
  );
  return row.n;
};

it('publishes again what was published since the day before the backup, and then does what else there is', async () => {
  await addPublished('2026-11-18T23:59:59Z', 1);
  await addPublished('2026-11-19T12:00:00Z', 1200);
  await addPublished('2026-11-21T12:00:00Z', 1);
  const command = afterRestoreCommand<Context>(async ({ database }, print) => {
    print(`tables: ${(await database.dataSource.query('select from orders')).length}`);
  });
  await command({ database: fresh.database, now: () => new Date() }, ['--since', '2026-11-20']);
  expect(await unpublished()).toBe(1201);
  expect(printed).toBe('events to be published again: 1201\ntables: 0\n');
});

it.each([[[]], [['--since', 'yesterday']], [['--since', '2026-13-01']]])('rejects %j', async (args) => {
  const command = afterRestoreCommand<Context>();
  await expect(command({ database: fresh.database, now: () => new Date() }, args)).rejects.toThrow(UsageError);
});
