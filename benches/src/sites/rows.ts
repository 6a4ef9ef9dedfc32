import { loadPlaces } from '@poolpros/places/load';
import { withPostgres } from '../../../scripts/lib/clients.mjs';
import { InstallerEntity } from '../../../services/directory/dist/db/entities.js';
import { writeSearchEntries } from '../../../services/directory/dist/db/search-entries.js';
import type { InstallerRecord } from '../../../services/directory/dist/domain/installer.js';
import { inventInstallers } from './installers.js';

const batchSize = 2000;

/** Column of each property, as the service maps them. */
const columns = Object.entries(InstallerEntity.options.columns).map(([property, column]) => ({
  property,
  column: column?.name ?? property,
}));

/** Fills an empty database of the directory with invented installers, without events. */
export const fillDatabase = (databaseUrl: string, count: number, detail: (text: string) => void): Promise<void> =>
  withPostgres(databaseUrl, async (query) => {
    await query('set synchronous_commit = off');
    const names = columns.map(({ column }) => column).join(', ');
    const statement = `insert into installers (${names}) overriding system value
      select ${names} from json_populate_recordset(null::installers, $1)`;
    let written = 0;
    let batch: InstallerRecord[] = [];
    const write = async (): Promise<void> => {
      await query(statement, [JSON.stringify(batch.map(rowOf))]);
      await writeSearchEntries({ query }, batch);
      written += batch.length;
      batch = [];
      if (written % 50_000 === 0) detail(`${written} of ${count} installers`);
    };
    for (const installer of inventInstallers(count, loadPlaces())) {
      batch.push(installer);
      if (batch.length === batchSize) await write();
    }
    if (batch.length > 0) await write();
    await query(`select setval(pg_get_serial_sequence('installers', 'id'), ${count})`);
    await query('vacuum analyze');
  });

const rowOf = (installer: InstallerRecord): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ property, column }) => [column, installer[property as keyof InstallerRecord]]));
