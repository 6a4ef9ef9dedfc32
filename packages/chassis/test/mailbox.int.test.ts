import { afterAll, beforeAll, expect, test } from 'vitest';
import { CreateMailboxOf1795762800300, mailboxOf } from '../src/mailbox.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ entities: [], migrations: [CreateMailboxOf1795762800300], name: 'mailbox' });
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
