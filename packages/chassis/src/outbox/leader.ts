import pg from 'pg';
import type { Log } from '../log.js';

/** Rows that are published at once. */
export const batchSize = 200;

/** A row of the outbox that waits to be published. */
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
  /** A query without a response ends leadership here. */
  responseMs: number;
  /**
   * A leader that asks nothing for so long loses the lock: it is paused, or its network is gone, which the server would
   * otherwise learn from TCP, two hours later. Longer than the relay ever rests or waits for the broker.
   */
  idleMs: number;
}

export const leaderLimits: LeaderLimits = { responseMs: 8000, idleMs: 20_000 };

const closeMs = 1000;

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
    private readonly limits: LeaderLimits,
  ) {}

  /** Connects when needed and asks for the lock. True while this process is the publisher. */
  async lead(): Promise<boolean> {
    if (!this.client) await this.open();
    if (this.leading) return true;
    const [row] = await this.query<{ leader: boolean }>(`select pg_try_advisory_lock(hashtext('outbox')) as leader`);
    this.leading = row?.leader === true;
    if (this.leading) this.log.info('relay leads');
    return this.leading;
  }

  /** The rows that wait for longest, and as many of those about the nouns named. */
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

  /** Gives up connection and leadership. */
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
      // The user timeout is for a server that is sending when the network goes, and so is not idle.
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
      // An error of the server leaves the connection usable; a server that is silent may still run the query later.
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
