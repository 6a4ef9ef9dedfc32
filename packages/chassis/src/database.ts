import { DataSource, type EntityManager, type EntitySchema, MigrationExecutor } from 'typeorm';
import { backoffMs, pause } from './backoff.js';
import { chassisMigrations, type MigrationClass } from './database/migrations.js';
import { currentDeadline, lateRefusal } from './deadline.js';
import type { Log } from './log.js';
import type { Part } from './run.js';
import { isContention, isUnavailable } from './unavailable.js';

export type { MigrationClass } from './database/migrations.js';

export interface Database extends Part {
  readonly url: string;
  dataSource: DataSource;
  ready(): Promise<void>;
  /** Brings the schema up to date; waits for the server. Safe when several processes do it at once. */
  migrate(): Promise<void>;
  /**
   * Runs work in one transaction; commit listeners run after the commit. Rolls back and throws UnavailableError when the
   * caller of the request at hand no longer waits.
   */
  transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  onCommit(listener: () => void): void;
}

const timeouts = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 3000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * A service's own database. `start` waits for the server, migrates and connects; the outbox and inbox
 * tables come first. It never gives up on a server that is late, and recovers when the server returns.
 */
export function createDatabase(o: {
  url: string;
  poolSize: number;
  entities: EntitySchema[];
  migrations: MigrationClass[];
  log: Log;
}): Database {
  const log = o.log.child({ name: 'database' });
  const listeners: (() => void)[] = [];
  const dataSource = new DataSource({
    type: 'postgres',
    url: o.url,
    poolSize: o.poolSize,
    entities: o.entities,
    migrations: [...chassisMigrations, ...o.migrations],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    installExtensions: false,
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'idle database connection lost'),
    extra: timeouts,
  });
  let stopping = new AbortController();

  async function connect(): Promise<void> {
    for (let attempt = 1; !dataSource.isInitialized && !stopping.signal.aborted; attempt++) {
      try {
        await dataSource.initialize();
        log.info('database connected');
      } catch (error) {
        if (!isUnavailable(error) && !isContention(error)) throw error;
        if (attempt === 1) log.warn({ err: error }, 'waiting for the database');
        await pause(backoffMs(attempt, { first: 250, max: 5000 }), stopping.signal);
      }
    }
  }

  async function migrate(): Promise<void> {
    await connect();
    if (stopping.signal.aborted) return;
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(`set local lock_timeout = 0`);
      await runner.query(`set local statement_timeout = 0`);
      await runner.query(`select pg_advisory_xact_lock(hashtext('migrations'))`);
      const done = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
      await runner.commitTransaction();
      if (done.length > 0) log.info({ migrations: done.map((migration) => migration.name) }, 'database migrated');
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
    }
  }

  return {
    name: 'database',
    url: o.url,
    dataSource,
    migrate,
    async start() {
      stopping = new AbortController();
      await migrate();
    },
    async stop() {
      stopping.abort();
      if (dataSource.isInitialized) await dataSource.destroy();
    },
    async ready() {
      if (!dataSource.isInitialized) throw new Error('is not connected');
      await dataSource.query('select 1');
    },
    async transaction(work) {
      const result = await dataSource.transaction(async (tx) => {
        const done = await work(tx);
        const refusal = lateRefusal(currentDeadline());
        if (refusal) throw refusal;
        return done;
      });
      for (const listener of listeners) listener();
      return result;
    },
    onCommit(listener) {
      listeners.push(listener);
    },
  };
}

/** Name of the constraint that a Postgres unique violation (23505) hit, or null for any other error. */
export function uniqueViolation(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}

/** The command `migrate`: brings the schema up to date and ends. */
export function migrateCommand<X>(databaseOf: (context: X) => Database): (context: X) => Promise<void> {
  return async (context) => {
    const database = databaseOf(context);
    await database.migrate();
    await database.stop();
  };
}
