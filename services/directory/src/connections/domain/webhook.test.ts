import { readFileSync } from 'node:fs';
import { hourMs } from '@poolpros/contracts/time';
import { expect, test } from 'vitest';
import { hasFailedForDays, retryDelay, signingNonces, stopOf, type WebhookStanding } from './webhook.js';

test('eight tries are made within a day', () => {
  const delays = Array.from({ length: 8 }, (_, tries) => retryDelay(tries + 1));
  expect(delays.at(-1)).toBeNull();
  expect(delays.slice(0, -1)).not.toContain(null);
  const hours = delays.reduce<number>((sum, delay) => sum + (delay ?? 0), 0) / hourMs;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(25);
});

test.each([
  ['docs/rules.md', 'A delivery is tried 8 times within a day'],
  ['frontend/content/help/account/check-a-webhook.mdx', 'eight times within a day'],
])('%s tells of as many tries', (file, sentence) => {
  expect(retryDelay(7)).not.toBeNull();
  expect(retryDelay(8)).toBeNull();
  expect(readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8')).toContain(sentence);
});

test('an endpoint has failed for days from the fifth on', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(hasFailedForDays(null, now)).toBe(false);
  expect(hasFailedForDays(new Date('2026-11-18T12:00:01Z'), now)).toBe(false);
  expect(hasFailedForDays(new Date('2026-11-18T12:00:00Z'), now)).toBe(true);
});

test('the secret before signs until its day is over', () => {
  const oldSecretUntil = new Date('2026-11-24T12:00:00Z');
  const webhook = { nonce: 'new', oldNonce: 'old', oldSecretUntil };
  expect(signingNonces(webhook, new Date('2026-11-24T11:59:59Z'))).toEqual(['new', 'old']);
  expect(signingNonces(webhook, oldSecretUntil)).toEqual(['new']);
  expect(signingNonces({ nonce: 'new', oldNonce: null, oldSecretUntil: null }, oldSecretUntil)).toEqual(['new']);
});

const works: WebhookStanding = {
  offReason: null,
  plan: 'pro',
  listing: 'published',
  role: 'manager',
  hasOpenAccount: true,
};
test.each<[Partial<WebhookStanding>, ReturnType<typeof stopOf>]>([
  [{}, null],
  [{ listing: 'paused' }, null],
  [{ listing: 'suspended' }, null],
  [{ offReason: 'off' }, 'off'],
  [{ offReason: 'gone', plan: 'free' }, 'gone'],
  [{ listing: 'closed', plan: 'free' }, 'closed'],
  [{ plan: 'free', hasOpenAccount: false }, 'plan'],
  [{ role: 'staff', hasOpenAccount: false }, 'role_changed'],
  [{ role: null }, 'role_changed'],
  [{ hasOpenAccount: false }, 'account_closed'],
])('with %j it is stopped by %s', (change, stop) => {
  expect(stopOf({ ...works, ...change })).toBe(stop);
});
