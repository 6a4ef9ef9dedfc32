import pg from 'pg';
import type { Log } from '../log.js';
import type { OutboxRow } from './rows.js';

export const batchSize = 100;

/**
 * The connection whose advisory lock makes one process the publisher of a database. Everything the relay
 * reads and marks goes through it: a lost connection ends leadership and work in the same moment.
 */
export class LeaderConnection {
  private client: pg.Client | null = null;
  private leading = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
  ) {}

  /** Connects when needed and asks for the lock. True while this process is the publisher. */
  async lead(): Promise<boolean> {
    const client = this.client ?? (await this.open());
    if (this.leading) return true;
    const { rows } = await client.query<{ leader: boolean }>(
      `select pg_try_advisory_lock(hashtext('outbox')) as leader`,
    );
    this.leading = rows[0]?.leader === true;
    if (this.leading) this.log.info('relay leads');
    return this.leading;
  }

  async pending(): Promise<OutboxRow[]> {
    const { rows } = await this.connected().query<OutboxRow>(
      'select seq, event_id, subject, body, headers from outbox where published_at is null order by seq limit $1',
      [batchSize],
    );
    return rows;
  }

  async mark(rows: readonly OutboxRow[]): Promise<void> {
    await this.connected().query('update outbox set published_at = now() where seq = any($1::bigint[])', [
      rows.map((row) => row.seq),
    ]);
  }

  /** Deletes rows published more than `days` ago. */
  async prune(days: number): Promise<void> {
    await this.connected().query('delete from outbox where published_at < now() - make_interval(days => $1)', [days]);
  }

  /** Gives up connection and leadership. */
  async close(): Promise<void> {
    const client = this.client;
    this.forget();
    await client?.end().catch(() => undefined);
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'outbox relay',
      connectionTimeoutMillis: 2000,
      statement_timeout: 5000,
      query_timeout: 8000,
      keepAlive: true,
    });
    client.on('error', () => this.forget());
    await client.connect();
    this.client = client;
    return client;
  }

  private connected(): pg.Client {
    if (!this.client) throw new Error('Connection terminated: the relay lost its database connection');
    return this.client;
  }

  private forget(): void {
    this.client = null;
    this.leading = false;
  }
}
