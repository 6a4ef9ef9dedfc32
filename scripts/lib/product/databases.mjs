import { withPostgres } from '../clients.mjs';
import { namesOf } from './services.mjs';

/** @param {string} service */
const databaseName = (service) => `poolpros_${service}`;

/**
 * The URL of a service's database on a server.
 * @param {string} serverUrl
 * @param {string} service
 */
export function databaseUrl(serverUrl, service) {
  return Object.assign(new URL(serverUrl), { pathname: `/${databaseName(service)}` }).href;
}

/**
 * Creates the databases that are missing.
 * @param {string} serverUrl
 */
export function createDatabases(serverUrl) {
  return withPostgres(serverUrl, async (query) => {
    const existing = new Set((await query('select datname from pg_database')).map(({ datname }) => datname));
    for (const name of namesOf(({ database }) => database).map(databaseName))
      if (!existing.has(name)) await query(`create database ${name}`);
  });
}

/**
 * The identity of a set of databases: the server's identifier and when the first database was made.
 * @param {string} serverUrl
 */
export function databaseIdentity(serverUrl) {
  return withPostgres(databaseUrl(serverUrl, 'directory'), async (query) => {
    const [row] = await query(
      'select system_identifier, (select oid from pg_database where datname = current_database()) from pg_control_system()',
    );
    return `${row.system_identifier} ${row.oid}`;
  });
}
