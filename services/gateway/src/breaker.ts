import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@poolpros/chassis/log';
import CircuitBreaker from 'opossum';
import type { GatewayMetrics } from './metrics.js';
import { UpstreamFailure } from './upstream.js';

/** The breaker is open: no request was made. */
export class BreakerOpenError extends Error {
  constructor() {
    super('the breaker is open');
    this.name = 'BreakerOpenError';
  }
}

/** Stops requests to a failing service, and probes it until it recovers. */
export interface Breaker {
  /** Does the work, or throws BreakerOpenError at once. Counts as a failure if the service is unavailable. */
  run<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

const windowMs = 2000;
/** More than one IP address may send in the window for long, so that no single client opens the breaker for others. */
const leastRequests = 10;
/** Longer than a request may take, so that no request from before the opening counts as a trial. */
const cooldownMs = 750;
const goodTrials = 3;
const betweenTrialsMs = 100;

/**
 * Opens when more than half of at least ten requests in two seconds failed. Then `trial` probes the service about once
 * a second, so that no visitor's request is used for it; three successful trials in a row close the breaker. Logs each
 * change of state once.
 */
export function createBreaker(o: {
  route: string;
  trial: () => Promise<unknown>;
  log: Log;
  gatewayMetrics: GatewayMetrics;
}): Breaker {
  const { breakerOpen, breakerOpened } = o.gatewayMetrics;
  const stopping = new AbortController();
  const circuit = new CircuitBreaker(async (work: () => Promise<unknown>) => await work(), {
    name: o.route,
    // The work has its own timeout, that of its route.
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: leastRequests,
    errorFilter: (error: unknown) => !isOutage(error),
    rollingCountTimeout: windowMs,
    resetTimeout: cooldownMs,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
  });
  let open = false;
  const set = (now: boolean) => {
    open = now;
    breakerOpen.set({ route: o.route }, open ? 1 : 0);
  };
  set(false);
  circuit.on('open', () => {
    // The circuit opens again after each failed trial.
    if (open) return;
    set(true);
    breakerOpened.inc({ route: o.route });
    o.log.warn({ route: o.route }, 'breaker opened');
  });
  circuit.on('halfOpen', () => {
    tryService().then(
      () => circuit.close(),
      () => circuit.open(),
    );
  });
  circuit.on('close', () => {
    set(false);
    o.log.info({ route: o.route }, 'breaker closed');
  });

  async function tryService(): Promise<void> {
    for (let good = 0; good < goodTrials; good++) {
      if (good > 0) await pause(betweenTrialsMs, undefined, { signal: stopping.signal });
      await o.trial().catch((error: unknown) => {
        if (isOutage(error)) throw error;
      });
    }
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (!circuit.closed) throw new BreakerOpenError();
      return (await circuit.fire(work)) as T;
    },
    stop() {
      stopping.abort();
      circuit.shutdown();
    },
  };
}

const outages = [502, 503, 504];

/** Whether the service is unavailable, rather than failing on one request. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof UpstreamFailure) || outages.includes(error.response.status);
