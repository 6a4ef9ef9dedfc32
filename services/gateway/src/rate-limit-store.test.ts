import { setImmediate } from 'node:timers/promises';
import { createLog } from '@poolpros/chassis/log';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedCounts } from './rate-limit-store.js';

const minute = 60_000;
const log = createLog({ service: 'gateway', level: 'silent' });
let answers: ((value: [number, number] | Error) => void)[] = [];

/** A Redis whose answers to counting the test gives, in the order of the questions. */
function redisOnHold(): Redis {
  const redis = new Redis({ lazyConnect: true });
  redis.defineCommand = () => undefined;
  redis.countUp = () =>
    new Promise((resolve, reject) => {
      answers.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  return redis;
}

beforeEach(() => {
  answers = [];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('once Redis has failed no request waits for it, and its answer counts again when it comes', async () => {
  const counts = createSharedCounts({ redis: redisOnHold(), prefix: 'limits:', log });
  const first = counts.count('a', minute, 5);
  await setImmediate();
  answers[0]?.(new Error('Command timed out'));
  expect(await first).toEqual({ current: 1, ttl: minute });

  vi.setSystemTime(Date.now() + 5000);
  // Redis is asked and hangs: these come to an end without its answer.
  expect((await counts.count('a', minute, 5)).current).toBe(2);
  expect((await counts.count('b', minute, 5)).current).toBe(1);
  await setImmediate();
  expect(answers).toHaveLength(3);

  answers[1]?.([4, minute]);
  await setImmediate();
  const last = counts.count('a', minute, 5);
  await setImmediate();
  answers[3]?.([5, minute]);
  expect((await last).current).toBe(5);
});
