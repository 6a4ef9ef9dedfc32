import type { Metrics } from '@poolpros/chassis/metrics';
import { Counter, Histogram } from 'prom-client';

export interface GatewayMetrics {
  upstreamSeconds: Histogram<'upstream' | 'status'>;
  searchFallbacks: Counter;
}

export function createGatewayMetrics({ registry }: Metrics): GatewayMetrics {
  const registers = [registry];
  return {
    upstreamSeconds: new Histogram({
      name: 'gateway_upstream_seconds',
      help: 'Time to pass an answer of a service on, by class of status',
      labelNames: ['upstream', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 3, 5, 10],
      registers,
    }),
    searchFallbacks: new Counter({
      name: 'search_fallback_total',
      help: 'Searches that a page repeated with the regular search because the enhanced one failed',
      registers,
    }),
  };
}
