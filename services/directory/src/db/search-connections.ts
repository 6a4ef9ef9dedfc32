import { type DatabaseLimits, databaseLimits, endWhenSilent } from '@poolpros/chassis/database/limits';
import type { Log } from '@poolpros/chassis/log';
import pg from 'pg';
import type { Config } from '../config.js';
import type { Query } from './search-words.js';

// The entries fit into memory, so an index costs no disk to jump around in; and helpers of one search slow the others.
const planning = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

/**
 * Connections of the search alone. Their statements end after 300 ms: a search that takes longer is better refused than
 * queued behind. As a setting of the connection this costs no transaction, so a search is one statement and one journey.
 */
export function createSearchConnections(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  log: Log,
  { silenceMs }: Pick<DatabaseLimits, 'silenceMs'> = databaseLimits,
): { query: Query; end(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 1000,
    statement_timeout: 300,
    options: planning,
    ...endWhenSilent(silenceMs),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle search connection lost'));
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    end: () => pool.end(),
  };
}
