import type { Log } from '@poolpros/chassis/log';
import CircuitBreaker from 'opossum';
import type { GatewayMetrics } from './metrics.js';

/** The breaker is open: nothing was asked. */
export class BreakerOpenError extends Error {
  constructor() {
    super('the breaker is open');
    this.name = 'BreakerOpenError';
  }
}

/** Keeps requests from a service that fails, and tries it again once a second. */
export interface Breaker {
  /**
   * Does the work; a rejection counts as a failure. While it is open it throws BreakerOpenError at once: where it is
   * time for a trial, the work is done behind and nobody waits for it.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

const windowMs = 1000;
const restMs = 1000;

/**
 * Opens when more than half of the requests of the last second failed, be it a single one: the page has another way
 * to its answer, so opening early costs nothing. Closes after the first good trial. Logs each change of state once.
 */
export function createBreaker(o: { route: string; log: Log; gatewayMetrics: GatewayMetrics }): Breaker {
  const { breakerOpen, breakerOpened } = o.gatewayMetrics;
  const circuit = new CircuitBreaker(async (work: () => Promise<unknown>) => await work(), {
    name: o.route,
    // The work ends by itself in the time of its route.
    timeout: false,
    errorThresholdPercentage: 50,
    rollingCountTimeout: windowMs,
    resetTimeout: restMs,
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
    // It is told again after each trial that failed.
    if (open) return;
    set(true);
    breakerOpened.inc({ route: o.route });
    o.log.warn({ route: o.route }, 'breaker opened');
  });
  circuit.on('close', () => {
    set(false);
    o.log.info({ route: o.route }, 'breaker closed');
  });

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (circuit.closed) return (await circuit.fire(work)) as T;
      if (circuit.pendingClose) circuit.fire(work).catch(() => {});
      throw new BreakerOpenError();
    },
    stop: () => circuit.shutdown(),
  };
}
