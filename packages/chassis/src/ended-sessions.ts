import { endedSessionsPath, endedSessionsSchema } from '@poolpros/contracts/http/internal';
import { minuteMs } from '@poolpros/contracts/time';
import { Gauge } from 'prom-client';
import { pause } from './backoff.js';
import { createInternalClient } from './internal-client.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Part } from './run.js';
import { UnavailableError } from './unavailable.js';

/** All ended sessions that may still have a valid access token. */
export type ReadEndedSessions = () => Promise<readonly string[]>;

export interface EndedSessions extends Part {
  /** Whether a session has ended. Throws UnavailableError when the list is too old. */
  has(sessionId: string): boolean;
}

/**
 * A session that ended is rejected within 5 s (docs/rules.md#ended-sessions). A request that hangs, the pause after it
 * and another request take less.
 */
const everyMs = 1000;
const timeoutMs = 1500;
/** A restart of accounts is shorter. Only accounts ends sessions, so an outdated list rarely misses one. */
const trustedMs = minuteMs;

/** Asks the accounts service, with the token of this process. */
export function askAccounts(o: { ACCOUNTS_URL: string; INTERNAL_TOKEN: string }): ReadEndedSessions {
  const client = createInternalClient({ origin: o.ACCOUNTS_URL, token: o.INTERNAL_TOKEN, timeoutMs });
  return async () => {
    const ended = await client.get(endedSessionsPath, endedSessionsSchema);
    if (!ended) throw new Error('the list of ended sessions is gone');
    return ended.sessionIds;
  };
}

/**
 * Polls the full list of ended sessions. A missed update is in the next list, and sessions without valid tokens drop
 * out of it.
 */
export function createEndedSessions(o: {
  read: ReadEndedSessions;
  log: Log;
  metrics: Metrics;
  /** Milliseconds between two polls. */
  everyMs?: number;
  /** A monotonic clock, in ms. */
  now?: () => number;
}): EndedSessions {
  const { read, now = () => performance.now() } = o;
  const log = o.log.child({ name: 'ended sessions' });
  let ended: ReadonlySet<string> = new Set();
  /** When the current list was requested. */
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
