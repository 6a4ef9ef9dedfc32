import { type DataSource, QueryFailedError } from 'typeorm';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  isKey: boolean;
  /** `table column` that the column refers to, by itself or with others. */
  refersTo: string | null;
  /** The values that a check allows; null without one. */
  allowed: string[] | null;
}

/** What one may write to a table, by table; what the database gives by itself is left out. */
const columnsOf = `
  select table_name as "table", json_agg(json_build_object(
    'name', column_name, 'type', data_type, 'nullable', is_nullable = 'YES',
    'isKey', exists (
      select from pg_index where indrelid = relation and indisprimary and attribute = any(indkey)),
    'refersTo', (
      select confrelid::regclass || ' ' || (
        select attname from pg_attribute
        where attrelid = confrelid and attnum = confkey[array_position(conkey, attribute)])
      from pg_constraint where conrelid = relation and contype = 'f' and attribute = any(conkey)
      order by cardinality(conkey) desc limit 1),
    'allowed', (
      select array_agg(coalesce(found[1], found[2])) from pg_constraint,
        regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text|[[ ](\\d+)(?=[],])', 'g') found
      where conrelid = relation and contype = 'c' and conkey = array[attribute])) order by ordinal_position) as columns
  from information_schema.columns,
    lateral (select format('%I.%I', table_schema, table_name)::regclass as relation) as named,
    lateral (select attnum as attribute from pg_attribute where attrelid = relation and attname = column_name) as numbered
  where table_schema = 'public' and table_name <> 'migrations' and is_identity = 'NO' and is_generated = 'NEVER'
  group by table_name`;

/** Writes rows to every table: one for each value that a check allows. What refers to another table does so in the first. */
export async function fillTables(dataSource: DataSource): Promise<void> {
  const left = new Map(
    (await dataSource.query<{ table: string; columns: Column[] }[]>(columnsOf)).map(({ table, columns }) => [
      table,
      columns,
    ]),
  );
  while (left.size > 0) {
    const next = [...left].find(([table, columns]) =>
      columns.every(({ refersTo }) => {
        const [other = ''] = refersTo?.split(' ') ?? [];
        return other === table || !left.has(other);
      }),
    );
    if (!next) throw new Error(`tables refer to each other: ${[...left.keys()]}`);
    const [table, columns] = next;
    left.delete(table);
    const rows = Math.max(2, ...columns.map(({ allowed }) => allowed?.length ?? 0));
    for (let row = 0; row < rows; row++) {
      const names = columns.map(({ name }) => `"${name}"`);
      const insert = (write: (column: Column, index: number) => string) =>
        dataSource.query(
          `insert into ${table} (${names}) values (${columns.map(write).join(', ')}) on conflict do nothing`,
        );
      const sample = (column: Column, index: number) => sampleValue(column, { table, row, index });
      await insert(sample).catch((error: unknown) => {
        if (!isCheckViolation(error)) throw error;
        // One of two columns may have to be empty where the other refers to a row.
        return insert((column, index) => (column.nullable && !column.refersTo ? 'null' : sample(column, index)));
      });
    }
  }
}

const isCheckViolation = (error: unknown): boolean =>
  error instanceof QueryFailedError && error.driverError.code === '23514';

function sampleValue(
  { name, type, nullable, isKey, refersTo, allowed }: Column,
  { table, row, index }: { table: string; row: number; index: number },
): string {
  if (refersTo) {
    const [other, column] = refersTo.split(' ');
    // A check may want it, as of what one row has become part of; its own first row is there from the second on.
    if (row > 0 && nullable && other !== table) return 'null';
    // All columns of a key that has several refer to one row.
    return `(select ${column} from ${other} order by ctid limit 1)`;
  }
  if (allowed && type !== 'jsonb') return `'${allowed[row % allowed.length]}'`;
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()';
    case 'text':
      return `'${name} ' || gen_random_uuid()`;
    case 'timestamp with time zone':
      // A check may want an end after its beginning.
      return `now() + make_interval(secs => ${index})`;
    case 'date':
      return 'current_date';
    case 'boolean':
      return 'true';
    case 'jsonb':
      // A check may want an object, by the name of that type.
      return allowed?.includes('object') ? `'{}'` : `'[]'`;
    case 'ARRAY':
    case 'int4multirange':
      return `'{}'`;
    case 'bytea':
      return `''`;
    case 'tsvector':
      return `'word'`;
    default:
      // Within every range that a check allows.
      return isKey ? String(row + 1) : '5';
  }
}
