import { setImmediate } from 'node:timers/promises';
import { createLog } from '@poolpros/chassis/log';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedCounts } from './rate-limit-store.js';

const minute = 60_000;
const log = createLog({ service: 'gateway', level: 'silent' });
let replies: ((value: [number, number] | Error) => void)[] = [];

/** A Redis whose replies the test gives, in the order of the commands. */
function redisOnHold(): Redis {
  const redis = new Redis({ lazyConnect: true });
  redis.defineCommand = () => undefined;
  redis.countUp = () =>
    new Promise((resolve, reject) => {
      replies.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  return redis;
}

beforeEach(() => {
  replies = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('after a failure no request waits for Redis, and its reply counts again when it comes', async () => {
  const counts = createSharedCounts({ redis: redisOnHold(), prefix: 'limits:', log });
  const first = counts.count('a', minute, 5);
  await setImmediate();
  replies[0]?.(new Error('Command timed out'));
  expect(await first).toEqual({ current: 1, ttl: minute });

  vi.setSystemTime(Date.now() + 5000);
  // Redis hangs: these requests end without its reply.
  expect((await counts.count('a', minute, 5)).current).toBe(2);
  expect((await counts.count('b', minute, 5)).current).toBe(1);
  await setImmediate();
  expect(replies).toHaveLength(3);

  replies[1]?.([4, minute]);
  await setImmediate();
  const last = counts.count('a', minute, 5);
  await setImmediate();
  replies[3]?.([5, minute]);
  expect((await last).current).toBe(5);
});
