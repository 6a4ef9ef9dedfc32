import { hourMs } from '@poolpros/contracts/time';
import { pause } from '../backoff.js';
import type { Database } from '../database.js';
import type { Log } from '../log.js';

/** Rows that are deleted after a number of days. */
export interface KeptRows {
  table: string;
  key: string;
  /** Column with the start of the retention time; the row stays while it is null. */
  since: string;
  days: number;
}

const stepRows = 1000;
const betweenStepsMs = 20;

/**
 * Deletes expired rows in small batches. A single statement would exceed its time limit after a large import, every
 * time.
 */
async function deleteOverdue(
  { dataSource }: Database,
  { table, key, since, days }: KeptRows,
  signal: AbortSignal,
): Promise<void> {
  for (let deleted = stepRows; deleted === stepRows && !signal.aborted; ) {
    // Two processes that prune at once take different rows. A day has 24 hours, whatever the server's time zone.
    [, deleted] = await dataSource.query<[unknown, number]>(
      `delete from ${table} where ${key} in (
         select ${key} from ${table} where ${since} < now() - make_interval(hours => $1)
         order by ${since} limit $2 for update skip locked)`,
      [days * 24, stepRows],
    );
    await pause(betweenStepsMs, signal);
  }
}

/** Deletes rows when their days are over, at the start and then hourly. Other work does not wait for it. */
export function createPruning(o: { database: Database; rows: KeptRows; log: Log }): {
  start(): void;
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  function run(): void {
    running ??= deleteOverdue(o.database, o.rows, stopping.signal)
      .catch((error: unknown) =>
        o.log.warn({ err: error, table: o.rows.table }, 'old rows were not deleted, next try in an hour'),
      )
      .finally(() => {
        running = null;
      });
  }

  return {
    start() {
      run();
      timer = setInterval(run, hourMs);
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
