import type { Metrics } from '@poolpros/chassis/metrics';
import { Histogram } from 'prom-client';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2];

/**
 * Time that Elasticsearch itself takes for a search; the rest of `search_duration_seconds` is the network and this
 * service.
 */
export const createEngineSeconds = (metrics: Metrics): Histogram =>
  new Histogram({
    name: 'search_engine_seconds',
    help: 'Time of a search in Elasticsearch, as it states it',
    buckets,
    registers: [metrics.registry],
  });

/** Time of a search with its cards and JSON, by kind of place. */
export const createSearchDuration = (metrics: Metrics): Histogram<'kind'> =>
  new Histogram({
    name: 'search_duration_seconds',
    help: 'Time of a search until its response is made, by kind of place',
    labelNames: ['kind'],
    buckets,
    registers: [metrics.registry],
  });
