import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { Redis } from 'ioredis';

/** Redis for counting. No request waits for a Redis that is down; then the limits are counted in local memory. */
export function createRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 0,
    commandTimeout: 250,
    // Replaces a connection whose other end disappeared silently.
    socketTimeout: 3000,
    connectTimeout: 2000,
  });
  redis.on('error', (error) => log.debug({ err: error }, 'redis connection failed'));
  return redis;
}

/** The gateway starts and works without Redis. */
export const redisPart = ({ redis, log }: { redis: Redis; log: Log }): Part => ({
  name: 'redis',
  async start() {
    await redis.connect().catch((error: unknown) => log.warn({ err: error }, 'redis is not reachable'));
  },
  async stop() {
    // After the replies to earlier commands; does not wait for a Redis that sends none.
    await redis.quit().catch(() => redis.disconnect());
  },
});
