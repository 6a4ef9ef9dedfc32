import { pause } from '../backoff.js';
import type { Bus } from '../bus.js';
import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Retries } from './retries.js';

/**
 * Makes a loop that reports the unfinished events of a stream as a metric. An unknown lag has no sample, because an old
 * value would look current. `consumer_up` says why it is missing.
 */
export function createMeasuring(o: {
  bus: Bus;
  stream: string;
  lag: () => Promise<number>;
  retries: Retries;
  everyMs: number;
  log: Log;
  metrics: Metrics;
  signal: AbortSignal;
}): () => Promise<void> {
  const { stream, metrics } = o;

  function setLag(lag: number | null): void {
    metrics.consumerUp.set({ stream }, lag === null ? 0 : 1);
    if (lag === null) metrics.consumerLag.remove({ stream });
    else metrics.consumerLag.set({ stream }, lag);
  }

  async function measureLag(): Promise<void> {
    setLag(await o.lag().catch(() => null));
  }

  async function measureRetries(): Promise<void> {
    const counts = await o.retries.count().catch(() => null);
    for (const state of ['waiting', 'dead'] as const)
      if (counts) metrics.eventRetries.set({ stream, state }, counts[state]);
      else metrics.eventRetries.remove({ stream, state });
  }

  o.bus.onDisconnect(() => setLag(null));

  return async () => {
    while (!o.signal.aborted) {
      await Promise.all([measureLag(), measureRetries()]);
      await pause(o.everyMs, o.signal);
    }
  };
}
