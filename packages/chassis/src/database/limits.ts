import { Socket } from 'node:net';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';

/** How long to wait for the database, in milliseconds. Tests shorten them. */
export interface DatabaseLimits {
  /**
   * A connection without traffic for this long is closed, because a server that hangs or a broken network never says
   * so. It is longer than any statement may take, and than a handler works between two statements.
   */
  silenceMs: number;
  /** A transaction still open after this long is aborted: it holds a connection, and perhaps locks. */
  transactionMs: number;
}

export const databaseLimits: DatabaseLimits = { silenceMs: 8000, transactionMs: 30_000 };

const silent = () => Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' });

/** Settings of a pg pool whose connections fail after `silenceMs` without traffic. */
export const endWhenSilent = (silenceMs: number) => ({
  // Before an idle connection reaches that limit.
  idleTimeoutMillis: silenceMs / 2,
  stream(): Socket {
    const socket = new Socket();
    return socket.setTimeout(silenceMs, () => socket.destroy(silent()));
  },
});

// The SQLSTATE that newer servers use for this.
const tookTooLong = () => Object.assign(new Error('the transaction took too long'), { code: '25P04' });

/** Runs a transaction that loses its connection if it is still open `limitMs` after it called `begin`. */
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
