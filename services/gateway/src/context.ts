import type { Base } from '@poolpros/chassis/service';
import type { Redis } from 'ioredis';
import { followInvalidations, type Invalidations } from './cache/invalidations.js';
import type { Config } from './config.js';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.js';
import { createRedis } from './redis.js';
import { originsOf, type Upstream } from './upstreams.js';

export interface Context extends Base<Config> {
  gatewayMetrics: GatewayMetrics;
  redis: Redis;
  /** Changes of listings, which invalidate the cache; followed while the bus is started. */
  invalidations: Invalidations;
  /** The clock of cache entries, in ms. */
  now: () => number;
  publicUrl: URL;
  /** Origin of each service. */
  upstreams: Record<Upstream, string>;
}

export function createContext(base: Base<Config>, now: () => number): Context {
  const { config, log, metrics, bus } = base;
  const gatewayMetrics = createGatewayMetrics(metrics);
  return {
    ...base,
    gatewayMetrics,
    redis: createRedis(config.REDIS_URL, log),
    invalidations: followInvalidations({
      bus,
      now,
      invalidated: (everything) => gatewayMetrics.cacheInvalidations.inc({ of: everything ? 'everything' : 'area' }),
      log,
    }),
    now,
    publicUrl: new URL(config.PUBLIC_URL),
    upstreams: originsOf(config),
  };
}
