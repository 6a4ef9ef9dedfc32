import { endedSessionsPath, endedSessionsSchema } from '@poolpros/contracts/http/internal';
import { minuteMs } from '@poolpros/contracts/time';
import { Gauge } from 'prom-client';
import { pause } from './backoff.js';
import { createInternalClient } from './internal-client.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Part } from './run.js';
import { UnavailableError } from './unavailable.js';

/** Every session that has ended and may still have an access token that is good. */
export type ReadEndedSessions = () => Promise<readonly string[]>;

export interface EndedSessions extends Part {
  /** Whether a session has ended. Throws UnavailableError while nobody has told for too long. */
  has(sessionId: string): boolean;
}

/**
 * A session that ended is rejected within 5 s (docs/rules.md#ended-sessions): a question that hangs, the pause after it and
 * one more question take less.
 */
const everyMs = 1000;
const timeoutMs = 1500;
/** A restart of accounts is shorter. Sessions end nowhere else, so who hears nothing misses something only in rare cases. */
const trustedMs = minuteMs;

/** Asks the accounts service, with the token of the process that asks. */
export function askAccounts(o: { ACCOUNTS_URL: string; INTERNAL_TOKEN: string }): ReadEndedSessions {
  const client = createInternalClient({ origin: o.ACCOUNTS_URL, token: o.INTERNAL_TOKEN, timeoutMs });
  return async () => {
    const ended = await client.get(endedSessionsPath, endedSessionsSchema);
    if (!ended) throw new Error('the list of ended sessions is gone');
    return ended.sessionIds;
  };
}

/**
 * Knows the sessions that have ended by reading the whole list again and again: what was missed is in the next one, and
 * what no token is left of is not in it any more.
 */
export function createEndedSessions(o: {
  read: ReadEndedSessions;
  log: Log;
  metrics: Metrics;
  /** Milliseconds from one reading to the next. */
  everyMs?: number;
  /** A clock that never goes back, in ms. */
  now?: () => number;
}): EndedSessions {
  const { read, now = () => performance.now() } = o;
  const log = o.log.child({ name: 'ended sessions' });
  let ended: ReadonlySet<string> = new Set();
  /** When the list was asked for that is known. */
  let asOf = Number.NEGATIVE_INFINITY;
  let failing = false;
  let stopping = new AbortController();
  let running: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const asked = now();
    try {
      ended = new Set(await read());
      asOf = asked;
      if (failing) log.info('ended sessions are known again');
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'ended sessions cannot be read');
      failing = true;
    }
  }

  async function follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(o.everyMs ?? everyMs, signal);
      if (!signal.aborted) await refresh();
    }
  }

  new Gauge({
    name: 'ended_sessions_age_seconds',
    help: 'Since when the sessions that have ended are not known; infinite where they never were',
    registers: [o.metrics.registry],
    collect() {
      this.set((now() - asOf) / 1000);
    },
  });

  return {
    name: 'ended sessions',
    async start() {
      if (running) return;
      stopping = new AbortController();
      await refresh();
      running = follow(stopping.signal);
    },
    async stop() {
      stopping.abort();
      await running;
      running = null;
    },
    has(sessionId) {
      if (now() - asOf > trustedMs) throw new UnavailableError('nobody tells which sessions have ended');
      return ended.has(sessionId);
    },
  };
}
