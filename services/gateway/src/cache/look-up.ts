import type { IncomingHttpHeaders } from 'node:http';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import type { GatewayMetrics } from '../metrics.js';
import type { Freshness } from './freshness.js';
import type { CacheEntry, ResponseCache } from './response-cache.js';
import { createSingleFlight, type Fetched, type ProvenanceOf, type Wanted } from './single-flight.js';

/** What a request gets: an entry that is for everybody, or a response that is not stored. */
export type Found = { entry: CacheEntry } | { response: HttpResponse };

export interface LookUpOptions<W extends Wanted> {
  get: (key: string, headers: IncomingHttpHeaders) => Promise<HttpResponse>;
  provenanceOf: ProvenanceOf<W>;
  cache: ResponseCache;
  now: () => number;
  freshness: (entry: CacheEntry) => Freshness;
  /** Whether an entry from before a change is better than an error. */
  serveInvalidatedOnError: boolean;
  /** Where responses came from and how long they took is recorded under this name of a route. */
  metrics: Pick<GatewayMetrics, 'cacheRequests' | 'cacheSeconds'>;
  route: string;
}

/**
 * Looks for a response in the cache and fetches it where there is none that may be served; one that is stale is served
 * while a new one is fetched. Rejects when the service fails and there is no entry for that case.
 */
export function createLookUp<W extends Wanted>({ cache, freshness, metrics, route, ...o }: LookUpOptions<W>) {
  const singleFlight = createSingleFlight({ ...o, cache });

  function record(outcome: 'hit' | 'stale' | 'miss' | 'stale_on_error' | 'error', since: number): void {
    metrics.cacheRequests.inc({ route, outcome });
    const cached = String(outcome !== 'miss' && outcome !== 'error');
    metrics.cacheSeconds.observe({ route, cached }, (performance.now() - since) / 1000);
  }

  /** Whether an entry may be served while the service fails. */
  function servesOnError(entry: CacheEntry | undefined): entry is CacheEntry {
    if (!entry) return false;
    const is = freshness(entry);
    return is === 'invalidated' ? o.serveInvalidatedOnError : is !== 'expired';
  }

  /** `headers` must say nothing about who asks. */
  return async (wanted: W, headers: () => IncomingHttpHeaders): Promise<Found> => {
    const since = performance.now();
    const cached = cache.get(wanted.key);
    const is = cached ? freshness(cached) : 'expired';
    if (cached && (is === 'fresh' || is === 'stale-while-revalidate')) {
      record(is === 'fresh' ? 'hit' : 'stale', since);
      if (is === 'stale-while-revalidate') singleFlight.fetch(wanted, headers).catch(() => {});
      return { entry: cached };
    }
    let fetched: Fetched;
    try {
      fetched = await singleFlight.fetch(wanted, headers);
    } catch (error) {
      record(servesOnError(cached) ? 'stale_on_error' : 'error', since);
      if (servesOnError(cached)) return { entry: cached };
      throw error;
    }
    record('miss', since);
    return fetched.entry ? { entry: fetched.entry } : { response: fetched.response };
  };
}
