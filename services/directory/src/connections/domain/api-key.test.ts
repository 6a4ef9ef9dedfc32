import { randomBytes } from 'node:crypto';
import { apiKeyPattern, callsPerMinute } from '@poolpros/contracts/http/api-keys';
import { expect, test } from 'vitest';
import { type CallWindow, countCall, endOf, isExpired, keyIn, keyOf, startOf } from './api-key.js';

const now = new Date('2026-11-23T12:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

test('a key says what it is, and shows only its start', () => {
  const key = keyOf(randomBytes(32));
  expect(key).toMatch(apiKeyPattern);
  expect(startOf(key)).toBe(key.slice(0, 8));
  expect(keyOf(randomBytes(32))).not.toBe(key);
});

test('a key is taken from the bearer of a call, and nothing else is one', () => {
  const key = keyOf(randomBytes(32));
  expect([keyIn(`Bearer ${key}`), keyIn(`bearer ${key}`)]).toEqual([key, key]);
  for (const other of [undefined, '', key, `Basic ${key}`, `Bearer ${key}x`, `Bearer ${key.slice(4)}`, 'Bearer a.b.c'])
    expect(keyIn(other)).toBeNull();
});

test('a key ends after its days', () => {
  expect(endOf(30, now)?.toISOString()).toBe('2026-12-23T12:00:00.000Z');
  expect(isExpired({ expiresAt: after(1) }, now)).toBe(false);
  expect(isExpired({ expiresAt: now }, now)).toBe(true);
});

test('a key makes so many calls in a minute, and hears when it may make the next one', () => {
  let window: CallWindow = { windowStartedAt: null, windowCalls: 0 };
  for (let call = 1; call <= callsPerMinute; call += 1) {
    const counted = countCall(window, after(call));
    if ('retryAfterSeconds' in counted) throw new Error(`call ${call} was refused`);
    window = counted;
  }
  expect(window).toEqual({ windowStartedAt: after(1), windowCalls: callsPerMinute });
  expect(countCall(window, after(45_001))).toEqual({ retryAfterSeconds: 15 });
  expect(countCall(window, after(60_000))).toEqual({ retryAfterSeconds: 1 });
  expect(countCall(window, after(60_001))).toEqual({ windowStartedAt: after(60_001), windowCalls: 1 });
});
