import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Log } from '@poolpros/chassis/log';
import type { Redis } from 'ioredis';
import { createLocalCounters } from './local-counters.js';

/** After a failure Redis is left alone for this long, so that a hanging one does not delay every request. */
const restMs = 1000;

interface Count {
  current: number;
  ttl: number;
}

async function countShared(redis: Redis, key: string, windowMs: number): Promise<Count> {
  const results = await redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec();
  const [current, , ttl] = (results ?? []).map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });
  if (current === undefined || ttl === undefined) throw new Error('the transaction was not executed');
  return { current, ttl };
}

/**
 * Counts requests in Redis, so that gateways share their limits, and always in local memory as well: while Redis is
 * away, or comes back empty, the local count still holds. Logs each change of state once.
 */
export function sharedStore(o: { redis: Redis; prefix: string; log: Log }): FastifyRateLimitStoreCtor {
  const local = createLocalCounters();
  let shared = true;
  let restUntil = 0;

  async function count(key: string, windowMs: number): Promise<Count> {
    const own = local.count(key, windowMs, Date.now());
    if (Date.now() < restUntil) return own;
    try {
      const all = await countShared(o.redis, `${o.prefix}${key}`, windowMs);
      if (!shared) o.log.info('rate limits are shared again');
      shared = true;
      return all.current >= own.current ? all : own;
    } catch (error) {
      if (shared) o.log.warn({ err: error }, 'rate limits are counted in local memory');
      shared = false;
      restUntil = Date.now() + restMs;
      return own;
    }
  }

  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: Count) => void, windowMs: number): void {
      void count(key, windowMs).then((result) => callback(null, result));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
