import { expect, test } from 'vitest';
import { evictionProblem } from './redis.js';

test('a Redis that keeps its keys is accepted', () => {
  expect(evictionProblem('# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:noeviction\r\n')).toBeNull();
});

test.each([
  ['maxmemory_policy:allkeys-lru\r\n', 'allkeys-lru'],
  ['', 'unknown'],
])('%j is rejected', (info, policy) => {
  expect(evictionProblem(info)).toContain(policy);
});
