import type { Metrics } from '@poolpros/chassis/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

export interface GatewayMetrics {
  upstreamSeconds: Histogram<'upstream' | 'status'>;
  concurrencyWaits: Counter<'limit'>;
  searchFallbacks: Counter;
  cacheRequests: Counter<'route' | 'outcome'>;
  cacheSeconds: Histogram<'route' | 'cached'>;
  cacheInvalidations: Counter<'of'>;
  cacheBytes: Gauge<'cache'>;
  breakerOpen: Gauge<'route'>;
  breakerOpened: Counter<'route'>;
}

export function createGatewayMetrics({ registry }: Metrics): GatewayMetrics {
  const registers = [registry];
  return {
    upstreamSeconds: new Histogram({
      name: 'gateway_upstream_seconds',
      help: 'Time of a service until its response, by class of status',
      labelNames: ['upstream', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 5, 10],
      registers,
    }),
    concurrencyWaits: new Counter({
      name: 'gateway_concurrency_waits_total',
      help: 'Requests that waited for earlier ones of their network, by class of limit',
      labelNames: ['limit'],
      registers,
    }),
    searchFallbacks: new Counter({
      name: 'search_fallback_total',
      help: 'Searches that a page repeated with the regular search because the enhanced one failed',
      registers,
    }),
    cacheRequests: new Counter({
      name: 'gateway_cache_requests_total',
      help: 'Searches and pages by where their response came from: hit, stale, miss, stale_on_error (a cache entry while the service fails), error',
      labelNames: ['route', 'outcome'],
      registers,
    }),
    cacheSeconds: new Histogram({
      name: 'gateway_cache_seconds',
      help: 'Time until the response to a search or page, by whether a cache entry answered it',
      labelNames: ['route', 'cached'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    cacheInvalidations: new Counter({
      name: 'gateway_cache_invalidations_total',
      help: 'Changes of listings heard of: area invalidates the cache entries that the listing touches; everything, where that is not known or the broker came back, all',
      labelNames: ['of'],
      registers,
    }),
    cacheBytes: new Gauge({
      name: 'gateway_cache_bytes',
      help: 'Memory of the cache entries, at most: of searches and of pages',
      labelNames: ['cache'],
      registers,
    }),
    breakerOpen: new Gauge({
      name: 'gateway_breaker_open',
      help: '1 while a failing service is not asked',
      labelNames: ['route'],
      registers,
    }),
    breakerOpened: new Counter({
      name: 'gateway_breaker_opened_total',
      help: 'Times that a service began to fail and was no longer asked',
      labelNames: ['route'],
      registers,
    }),
  };
}
