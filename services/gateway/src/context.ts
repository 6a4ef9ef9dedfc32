import { createBus } from '@poolpros/chassis/bus';
import type { Log } from '@poolpros/chassis/log';
import type { Metrics } from '@poolpros/chassis/metrics';
import { Redis } from 'ioredis';
import { type Changes, followChanges } from './cache/changes.js';
import type { Config } from './config.js';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.js';
import type { Upstream } from './route-table.js';

export interface Context {
  config: Config;
  log: Log;
  metrics: Metrics;
  gatewayMetrics: GatewayMetrics;
  redis: Redis;
  /** What happened to listings; followed while it is started. */
  changes: Changes;
  /** The clock of kept answers, in ms. */
  now: () => number;
  /** Origin of each service. */
  upstreams: Record<Upstream, string>;
}

export function createContext(
  config: Config,
  { log, metrics }: { log: Log; metrics: Metrics },
  now = () => performance.now(),
): Context {
  const gatewayMetrics = createGatewayMetrics(metrics);
  const bus = createBus({ url: config.NATS_URL, prefix: config.EVENT_PREFIX, name: 'gateway', log });
  const redis = new Redis(config.REDIS_URL, {
    lazyConnect: true,
    // A request must not wait for a Redis that is away; the limits then count in local memory.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    // A connection whose other end is gone without a word is replaced.
    socketTimeout: 3000,
    connectTimeout: 2000,
  });
  redis.on('error', (error) => log.debug({ err: error }, 'redis connection failed'));
  return {
    config,
    log,
    metrics,
    gatewayMetrics,
    redis,
    changes: followChanges({ bus, now, changed: () => gatewayMetrics.cachePurges.inc(), log }),
    now,
    upstreams: {
      directory: config.DIRECTORY_URL,
      search: config.SEARCH_URL,
      accounts: config.ACCOUNTS_URL,
      reviews: config.REVIEWS_URL,
      web: config.WEB_URL,
    },
  };
}
