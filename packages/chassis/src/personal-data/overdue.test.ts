import { expect, test } from 'vitest';
import type { Database } from '../database.js';
import { eraseOverdue } from './overdue.js';
import type { Erase, PersonalRows } from './rows.js';

const now = new Date('2026-11-27T10:00:00Z');
const never = new AbortController().signal;
const rows = (table: string, keptDays: number, erase: Erase): PersonalRows => ({
  table,
  columns: ['email'],
  kept: [
    { keptDays, since: 'sent_at', erase, rule: 'erase-people' },
    { keptDays: 7, since: 'sent_at', step: 'expire', rule: 'erase-people' },
    { keptDays: null, because: 'as long as the listing' },
  ],
  exported: { because: 'it is a test' },
});

/** A database with one overdue row in each table but `broken`, which fails; it keeps the statements. */
function database() {
  const asked: [sql: string, values: unknown[]][] = [];
  const query = async (sql: string, values: unknown[]) => {
    if (sql.includes('broken')) throw new Error('the table is locked');
    asked.push([sql.replace(/\s+/g, ' '), values]);
    return sql.startsWith('select') ? [{ id: 'a' }] : [];
  };
  const transaction = (work: (tx: unknown) => unknown) => work({ query });
  return { asked, database: { transaction } as unknown as Pick<Database, 'transaction'> };
}

test('deletes what was kept for its days, and leaves steps and rows without days alone', async () => {
  const { asked, database: db } = database();
  expect(await eraseOverdue(db, [rows('mails', 30, 'delete')], now, never)).toEqual({ mails: 1 });
  expect(asked).toEqual([
    [
      'select id as id from mails where (sent_at < $1) order by sent_at limit $2 for update skip locked',
      [new Date('2026-10-28T10:00:00Z'), 1000],
    ],
    ['delete from mails where id = any($1)', [['a']]],
  ]);
});

test('sets columns where they are not set already', async () => {
  const { asked, database: db } = database();
  await eraseOverdue(db, [rows('claims', 90, { email: 'null', note: 'null' })], now, never);
  expect(asked[0]?.[0]).toContain('((email,note) is distinct from (null,null))');
  expect(asked[1]?.[0]).toBe('update claims set email = null, note = null where id = any($1)');
});

test('a table that fails does not hold up those after it', async () => {
  const { asked, database: db } = database();
  const erased = eraseOverdue(db, [rows('broken', 30, 'delete'), rows('mails', 30, 'delete')], now, never);
  await expect(erased).rejects.toThrow('some overdue rows were not erased');
  expect(asked).toHaveLength(2);
});
