import type { Base } from '@poolpros/chassis/service';
import type { Redis } from 'ioredis';
import { type Changes, followChanges } from './cache/changes.js';
import type { Config } from './config.js';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.js';
import { createRedis } from './redis.js';
import { originsOf, type Upstream } from './upstreams.js';

export interface Context extends Base<Config> {
  gatewayMetrics: GatewayMetrics;
  redis: Redis;
  /** What happened to listings; followed while the bus is started. */
  changes: Changes;
  /** The clock of kept answers, in ms. */
  now: () => number;
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
    changes: followChanges({ bus, now, changed: () => gatewayMetrics.cachePurges.inc(), log }),
    now,
    upstreams: originsOf(config),
  };
}
