import { DataSource, type EntityManager, type EntitySchema, MigrationExecutor } from 'typeorm';
import { backoffMs, pause } from './backoff.js';
import { type DatabaseLimits, databaseLimits, endWhenSilent, withinLimit } from './database/limits.js';
import { eventMigrations, type Migration, migrationClass } from './database/migrations.js';
import { currentDeadline, lateRefusal } from './deadline.js';
import type { Log } from './log.js';
import type { Command, Part } from './run.js';
import { isContention, isUnavailable } from './unavailable.js';

export interface Database extends Part {
  readonly url: string;
  readonly limits: DatabaseLimits;
  dataSource: DataSource;
  ready(): Promise<void>;
  /** Migrates the schema; waits for the server. Safe to run in several processes at once. */
  migrate(): Promise<void>;
  /**
   * Runs work in one transaction; commit listeners run after the commit. Rolls back and throws UnavailableError when
   * the deadline of the current request has passed.
   */
  transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T>;
  onCommit(listener: () => void): void;
}

const connectionTimeoutMillis = 2000;

const connection = ({ silenceMs }: DatabaseLimits) => ({
  connectionTimeoutMillis,
  statement_timeout: 3000,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 10_000,
  ...endWhenSilent(silenceMs),
});

/**
 * A service's own database. `start` waits for the server, migrates and connects; the outbox and inbox tables are
 * created first. It waits for a late server without a limit, and reconnects when the server returns.
 */
export function createDatabase(o: {
  url: string;
  poolSize: number;
  entities: EntitySchema[];
  migrations: Migration[];
  limits?: DatabaseLimits;
  log: Log;
}): Database {
  const limits = o.limits ?? databaseLimits;
  const log = o.log.child({ name: 'database' });
  const listeners: (() => void)[] = [];
  const createSource = (poolSize: number, extra: object) =>
    new DataSource({
      type: 'postgres',
      url: o.url,
      poolSize,
      entities: o.entities,
      migrations: [...eventMigrations, ...o.migrations].map(migrationClass),
      migrationsTableName: 'migrations',
      synchronize: false,
      logging: false,
      installExtensions: false,
      poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'idle database connection lost'),
      extra,
    });
  const dataSource = createSource(o.poolSize, connection(limits));
  let stopping = new AbortController();

  async function connect(source: DataSource): Promise<void> {
    for (let attempt = 1; !source.isInitialized && !stopping.signal.aborted; attempt++) {
      try {
        await source.initialize();
      } catch (error) {
        if (!isUnavailable(error) && !isContention(error)) throw error;
        if (attempt === 1) log.warn({ err: error }, 'waiting for the database');
        await pause(backoffMs(attempt, { first: 250, max: 5000 }), stopping.signal);
      }
    }
  }

  /** On a separate connection: a migration may take long, and waits for one in another process. */
  async function migrate(): Promise<void> {
    const source = createSource(1, { connectionTimeoutMillis, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    await connect(source);
    if (!source.isInitialized) return;
    const runner = source.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(`select pg_advisory_xact_lock(hashtext('migrations'))`);
      const done = await new MigrationExecutor(source, runner).executePendingMigrations();
      await runner.commitTransaction();
      if (done.length > 0) log.info({ migrations: done.map((migration) => migration.name) }, 'database migrated');
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction();
      throw error;
    } finally {
      await runner.release();
      await source.destroy();
    }
  }

  return {
    name: 'database',
    url: o.url,
    limits,
    dataSource,
    migrate,
    async start() {
      stopping = new AbortController();
      await migrate();
      await connect(dataSource);
      if (dataSource.isInitialized) log.info('database connected');
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
      const result = await withinLimit(limits.transactionMs, (begin) =>
        dataSource.transaction(async (tx) => {
          begin(tx);
          const done = await work(tx);
          const refusal = lateRefusal(currentDeadline());
          if (refusal) throw refusal;
          return done;
        }),
      );
      for (const listener of listeners) listener();
      return result;
    },
    onCommit(listener) {
      listeners.push(listener);
    },
  };
}

/** The command `migrate`: migrates the schema and exits. */
export function migrateCommand<X>(databaseOf: (context: X) => Database): Command<X> {
  return async (context) => {
    const database = databaseOf(context);
    await database.migrate();
    await database.stop();
  };
}
