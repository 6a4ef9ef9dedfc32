import { parseArgs } from 'node:util';
import { emailAddress } from '@poolpros/contracts/text';
import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { linkToken } from './links.js';
import { type Done, eraseFound, type PersonalRows } from './personal-data/rows.js';
import { type Command, UsageError } from './run.js';

/** How many rows of a table are about a person, and what became of them. */
export interface PersonRows {
  table: string;
  rows: number;
  done: Done | 'kept';
}
export interface ErasedRows extends PersonRows {
  done: Done;
}

/** Days after which an erasure is forgotten; no backup is kept that long (docs/rules.md#erase-people). */
export const erasedPeopleDays = 365;

/** The log of erasures, of each service that can erase a person. */
export const erasedPeopleRows: PersonalRows = {
  table: 'erased_people',
  key: 'ctid',
  columns: ['email_hash'],
  kept: [{ keptDays: erasedPeopleDays, since: 'erased_at', erase: 'delete', rule: 'erase-people' }],
  exported: { because: 'it holds keyed hashes of people who were erased' },
};

interface Log {
  /** The secret of the keyed hashes. */
  secret: string;
  now: Date;
}

const emailsPerPage = 5000;

const hashOf = (secret: string, email: string): string => linkToken(secret, 'erased person', email);

/**
 * Erases the rows of an email, in lower case, and adds its keyed hash to the log of erasures. Returns what was found,
 * by table.
 */
export async function erasePerson(
  tx: EntityManager,
  tables: readonly PersonalRows[],
  email: string,
  { secret, now }: Log,
): Promise<ErasedRows[]> {
  const erased = await eraseRows(tx, tables, { email, until: null }, now);
  await tx.query('insert into erased_people (email_hash, erased_at) values ($1, $2) on conflict do nothing', [
    hashOf(secret, email),
    now,
  ]);
  return erased;
}

/** After a restore: repeats the erasures in the log. Returns how many people still had data. */
export async function erasePeopleAgain(
  database: Pick<Database, 'transaction' | 'dataSource'>,
  tables: readonly PersonalRows[],
  { secret, now }: Log,
): Promise<number> {
  const { manager } = database.dataSource;
  const log = await manager.query<{ hash: string; last: Date }[]>(
    'select email_hash as hash, max(erased_at) as last from erased_people group by email_hash',
  );
  const erasedAt = new Map(log.map(({ hash, last }) => [hash, last]));
  if (erasedAt.size === 0) return 0;
  let people = 0;
  for (const email of await emailsIn(manager, tables)) {
    const until = erasedAt.get(hashOf(secret, email));
    if (!until) continue;
    const erased = await database.transaction((tx) => eraseRows(tx, tables, { email, until }, now));
    if (erased.length > 0) people += 1;
  }
  return people;
}

/** The command `erase-person --email <email>` of a service with these tables. */
export const erasePersonCommand = (tables: readonly PersonalRows[]) =>
  personCommand((tx, email, log) => erasePerson(tx, tables, email, log));

/** The same command for a service that finds a person in its own way. */
export const personCommand =
  (
    find: (tx: EntityManager, email: string, log: Log) => Promise<readonly PersonRows[]>,
  ): Command<{
    database: Pick<Database, 'start' | 'stop' | 'transaction'>;
    config: { LINK_SECRET: string };
    now: () => Date;
  }> =>
  async ({ database, config, now }, args) => {
    const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
    const email = emailAddress.safeParse(values.email);
    if (!email.success) throw new UsageError('usage: erase-person --email <email>');
    await database.start();
    try {
      const log = { secret: config.LINK_SECRET, now: now() };
      const found = await database.transaction((tx) => find(tx, email.data, log));
      for (const { table, rows, done } of found) process.stdout.write(`${table}: ${rows} ${done}\n`);
      if (found.length === 0) process.stdout.write('nothing found\n');
    } finally {
      await database.stop();
    }
  };

async function eraseRows(
  tx: EntityManager,
  tables: readonly PersonalRows[],
  { email, until }: { email: string; until: Date | null },
  now: Date,
): Promise<ErasedRows[]> {
  const erased: ErasedRows[] = [];
  for (const rows of tables)
    for (const { email: sql, since, erase } of rows.byEmail ?? []) {
      const { table } = rows;
      const found = await tx.query<{ id: string | number }[]>(
        `select id from ${table} where ${sql} = $1 and ($2::timestamptz is null or ${since} <= $2)
         order by id for update`,
        [email, until],
      );
      if (found.length === 0) continue;
      const ids = found.map(({ id }) => String(id));
      erased.push({ table, rows: ids.length, done: await eraseFound(tx, rows, ids, { erase, now }) });
    }
  return erased;
}

/** In pages, so that no statement takes long. */
async function emailsIn(tx: EntityManager, tables: readonly PersonalRows[]): Promise<Set<string>> {
  const emails = new Set<string>();
  for (const { table, byEmail = [] } of tables)
    for (const { email } of byEmail) {
      const sql = `select distinct ${email} as email from ${table} where ${email} > $1 order by 1 limit ${emailsPerPage}`;
      for (let last: string | undefined = ''; last !== undefined; ) {
        const page: { email: string }[] = await tx.query(sql, [last]);
        for (const row of page) emails.add(row.email);
        last = page.length < emailsPerPage ? undefined : page.at(-1)?.email;
      }
    }
  return emails;
}
