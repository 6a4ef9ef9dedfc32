import type { Queries } from '../../base/db/own-connection.js';
import { installerColumns, installerRow } from '../../listings/db/entities.js';
import { writeSearchEntries } from '../../listings/db/search-entries.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';

const names = installerColumns.map(({ column }) => column).join(', ');

/** Blocks every other writer until commit. Returns whether there are no installers. */
export async function holdEmpty(tx: Queries): Promise<boolean> {
  await tx.query('lock table installers in exclusive mode');
  const [row] = (await tx.query('select not exists (select from installers) as empty')) as { empty: boolean }[];
  return row?.empty ?? false;
}

/** Stores installers with their ids and search entries, without events, in a few statements. */
export async function fillInstallers(tx: Queries, installers: readonly InstallerRecord[]): Promise<void> {
  await tx.query(
    `insert into installers (${names}) overriding system value
     select ${names} from json_populate_recordset(null::installers, $1)`,
    [JSON.stringify(installers.map(installerRow))],
  );
  await writeSearchEntries(tx, installers);
}

/** New installers get ids after this one. */
export async function setLastId(tx: Queries, id: number): Promise<void> {
  await tx.query(`select setval(pg_get_serial_sequence('installers', 'id'), $1)`, [id]);
}

/**
 * Updates the planner's statistics and the visibility map, so that searches read only indexes. Run it outside of a
 * transaction.
 */
export const settle = (tx: Queries): Promise<unknown> => tx.query('vacuum analyze');
