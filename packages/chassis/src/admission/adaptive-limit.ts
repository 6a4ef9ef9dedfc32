import { createLatencyBaseline, type LatencyBaseline, median } from './latency-baseline.js';

/**
 * - done: the server did the work;
 * - late: it did not respond in time;
 * - overloaded: it said that it has too much to do;
 * - failed: anything else, which says nothing about its load.
 */
export type Outcome = 'done' | 'late' | 'overloaded' | 'failed';

/** Work that has ended. Times are ms of one clock. */
export interface Ended {
  /** Work of one kind takes about as long; only that is compared. */
  kind: string;
  startedAt: number;
  endedAt: number;
  /** How many were in flight with it at its start, including itself. */
  inFlight: number;
  outcome: Outcome;
  /** How late this process itself is at present, in ms. */
  ownDelayMs: number;
}

export interface AdaptiveLimit {
  /** How much work the server should have in flight. */
  readonly current: number;
  /** How long work takes now, in ms; 0 until some was measured. */
  readonly latencyMs: number;
  add(ended: Ended): void;
}

/** The limit changes at most this often, and not before enough work has ended. */
const window = { ms: 100, least: 10 };
/** Work may take this many times its baseline, and this much longer (a garbage collection, for example). */
const tolerated = { times: 2, ms: 10 };
const smoothing = 0.5;

/**
 * Limits the work in flight by its latency (a gradient limit, as those of Netflix and of Envoy): shrinks in proportion
 * while work takes longer than tolerated, else grows by its square root. A limit of which half was not used stays as it
 * is. `least` is how much in flight is never too much: work that had no more beside it gives the baselines. Begins with
 * `initial`.
 */
export function createAdaptiveLimit({
  initial,
  least,
  most,
}: {
  initial: number;
  least: number;
  most: number;
}): AdaptiveLimit {
  const baselines = new Map<string, LatencyBaseline>();
  let limit = initial;
  let latencyMs = 0;
  let since = Number.NEGATIVE_INFINITY;
  let ratios: number[] = [];
  let times: number[] = [];
  let mostInFlight = 0;

  function update(): void {
    if (mostInFlight < limit / 2) return;
    const gradient = Math.min(1, Math.max(0.5, 1 / median(ratios)));
    const wanted = limit * gradient + Math.sqrt(limit);
    limit = Math.min(most, Math.max(least, limit + smoothing * (wanted - limit)));
  }

  /** How long it took compared with what is tolerated; null while that is unknown. */
  function ratioOf({ kind, startedAt, endedAt, inFlight, outcome, ownDelayMs }: Ended): number | null {
    if (outcome === 'overloaded') return Number.POSITIVE_INFINITY;
    const ms = endedAt - startedAt;
    times.push(ms);
    const baseline = baselines.get(kind) ?? createLatencyBaseline();
    baselines.set(kind, baseline);
    // Of late work only the time is known for which it was waited for.
    if (outcome === 'done') baseline.add(ms, inFlight <= least);
    if (baseline.ms === null) return null;
    // Our own delay counts twice, for the request and for the response.
    return ms / (tolerated.times * baseline.ms + tolerated.ms + 2 * ownDelayMs);
  }

  return {
    get current() {
      return Math.floor(limit);
    },
    get latencyMs() {
      return latencyMs;
    },
    add(ended) {
      if (ended.outcome === 'failed') return;
      mostInFlight = Math.max(mostInFlight, ended.inFlight);
      const ratio = ratioOf(ended);
      if (ratio !== null) ratios.push(ratio);
      if (ended.endedAt - since < window.ms || ratios.length < window.least) return;
      update();
      latencyMs = times.length > 0 ? median(times) : latencyMs;
      since = ended.endedAt;
      ratios = [];
      times = [];
      mostInFlight = 0;
    },
  };
}
