import type { Database } from '@poolpros/chassis/database';
import { isFindable } from '@poolpros/search-rules/findable';
import type { EntityManager } from 'typeorm';
import { columns, entryType, readSearchable, searchEntries } from '../../listings/db/search-entries.js';

/** An entry that differs from what this program makes of its installer, and how. */
export interface EntryDifference {
  id: number;
  differs: string[];
}

const pageSize = 1000;
const largestId = 2 ** 31 - 1;

const differing = `
  select * from (
    select coalesce(entry.id, stored.id) as id,
      case when stored.id is null then array['missing'] when entry.id is null then array['unfindable']
        else array_remove(array[${Object.keys(columns).map(
          (name) => `case when entry.${name} is distinct from stored.${name} then '${name}' end`,
        )}], null) end as differs
    from json_to_recordset($1) as ${entryType}
      full join (select * from search_entries where id > $2 and id <= $3) stored on stored.id = entry.id) compared
  where differs <> '{}' order by id`;

/** Compares the search entries with the installers, all or one, in one snapshot; returns differences, by id. */
export async function compareEntries(
  { dataSource }: Pick<Database, 'dataSource'>,
  id: number | null = null,
): Promise<{ compared: number; differences: EntryDifference[] }> {
  const differences: EntryDifference[] = [];
  let compared = 0;
  const end = id ?? largestId;
  for (let after = id === null ? 0 : id - 1; after < end; ) {
    // An entry is written in the transaction of its installer, so a snapshot shows both in the same state.
    await dataSource.transaction('REPEATABLE READ', async (tx) => {
      const page = await comparePage(tx, after, end);
      differences.push(...page.differences);
      compared += page.compared;
      after = page.last;
    });
  }
  return { compared, differences };
}

async function comparePage(
  tx: EntityManager,
  after: number,
  end: number,
): Promise<{ compared: number; last: number; differences: EntryDifference[] }> {
  const rows = await tx.query<{ id: number }[]>(
    `select id from installers where id > $1 and id <= $2 order by id limit ${pageSize}`,
    [after, end],
  );
  const ids = rows.map((row) => row.id);
  const last = ids.length < pageSize ? end : (ids.at(-1) ?? end);
  const findable = (await readSearchable(tx, ids, { hold: false })).filter(({ status }) => isFindable(status));
  const entries = findable.map((installer) => searchEntries.entryOf(installer).row);
  const differences = await tx.query<EntryDifference[]>(differing, [JSON.stringify(entries), after, last]);
  return { compared: ids.length, last, differences };
}
