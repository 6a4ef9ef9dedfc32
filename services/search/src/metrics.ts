import type { Metrics } from '@poolpros/chassis/metrics';
import { Histogram } from 'prom-client';

/** Time of a search in Elasticsearch, by the kind of place it was made from. */
export const createSearchDuration = (metrics: Metrics): Histogram<'kind'> =>
  new Histogram({
    name: 'search_duration_seconds',
    help: 'Time to search the index, by kind of place',
    labelNames: ['kind'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers: [metrics.registry],
  });
