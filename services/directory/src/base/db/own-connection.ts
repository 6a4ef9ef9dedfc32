import type { Database } from '@poolpros/chassis/database';
import type { Log } from '@poolpros/chassis/log';
import pg from 'pg';

/** Runs statements: an entity manager, or a separate connection. */
export interface Queries {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** No statement of such work takes this long with a million installers. */
const longestMs = 300_000;

/** Work on a separate connection, for statements and transactions that take longer than a request may. */
export async function onOwnConnection<T>(
  { database, log }: { database: Database; log: Log },
  work: (tx: Queries, client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: database.url,
    keepAlive: true,
    connectionTimeoutMillis: 2000,
    statement_timeout: longestMs,
    query_timeout: longestMs + 5000,
  });
  // The pending statement fails, too.
  client.on('error', (error) => log.warn({ err: error }, 'own database connection lost'));
  await client.connect();
  try {
    return await work({ query: async (text, values) => (await client.query(text, values)).rows }, client);
  } finally {
    await client.end();
  }
}
