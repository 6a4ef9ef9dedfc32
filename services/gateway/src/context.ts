import type { Base } from '@poolpros/chassis/service';
import type { Redis } from 'ioredis';
import { type Admissions, createAdmissions } from './admission/servers.js';
import { followInvalidations, type Invalidations } from './cache/invalidations.js';
import type { Config } from './config.js';
import { createInboxStreams, type InboxStreams } from './inbox-streams/inbox-streams.js';
import { createGatewayMetrics, type GatewayMetrics } from './metrics.js';
import { createRedis } from './redis.js';
import { originsOf, type Upstream } from './upstreams.js';

export interface Context extends Base<Config> {
  gatewayMetrics: GatewayMetrics;
  /** The requests in flight to the services. */
  admissions: Admissions;
  redis: Redis;
  /** Changes of listings, which invalidate the cache; followed while the bus is started. */
  invalidations: Invalidations;
  /** Streams of events for open dashboards; the events are followed while the bus is started. */
  inboxStreams: InboxStreams;
  /** The clock of the cache entries, in ms. */
  cacheClock: () => number;
  publicUrl: URL;
  /** Origin of each service. */
  upstreams: Record<Upstream, string>;
}

export function createContext(base: Base<Config>, cacheClock: () => number): Context {
  const { config, log, metrics, bus } = base;
  const gatewayMetrics = createGatewayMetrics(metrics);
  return {
    ...base,
    gatewayMetrics,
    admissions: createAdmissions(metrics.registry),
    redis: createRedis(config.REDIS_URL, log),
    invalidations: followInvalidations({
      bus,
      now: cacheClock,
      invalidated: (everything) => gatewayMetrics.cacheInvalidations.inc({ of: everything ? 'everything' : 'area' }),
      log,
    }),
    inboxStreams: createInboxStreams(base),
    cacheClock,
    publicUrl: new URL(config.PUBLIC_URL),
    upstreams: originsOf(config),
  };
}
