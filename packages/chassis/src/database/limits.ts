import { Socket } from 'node:net';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** How long the database is waited for, in milliseconds. Tests shorten them. */
export interface DatabaseLimits {
  /**
   * A connection without traffic for so long is closed, whatever waits for it: a server that hangs, or a network
   * that lost its way, never says so. Longer than any statement may take, and than a handler works between two.
   */
  silenceMs: number;
  /** A transaction that is not over after so long is broken off: it holds a connection, and perhaps locks. */
  transactionMs: number;
}

export const databaseLimits: DatabaseLimits = { silenceMs: 8000, transactionMs: 30_000 };

const silent = () => Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' });

/** Settings of a pg pool whose connections end with an error when nothing moved on them for `silenceMs`. */
export const endWhenSilent = (silenceMs: number) => ({
  // Before an idle connection reaches that limit.
  idleTimeoutMillis: silenceMs / 2,
  stream(): Socket {
    const socket = new Socket();
    return socket.setTimeout(silenceMs, () => socket.destroy(silent()));
  },
});

// The state by which newer servers say it themselves.
const tookTooLong = () => Object.assign(new Error('the transaction took too long'), { code: '25P04' });

/** Runs a transaction that loses its connection when it is not over `limitMs` after `begin` was called in it. */
export async function withinLimit<T>(
  limitMs: number,
  transaction: (begin: (tx: EntityManager) => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let failure: Error | undefined;

  async function breakOff({ queryRunner }: EntityManager): Promise<void> {
    if (!queryRunner || queryRunner.isReleased) return;
    failure = tookTooLong();
    const client: pg.Client = await queryRunner.connect();
    client.connection.stream.destroy(failure);
  }

  try {
    return await transaction((tx) => {
      timer = setTimeout(() => void breakOff(tx), limitMs);
    });
  } catch (error) {
    throw failure ?? error;
  } finally {
    clearTimeout(timer);
  }
}
