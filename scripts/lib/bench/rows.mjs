import { loadPlaces } from '@poolpros/places/load';
import { InstallerEntity } from '../../../services/directory/dist/db/entities.js';
import { writeSearchEntries } from '../../../services/directory/dist/db/search-entries.js';
import { withPostgres } from '../clients.mjs';
import { inventInstallers } from './installers.mjs';

const batchSize = 2000;

/** Column of each property, as the service maps them. */
const columns = Object.entries(InstallerEntity.options.columns).map(([property, column]) => ({
  property,
  column: column?.name ?? property,
}));

/**
 * Fills an empty database of the directory with invented installers, without events.
 * @param {string} databaseUrl
 * @param {number} count
 * @param {(detail: string) => void} detail
 */
export function fillDatabase(databaseUrl, count, detail) {
  return withPostgres(databaseUrl, async (query) => {
    await query('set synchronous_commit = off');
    const names = columns.map(({ column }) => column).join(', ');
    const statement = `insert into installers (${names}) overriding system value
      select ${names} from json_populate_recordset(null::installers, $1)`;
    // What the service's function needs of its entity manager.
    const manager = { query: /** @type {import('typeorm').EntityManager['query']} */ (/** @type {unknown} */ (query)) };
    let written = 0;
    /** @type {import('./installers.mjs').InstallerRecord[]} */
    let batch = [];
    const write = async () => {
      await query(statement, [JSON.stringify(batch.map(rowOf))]);
      await writeSearchEntries(manager, batch);
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
}

/** @param {import('./installers.mjs').InstallerRecord} installer */
const rowOf = (installer) =>
  Object.fromEntries(
    columns.map(({ property, column }) => [column, installer[/** @type {keyof typeof installer} */ (property)]]),
  );
