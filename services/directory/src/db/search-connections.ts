import type { Log } from '@poolpros/chassis/log';
import pg from 'pg';
import type { Config } from '../config.js';
import type { Query } from './search-words.js';

/**
 * Connections of the search alone. Their statements end after 300 ms: a search that takes longer is better refused than
 * queued behind. As a setting of the connection this costs no transaction, so a search is one statement and one journey.
 */
export function createSearchConnections(config: Config, log: Log): { query: Query; end(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 1000,
    statement_timeout: 300,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle search connection lost'));
  return {
    query: async (text, values) => (await pool.query(text, values)).rows,
    end: () => pool.end(),
  };
}
