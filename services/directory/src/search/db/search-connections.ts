import { type DatabaseLimits, databaseLimits, endWhenSilent } from '@poolpros/chassis/database/limits';
import { currentDeadline, lateRefusal } from '@poolpros/chassis/deadline';
import type { Log } from '@poolpros/chassis/log';
import type { SearchPlan } from '@poolpros/search-rules/plan';
import pg from 'pg';
import type { Config } from '../../config.js';
import type { Query } from '../../listings/db/search-words.js';

// The entries fit into memory, so random index reads are cheap. Parallel workers of one search slow down the others,
// and JIT compilation takes longer than the statement.
const planning = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/**
 * Words that many listings have cost a search tens of milliseconds of CPU. A few at once finish in time, and the others
 * in turn; all at once would all be late.
 */
const wordSearchesAtOnce = 4;

/** How long a search waits for its turn: with words, nearly as long as its visitor waits at the gateway. */
const turnWithinMs = { byPlace: 1000, byWords: 1400 };

export interface SearchConnections {
  /** Runs the statements of a plan: those with words wait for each other, and no other search waits for them. */
  queryFor(plan: SearchPlan): Query;
  end(): Promise<void>;
}

/**
 * Connections only for the search. Their statements end after 300 ms: rejecting a slow search is better than delaying
 * others. The setting belongs to the connection and needs no transaction, so a search is one statement and one round
 * trip. A statement is skipped if its visitor no longer waits when its turn comes.
 */
export function createSearchConnections(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  log: Log,
  { silenceMs }: Pick<DatabaseLimits, 'silenceMs'> = databaseLimits,
): SearchConnections {
  const lost = (error: Error) => log.warn({ err: error }, 'search connection lost');
  function createPool(size: number, waitMs: number): pg.Pool {
    const pool = new pg.Pool({
      connectionString: config.DATABASE_URL,
      max: size,
      connectionTimeoutMillis: waitMs,
      statement_timeout: 300,
      options: planning,
      ...endWhenSilent(silenceMs),
    });
    return pool.on('error', lost);
  }
  const queryIn =
    (pool: pg.Pool): Query =>
    async (text, values) => {
      const client = await pool.connect();
      // The pending statement fails, too.
      client.on('error', lost);
      try {
        const refusal = lateRefusal(currentDeadline());
        if (refusal) throw refusal;
        return (await client.query(text, values)).rows;
      } finally {
        client.off('error', lost);
        client.release();
      }
    };

  const byPlace = createPool(config.DATABASE_POOL_SIZE, turnWithinMs.byPlace);
  const byWords = createPool(Math.min(wordSearchesAtOnce, config.DATABASE_POOL_SIZE), turnWithinMs.byWords);
  const [queryByPlace, queryByWords] = [queryIn(byPlace), queryIn(byWords)];
  return {
    queryFor: ({ words }) => (words ? queryByWords : queryByPlace),
    async end() {
      await Promise.all([byPlace.end(), byWords.end()]);
    },
  };
}
