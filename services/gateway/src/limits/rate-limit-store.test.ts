import { setImmediate } from 'node:timers/promises';
import { createLog } from '@poolpros/chassis/log';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharedCounts } from './rate-limit-store.js';

const minute = 60_000;
const log = createLog({ service: 'gateway', level: 'silent' });
let replies: ((value: [number, number] | Error) => void)[] = [];
/** Name, key and size of the commands. */
let commands: [name: string, key: string, size?: number][] = [];

/** A Redis whose replies the test provides, in the order of the commands. */
function redisOnHold(): Redis {
  const redis = new Redis({ lazyConnect: true });
  redis.defineCommand = () => undefined;
  redis.countUp = (key, size) =>
    new Promise((resolve, reject) => {
      commands.push(['countUp', String(key), Number(size)]);
      replies.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
    });
  redis.countDown = async (key) => {
    commands.push(['countDown', String(key)]);
    return null;
  };
  return redis;
}

beforeEach(() => {
  replies = [];
  commands = [];
  vi.useFakeTimers({ toFake: ['performance'] });
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

  vi.advanceTimersByTime(5000);
  // Redis hangs: these requests finish without its reply.
  expect((await counts.count('a', minute, 5)).current).toBe(2);
  expect((await counts.count('b', minute, 5)).current).toBe(1);
  await vi.waitFor(() => expect(replies).toHaveLength(3));

  replies[1]?.([4, minute]);
  await setImmediate();
  const last = counts.count('a', minute, 5);
  await setImmediate();
  replies[3]?.([5, minute]);
  expect((await last).current).toBe(5);
});

/** Counts of a key that this gateway knows from Redis, so that requests far from their limit do not wait. */
async function learnedCounts(): Promise<ReturnType<typeof createSharedCounts>> {
  const counts = createSharedCounts({ redis: redisOnHold(), prefix: 'limits:', log });
  const first = counts.count('a', minute, 100);
  await setImmediate();
  replies[0]?.([1, minute]);
  await first;
  commands = [];
  return counts;
}

test('requests that do not wait are counted by one command, though they come in several turns of the event loop', async () => {
  const counts = await learnedCounts();
  for (let request = 0; request < 3; request += 1) {
    await counts.count('a', minute, 100);
    await setImmediate();
  }
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(commands).toEqual([['countUp', 'limits:a', 3]]);
});

test('requests that count for several are added up with the others, each in its place', async () => {
  const counts = createSharedCounts({ redis: redisOnHold(), prefix: 'limits:', log });
  const asked = [counts.count('a', minute, 100, 3), counts.count('a', minute, 100), counts.count('a', minute, 100, 3)];
  await setImmediate();
  expect(commands).toEqual([['countUp', 'limits:a', 7]]);
  replies[0]?.([17, minute]);
  expect((await Promise.all(asked)).map(({ current }) => current)).toEqual([13, 14, 17]);
});

test('a request near its limit has all that were gathered before it counted at once', async () => {
  const counts = await learnedCounts();
  await counts.count('a', minute, 100);
  const near = counts.count('a', minute, 3);
  await setImmediate();
  expect(commands).toEqual([['countUp', 'limits:a', 2]]);
  replies[1]?.([7, minute]);
  expect((await near).current).toBe(7);
});

test('a request that is given back is counted before', async () => {
  const counts = await learnedCounts();
  await counts.count('a', minute, 100);
  counts.giveBack('a');
  expect(commands).toEqual([
    ['countUp', 'limits:a', 1],
    ['countDown', 'limits:a'],
  ]);
});

test('what is gathered at the end is counted before Redis is left', async () => {
  const counts = await learnedCounts();
  await counts.count('a', minute, 100);
  const flushed = counts.flush();
  expect(commands).toEqual([['countUp', 'limits:a', 1]]);
  replies[1]?.([2, minute]);
  await flushed;
});
