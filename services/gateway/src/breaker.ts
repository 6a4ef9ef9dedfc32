import { pause } from '@poolpros/chassis/backoff';
import type { Log } from '@poolpros/chassis/log';
import type { GatewayMetrics } from './metrics.js';
import { createRecentCalls, type Sign } from './recent-calls.js';
import { isOverload, isTimeout, UpstreamFailure } from './upstream.js';

/** The breaker is open: no request was made. */
export class BreakerOpenError extends Error {
  constructor() {
    super('the breaker is open');
    this.name = 'BreakerOpenError';
  }
}

/** Stops requests to a service that is down, and probes it until it is back. */
export interface Breaker {
  /** Throws BreakerOpenError while it is open. */
  check(): void;
  /** Does the work unless it is open, and takes notice of its result. */
  run<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** Longer than a request may take, so that no request from before the opening counts as a trial. */
const cooldownMs = 750;
const goodTrials = 3;
const betweenTrialsMs = 100;

/**
 * Opens when most recent calls failed (`recent-calls.ts`). Then `trial` probes the service about once a second, so that
 * no visitor's request is used for it; three successful trials in a row close the breaker. Logs each change of state
 * once.
 */
export function createBreaker(o: {
  route: string;
  trial: () => Promise<unknown>;
  log: Log;
  gatewayMetrics: GatewayMetrics;
}): Breaker {
  const { breakerOpen, breakerOpened } = o.gatewayMetrics;
  const stopping = new AbortController();
  const calls = createRecentCalls(() => performance.now());
  let isOpen = false;
  breakerOpen.set({ route: o.route }, 0);

  async function open(): Promise<void> {
    isOpen = true;
    breakerOpen.set({ route: o.route }, 1);
    breakerOpened.inc({ route: o.route });
    o.log.warn({ route: o.route }, 'breaker opened');
    do await pause(cooldownMs, stopping.signal);
    while (!stopping.signal.aborted && !(await isBack()));
    if (stopping.signal.aborted) return;
    calls.forget();
    isOpen = false;
    breakerOpen.set({ route: o.route }, 0);
    o.log.info({ route: o.route }, 'breaker closed');
  }

  async function isBack(): Promise<boolean> {
    for (let good = 0; good < goodTrials; good++) {
      if (good > 0) await pause(betweenTrialsMs, stopping.signal);
      if ((await signOf(o.trial())) !== 'answer') return false;
    }
    return true;
  }

  function check(): void {
    if (isOpen) throw new BreakerOpenError();
  }

  return {
    check,
    async run(work) {
      check();
      calls.begin();
      const result = work();
      calls.end(await signOf(result));
      if (!isOpen && calls.areFailing()) void open();
      return result;
    },
    stop: () => stopping.abort(),
  };
}

const down = [502, 503];

/** What the result of a call says about the service. */
const signOf = (call: Promise<unknown>): Promise<Sign> => call.then(() => 'answer' as const, signOfError);

function signOfError(error: unknown): Sign {
  if (isTimeout(error)) return 'timeout';
  const hasAnswered = error instanceof UpstreamFailure && !down.includes(error.response.status);
  return hasAnswered || isOverload(error) ? 'answer' : 'error';
}
