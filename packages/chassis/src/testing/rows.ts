import type { Database } from '../database.js';
import type { PersonalRows } from '../personal-data/rows.js';

/** Tables of background work. */
const background = ['outbox', 'inbox', 'migrations', 'idempotency_keys', 'job_runs'];

/** All rows of a service's database as one text per table; background work only with `all`. */
export async function rowsOf(
  { context }: { context: { database: Pick<Database, 'dataSource'> } },
  { all = false }: { all?: boolean } = {},
): Promise<Record<string, string>> {
  const { dataSource } = context.database;
  const tables = await dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [all ? [] : background],
  );
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await dataSource.query<{ text: string | null }[]>(
      `select string_agg(t::text, e'\\n' order by t::text) as text from "${name}" t`,
    );
    rows[name] = row?.text ?? '';
  }
  return rows;
}

/** The tables of a service that hold a text, in upper or lower case. */
export async function tablesWith(service: Parameters<typeof rowsOf>[0], text: string): Promise<string[]> {
  const rows = Object.entries(await rowsOf(service, { all: true }));
  return rows.filter(([, row]) => row.toLowerCase().includes(text.toLowerCase())).map(([table]) => table);
}

/** Tables of events and histories, which name people by ids alone. */
const nameless = ['outbox', 'inbox', 'event_retries', 'history', 'migrations'];

const nounsOfPeople =
  'email|mail|phone|name|street|address|network|ip|browser|device|agent|note|message|text|words|title|appeal|objection|' +
  'licenses?|recipient|form|body|data|before|after|url|response';

/**
 * What does not fit between a database and the list of what is personal in it: columns that are named like something of a
 * person and neither listed nor among `others` (`table.column`, with the reason), and columns that do not exist.
 */
export async function unlistedColumns(
  { context }: { context: { database: Pick<Database, 'dataSource'> } },
  list: readonly Pick<PersonalRows, 'table' | 'columns'>[],
  others: Readonly<Record<string, string>>,
): Promise<string[]> {
  const rows = await context.database.dataSource.query<{ name: string; isOfPerson: boolean }[]>(
    `select c.table_name || '.' || c.column_name as name,
       c.table_name <> all($1) and c.column_name ~ $2
         and c.data_type not in ('boolean', 'integer', 'timestamp with time zone') as "isOfPerson"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' order by name`,
    [nameless, `(^|_)(${nounsOfPeople})(_|$)`],
  );
  const listed = list.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
  const known = new Set([...listed, ...Object.keys(others)]);
  const names = new Set(rows.map(({ name }) => name));
  return [
    ...rows.filter(({ name, isOfPerson }) => isOfPerson && !known.has(name)).map(({ name }) => `not listed: ${name}`),
    ...[...known].filter((name) => !names.has(name)).map((name) => `no column: ${name}`),
    ...listed.filter((name) => name in others).map((name) => `listed and excepted: ${name}`),
  ];
}
