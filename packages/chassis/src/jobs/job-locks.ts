import { pause } from '../backoff.js';
import type { Database } from '../database.js';

/** The connection of locks, as long as any of them is held. */
interface Session {
  users: number;
  /** Aborts when the connection is lost, and the locks with it. */
  lost: AbortSignal;
  query(sql: string, values?: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Advisory locks in the service's own database, all on one connection: the others are for what jobs do. */
export interface JobLocks {
  /**
   * Does work while this process holds a lock; the signal aborts if it is lost. Returns null without any work where
   * another process holds it.
   */
  hold<T>(name: string, work: (lost: AbortSignal) => Promise<T>): Promise<T | null>;
}

/** The lock of a job. */
export const lockOf = ({ name }: { name: string }): string => `job ${name}`;

export function createJobLocks({ dataSource, limits }: Pick<Database, 'dataSource' | 'limits'>): JobLocks {
  let shared: Session | null = null;

  function open(): Session {
    const connection = dataSource.createQueryRunner();
    const ended = new AbortController();
    const lost = new AbortController();
    let last: Promise<unknown> = Promise.resolve();
    const query = (sql: string, values?: unknown[]): Promise<unknown> => {
      const next = last.then(() => connection.query(sql, values));
      last = next.catch(() => undefined);
      return next;
    };
    /** An idle connection is closed. */
    async function keepInUse(): Promise<void> {
      for (;;) {
        await pause(limits.silenceMs / 4, ended.signal);
        if (ended.signal.aborted) return;
        await query('select 1');
      }
    }
    const kept = keepInUse().catch((error: unknown) => lost.abort(error));
    return {
      users: 0,
      lost: lost.signal,
      query,
      async close() {
        ended.abort();
        await kept;
        await connection.release();
      },
    };
  }

  function join(): Session {
    if (!shared || shared.lost.aborted) shared = open();
    shared.users += 1;
    return shared;
  }

  async function leave(session: Session): Promise<void> {
    session.users -= 1;
    if (session.users > 0) return;
    if (shared === session) shared = null;
    await session.close();
  }

  return {
    async hold(name, work) {
      const session = join();
      try {
        const [lock] = (await session.query('select pg_try_advisory_lock(hashtext($1)) as held', [name])) as {
          held: boolean;
        }[];
        if (!lock?.held) return null;
        try {
          return await work(session.lost);
        } finally {
          await session.query('select pg_advisory_unlock(hashtext($1))', [name]);
        }
      } finally {
        await leave(session);
      }
    },
  };
}
