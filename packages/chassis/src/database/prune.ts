import { pause } from '../backoff.js';
import type { Database } from '../database.js';
import type { Log } from '../log.js';

/** Rows that a service keeps for some days. */
export interface KeptRows {
  table: string;
  key: string;
  /** Column with the instant from which the days count; null: the row stays. */
  since: string;
  days: number;
}

const everyMs = 60 * 60_000;
const stepRows = 1000;
const betweenStepsMs = 20;

/**
 * Deletes rows when their days are over, at the start and then hourly, a few at a time: one statement over all that a large
 * import left behind would exceed its time limit, each time anew. What happens meanwhile does not wait for it.
 */
export function createPruning(o: { database: Database; rows: KeptRows; log: Log }): {
  start(): void;
  stop(): Promise<void>;
} {
  const { table, key, since, days } = o.rows;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  async function prune(): Promise<void> {
    for (let deleted = stepRows; deleted === stepRows && !stopping.signal.aborted; ) {
      // Two processes that prune at once take different rows.
      [, deleted] = await o.database.dataSource.query<[unknown, number]>(
        `delete from ${table} where ${key} in (
           select ${key} from ${table} where ${since} < now() - make_interval(days => $1)
           order by ${since} limit $2 for update skip locked)`,
        [days, stepRows],
      );
      await pause(betweenStepsMs, stopping.signal);
    }
  }

  function run(): void {
    running ??= prune()
      .catch((error: unknown) => o.log.warn({ err: error, table }, 'old rows were not deleted, next try in an hour'))
      .finally(() => {
        running = null;
      });
  }

  return {
    start() {
      run();
      timer = setInterval(run, everyMs);
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
