import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsIn } from '../src/database/migrations.js';
import { mailboxOf } from '../src/mailbox.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  const migrations = migrationsIn(new URL('../migrations/mailbox/', import.meta.url));
  fresh = await freshDatabase({ entities: [], migrations, name: 'mailbox' });
});
afterAll(() => fresh.drop());

test.each([
  'rev@home.example',
  'rev+1@home.example',
  'rev+1+2@home.example',
  '+rev@home.example',
  'r.e.v+1@gmail.com',
  're.v@googlemail.com',
])('the database knows the same mailbox of %s', async (email) => {
  const rows = await fresh.database.dataSource.query('select mailbox_of($1) as mailbox', [email]);
  expect(rows).toEqual([{ mailbox: mailboxOf(email) }]);
});
