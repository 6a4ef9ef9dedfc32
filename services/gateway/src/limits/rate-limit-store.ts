import { setImmediate } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Log } from '@poolpros/chassis/log';
import type { Redis, Result } from 'ioredis';
import { type Count, createLocalCounters } from './local-counters.js';

/** How long no command is sent after a failure, so that a hanging Redis does not delay every request. */
const cooldownMs = 1000;

const countUpScript = `
  local current = redis.call('INCRBY', KEYS[1], ARGV[1])
  local ttl = redis.call('PTTL', KEYS[1])
  if ttl < 0 then
    ttl = tonumber(ARGV[2])
    redis.call('PEXPIRE', KEYS[1], ttl)
  end
  return {current, ttl}
`;
// The window of the request may be over.
const countDownScript = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** The count after adding, and the milliseconds that its window has left. */
    countUp(key: string, size: number, windowMs: number): Result<[current: number, ttl: number], Context>;
    countDown(key: string): Result<null, Context>;
  }
}

interface Batch {
  size: number;
  counted: Promise<Count>;
}

/** Counts the requests of one key that come in one turn of the event loop together, so that a flood costs little. */
function sharedCounter(redis: Redis) {
  const batches = new Map<string, Batch>();
  redis.defineCommand('countUp', { numberOfKeys: 1, lua: countUpScript });
  redis.defineCommand('countDown', { numberOfKeys: 1, lua: countDownScript });

  function open(key: string, windowMs: number): Batch {
    const batch: Batch = { size: 0, counted: setImmediate().then(() => send(key, windowMs)) };
    batches.set(key, batch);
    return batch;
  }

  async function send(key: string, windowMs: number): Promise<Count> {
    const size = batches.get(key)?.size ?? 0;
    batches.delete(key);
    const [current, ttl] = await redis.countUp(key, size, windowMs);
    return { current, ttl };
  }

  return async (key: string, windowMs: number): Promise<Count> => {
    const batch = batches.get(key) ?? open(key, windowMs);
    batch.size += 1;
    const place = batch.size;
    const { current, ttl } = await batch.counted;
    return { current: current - batch.size + place, ttl };
  };
}

/** Counts of requests that all gateways share. */
export interface SharedCounts {
  /** Counts one request of a key that may have `max` of them in a window. */
  count(key: string, windowMs: number, max: number): Promise<Count>;
  /** Takes one request back. */
  giveBack(key: string): void;
}

/**
 * Counts requests in Redis, so that gateways share their limits, and always in local memory as well: while Redis is
 * away, or comes back empty, the local count still holds. A request far from its limit does not wait for Redis. Logs
 * each change of state once.
 */
export function createSharedCounts(o: { redis: Redis; prefix: string; log: Log }): SharedCounts {
  const local = createLocalCounters();
  const countShared = sharedCounter(o.redis);
  let shared = true;
  let cooldownUntil = 0;

  function failed(error: unknown): void {
    if (shared) o.log.warn({ err: error }, 'rate limits are counted in local memory');
    shared = false;
    cooldownUntil = Date.now() + cooldownMs;
  }

  async function countWithOthers(key: string, windowMs: number, own: Count): Promise<Count> {
    try {
      const all = await countShared(`${o.prefix}${key}`, windowMs);
      if (!shared) o.log.info('rate limits are shared again');
      shared = true;
      local.learn(key, all, Date.now());
      return all.current >= own.current ? all : own;
    } catch (error) {
      failed(error);
      return own;
    }
  }

  return {
    async count(key, windowMs, max) {
      const { learned, ...own } = local.count(key, windowMs, Date.now());
      if (Date.now() < cooldownUntil) return own;
      // After a failure the next request tries Redis again, and does not wait for it.
      const hasFailed = !shared;
      const all = countWithOthers(key, windowMs, own);
      return hasFailed || (learned && own.current <= max / 2) ? own : await all;
    },
    giveBack(key) {
      local.giveBack(key);
      if (Date.now() >= cooldownUntil) o.redis.countDown(`${o.prefix}${key}`).catch(failed);
    },
  };
}

/** The counts as a store of @fastify/rate-limit. */
export const storeOf = (counts: SharedCounts): FastifyRateLimitStoreCtor =>
  class SharedStore implements FastifyRateLimitStore {
    incr(key: string, callback: (error: Error | null, result?: Count) => void, windowMs: number, max: number): void {
      void counts.count(key, windowMs, max).then((result) => callback(null, result));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
