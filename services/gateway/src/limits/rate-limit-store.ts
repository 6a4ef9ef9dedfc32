import type { Log } from '@poolpros/chassis/log';
import type { Redis, Result } from 'ioredis';
import { type Count, createLocalCounters } from './local-counters.js';

/** How long no command is sent after a failure, so that a Redis that hangs does not delay every request. */
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
// The window of the request may have expired.
const countDownScript = `
  if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** The count after adding, and the remaining milliseconds of its window. */
    countUp(key: string, size: number, windowMs: number): Result<[current: number, ttl: number], Context>;
    countDown(key: string): Result<null, Context>;
  }
}

/** How long requests that do not wait for Redis are collected into one command. */
const gatherMs = 10;

interface Batch {
  size: number;
  /** Sends the command, once. */
  send: () => void;
  counted: Promise<Count>;
}

/** Counts requests of one key together: those of one turn of the event loop, or of 10 ms if none of them waits. */
function sharedCounter(redis: Redis) {
  const batches = new Map<string, Batch>();
  redis.defineCommand('countUp', { numberOfKeys: 1, lua: countUpScript });
  redis.defineCommand('countDown', { numberOfKeys: 1, lua: countDownScript });

  function open(key: string, windowMs: number): Batch {
    let settle: (counted: Promise<Count>) => void = () => {};
    const counted = new Promise<Count>((resolve) => {
      settle = resolve;
    });
    const send = () => {
      if (batches.get(key) !== batch) return;
      clearTimeout(timer);
      batches.delete(key);
      settle(redis.countUp(key, batch.size, windowMs).then(([current, ttl]) => ({ current, ttl })));
    };
    const timer = setTimeout(send, gatherMs);
    const batch: Batch = { size: 0, send, counted };
    batches.set(key, batch);
    return batch;
  }

  return {
    /** `waits`: whether a request waits for the result. */
    async count(key: string, o: { windowMs: number; weight: number; waits: boolean }): Promise<Count> {
      const batch = batches.get(key) ?? open(key, o.windowMs);
      batch.size += o.weight;
      const place = batch.size;
      if (o.waits) setImmediate(batch.send);
      const { current, ttl } = await batch.counted;
      return { current: current - batch.size + place, ttl };
    },
    /** A request that is uncounted has been counted before. */
    countDown(key: string): Promise<null> {
      batches.get(key)?.send();
      return redis.countDown(key);
    },
    async flush(): Promise<void> {
      const open = [...batches.values()];
      for (const batch of open) batch.send();
      await Promise.allSettled(open.map(({ counted }) => counted));
    },
  };
}

/** Counts of requests that all gateways share. */
export interface SharedCounts {
  /** Counts a request of a key that may have `max` per window, as so many. */
  count(key: string, windowMs: number, max: number, weight?: number): Promise<Count>;
  /** Uncounts one request. */
  giveBack(key: string): void;
  /** Sends what is still collected; call it at the end, before Redis disconnects. */
  flush(): Promise<void>;
}

/**
 * Counts requests in Redis, so that gateways share their limits, and always in local memory as well: while Redis is
 * down, or after it comes back empty, the local count still holds. A request far from its limit does not wait for
 * Redis. Logs each change of state once.
 */
export function createSharedCounts(o: { redis: Redis; prefix: string; log: Log }): SharedCounts {
  const local = createLocalCounters();
  const counter = sharedCounter(o.redis);
  let shared = true;
  let cooldownUntil = 0;

  function failed(error: unknown): void {
    if (shared) o.log.warn({ err: error }, 'rate limits are counted in local memory');
    shared = false;
    cooldownUntil = performance.now() + cooldownMs;
  }

  async function countWithOthers(
    key: string,
    own: Count,
    request: { windowMs: number; weight: number; waits: boolean },
  ): Promise<Count> {
    try {
      const all = await counter.count(`${o.prefix}${key}`, request);
      if (!shared) o.log.info('rate limits are shared again');
      shared = true;
      local.learn(key, all, performance.now());
      return all.current >= own.current ? all : own;
    } catch (error) {
      failed(error);
      return own;
    }
  }

  return {
    async count(key, windowMs, max, weight = 1) {
      const { learned, ...own } = local.count(key, windowMs, performance.now(), weight);
      if (performance.now() < cooldownUntil) return own;
      // After a failure the next request tries Redis again without waiting for it.
      const waits = shared && !(learned && own.current <= max / 2);
      const all = countWithOthers(key, own, { windowMs, weight, waits });
      return waits ? await all : own;
    },
    giveBack(key) {
      local.giveBack(key);
      if (performance.now() >= cooldownUntil) counter.countDown(`${o.prefix}${key}`).catch(failed);
    },
    flush: () => counter.flush(),
  };
}
