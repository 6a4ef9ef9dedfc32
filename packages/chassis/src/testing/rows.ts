import type { Database } from '../database.js';

/** Tables of what is done in the background. */
const background = ['outbox', 'inbox', 'migrations', 'idempotency_keys', 'job_runs'];

/** Every row of the database of a service as one text for each table, those of background work only where `all` asks for them. */
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

/** The columns of the database of a service whose names say that they hold an email, as `table.column`. */
export async function emailColumns({
  context,
}: {
  context: { database: Pick<Database, 'dataSource'> };
}): Promise<string[]> {
  const rows = await context.database.dataSource.query<{ name: string }[]>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name like '%email%' order by name`,
  );
  return rows.map(({ name }) => name);
}
