import pg from 'pg';
import type { Log } from '../log.js';

/** Rows that are published at once. */
export const batchSize = 200;

/** A row of the outbox that is not published yet. */
export interface OutboxRow {
  seq: string;
  event_id: string;
  subject: string;
  /** The message body as JSON. */
  body: string;
  headers: Record<string, string>;
}

/** How long the two ends of a leader's connection wait for each other, in milliseconds. Tests shorten them. */
export interface LeaderLimits {
  /** A query that takes longer ends leadership here. */
  responseMs: number;
  /**
   * A leader without a query for this long loses the lock: it is paused, or its network is gone, which TCP would report
   * only after two hours. It is longer than the relay ever pauses or waits for the broker.
   */
  idleMs: number;
}

export const leaderLimits: LeaderLimits = { responseMs: 8000, idleMs: 20_000 };

const closeMs = 1000;

/**
 * The connection whose advisory lock makes one process the publisher of a database. The relay reads and marks rows only
 * through it, so a lost connection ends leadership and work in the same moment.
 */
export class LeaderConnection {
  private client: pg.Client | null = null;
  private leading = false;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    private readonly limits: LeaderLimits,
  ) {}

  /** Connects when needed and tries to take the lock. True while this process is the publisher. */
  async lead(): Promise<boolean> {
    if (!this.client) await this.open();
    if (this.leading) return true;
    const [row] = await this.query<{ leader: boolean }>(`select pg_try_advisory_lock(hashtext('outbox')) as leader`);
    this.leading = row?.leader === true;
    if (this.leading) this.log.info('relay leads');
    return this.leading;
  }

  /** The oldest rows that wait, and as many about the named nouns. */
  pending(nouns: readonly string[]): Promise<OutboxRow[]> {
    return this.query<OutboxRow>(
      `with urgent as materialized (
         select seq from outbox where published_at is null and split_part(subject, '.', 2) = any($2))
       select seq, event_id, subject, body::text as body, headers from outbox where published_at is null and seq in (
         (select seq from outbox where published_at is null order by seq limit $1)
         union (select seq from urgent order by seq limit $1))
       order by seq`,
      [batchSize, nouns],
    );
  }

  async mark(rows: readonly OutboxRow[]): Promise<void> {
    await this.query('update outbox set published_at = now() where seq = any($1::bigint[])', [
      rows.map((row) => row.seq),
    ]);
  }

  /** Releases connection and leadership. */
  async close(): Promise<void> {
    await Promise.race([this.forget(), new Promise((resolve) => setTimeout(resolve, closeMs).unref())]);
  }

  private async open(): Promise<void> {
    const { responseMs, idleMs } = this.limits;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'outbox relay',
      connectionTimeoutMillis: 2000,
      statement_timeout: 5000,
      query_timeout: responseMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
      // The user timeout covers a server that is sending, and so is not idle, when the network breaks.
      options: `-c idle_session_timeout=${idleMs} -c tcp_user_timeout=${idleMs}`,
    });
    client.on('error', () => void this.forget(client));
    await client.connect();
    this.client = client;
  }

  private async query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]> {
    const { client } = this;
    if (!client) throw new Error('Connection terminated: the relay lost its database connection');
    try {
      return (await client.query<R>(text, values)).rows;
    } catch (error) {
      // After an error of the server the connection is usable. After a timeout the server may still run the query.
      if (!(error instanceof pg.DatabaseError)) void this.forget(client);
      throw error;
    }
  }

  private async forget(client = this.client): Promise<void> {
    if (client === this.client) {
      this.client = null;
      this.leading = false;
    }
    await client?.end().catch(() => undefined);
  }
}
