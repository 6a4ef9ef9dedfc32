import type { IncomingHttpHeaders } from 'node:http';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import type { GatewayMetrics } from '../metrics.js';
import { isOverload } from '../upstream.js';
import { type Freshness, isServedAtOnce } from './freshness.js';
import type { CacheEntry, ResponseCache } from './response-cache.js';
import { createSingleFlight, type Fetched, type Get, type ProvenanceOf, type Wanted } from './single-flight.js';

/** The result of a lookup: a shared cache entry, or a response that is not stored. */
export type Found = { entry: CacheEntry } | { response: HttpResponse };

export interface LookUpOptions<W extends Wanted> {
  get: Get<W>;
  provenanceOf: ProvenanceOf<W>;
  cache: ResponseCache;
  now: () => number;
  freshness: (entry: CacheEntry) => Freshness;
  /** Whether an entry from before a change is better than an error; it never is while there is only too much to do. */
  serveInvalidatedOnError: boolean;
  /** The name of the route in the metrics for cache outcomes and response times. */
  metrics: Pick<GatewayMetrics, 'cacheRequests' | 'cacheSeconds'>;
  route: string;
}

/**
 * Looks up a response in the cache, and fetches it if there is none that may be served. A stale one is served while a
 * new one is fetched, and instead of waiting for one. Rejects if the service fails and no entry may be served in that
 * case.
 */
export function createLookUp<W extends Wanted>({ cache, freshness, metrics, route, ...o }: LookUpOptions<W>) {
  const singleFlight = createSingleFlight({ ...o, cache });

  function record(outcome: 'hit' | 'stale' | 'miss' | 'stale_on_error' | 'error', since: number): void {
    metrics.cacheRequests.inc({ route, outcome });
    const cached = String(outcome !== 'miss' && outcome !== 'error');
    metrics.cacheSeconds.observe({ route, cached }, (performance.now() - since) / 1000);
  }

  /** Whether an entry may be served after such an error. */
  function servesOn(error: unknown, entry: CacheEntry | undefined): entry is CacheEntry {
    if (!entry) return false;
    const is = freshness(entry);
    return is === 'invalidated' ? o.serveInvalidatedOnError && !isOverload(error) : is !== 'expired';
  }

  /** `headers` must not identify the caller. */
  return async (wanted: W, headers: () => IncomingHttpHeaders): Promise<Found> => {
    const since = performance.now();
    const cached = cache.get(wanted.key);
    const is = cached ? freshness(cached) : 'expired';
    if (cached && isServedAtOnce(is)) {
      record(is === 'fresh' ? 'hit' : 'stale', since);
      if (is === 'stale-while-revalidate') singleFlight.fetch(unlessItWaits(wanted), headers).catch(() => {});
      return { entry: cached };
    }
    let fetched: Fetched;
    try {
      fetched = await singleFlight.fetch(is === 'stale-if-error' ? unlessItWaits(wanted) : wanted, headers);
    } catch (error) {
      const servesStale = servesOn(error, cached);
      record(servesStale ? 'stale_on_error' : 'error', since);
      if (servesStale) return { entry: cached };
      throw error;
    }
    record('miss', since);
    return fetched.entry ? { entry: fetched.entry } : { response: fetched.response };
  };
}

/** A stale entry is better than to wait. */
const unlessItWaits = <W extends Wanted>(wanted: W): W => ({
  ...wanted,
  applicant: () => ({ ...wanted.applicant(), admit: 'never-waits' }),
});
