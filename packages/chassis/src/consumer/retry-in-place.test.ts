import { expect, it } from 'vitest';
import { UnavailableError } from '../unavailable.js';
import type { Failure } from './failure.js';
import { createRetryInPlace } from './retry-in-place.js';

const down: Failure = { kind: 'unavailable', error: new UnavailableError('the neighbor is down') };
const nothing = () => undefined;

/**
 * A neighbor that is down until the test changes that. Records the highest number of concurrent calls since the last
 * look.
 */
function neighbor() {
  let isDown = true;
  let asking = 0;
  let most = 0;
  let asked = 0;
  return {
    async ask(): Promise<Failure | null> {
      asked += 1;
      asking += 1;
      most = Math.max(most, asking);
      await new Promise((resolve) => setImmediate(resolve));
      asking -= 1;
      return isDown ? down : null;
    },
    recover: () => {
      isDown = false;
    },
    asked: () => asked,
    mostSinceLast: () => {
      const seen = most;
      most = 0;
      return seen;
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

const until = async (isSo: () => boolean) => {
  while (!isSo()) await nextTurn();
};

it('lets one of many try while the neighbor is down, and all go on when it is back', async () => {
  const other = neighbor();
  let noticed = 0;
  const retryInPlace = createRetryInPlace({ limitMs: 60_000, signal: new AbortController().signal });
  const begin = () => retryInPlace(other.ask, () => (noticed += 1));
  const all = Array.from({ length: 8 }, begin);
  await until(() => noticed > 0);
  expect(other.mostSinceLast()).toBe(8);
  all.push(begin());
  await until(() => other.asked() === 10);
  expect([other.mostSinceLast(), noticed]).toEqual([1, 1]);
  other.recover();
  expect(await Promise.all(all)).toEqual(Array(9).fill(null));
});

it('gives back after its time what still fails, each tried on its own at the end', async () => {
  const other = neighbor();
  const retryInPlace = createRetryInPlace({ limitMs: 300, signal: new AbortController().signal });
  let noticed = 0;
  const all = Array.from({ length: 4 }, () => retryInPlace(other.ask, () => (noticed += 1)));
  await until(() => noticed > 0);
  other.mostSinceLast();
  expect(await Promise.all(all)).toEqual(Array(4).fill(down));
  expect([other.mostSinceLast(), other.asked() >= 8]).toEqual([1, true]);
});

it('keeps nobody waiting for the neighbor once it is stopped', async () => {
  const stopping = new AbortController();
  const retryInPlace = createRetryInPlace({ limitMs: 60_000, signal: stopping.signal });
  let noticed = false;
  const hanging = new Promise<Failure | null>(() => undefined);
  void retryInPlace(
    async () => (noticed ? await hanging : down),
    () => {
      noticed = true;
    },
  );
  await until(() => noticed);
  const waiting = retryInPlace(() => hanging, nothing);
  stopping.abort();
  expect(await waiting).toMatchObject({ kind: 'unavailable' });
});
