import { backoffMs, pause } from '../backoff.js';
import { UnavailableError } from '../unavailable.js';
import type { Failure } from './failure.js';

/** One attempt at some work; null when it succeeded. */
export type Attempt = () => Promise<Failure | null>;

/**
 * Makes a function that repeats work while a neighbor is down, for `limitMs` or until the signal aborts. Only one piece
 * of work at a time checks whether the neighbor is back. All others wait for the result.
 */
export function createRetryInPlace(o: {
  limitMs: number;
  signal: AbortSignal;
}): (attempt: Attempt, onDown: (error: unknown) => void) => Promise<Failure | null> {
  const { signal } = o;
  let isDown = false;
  let probing: Promise<unknown> | null = null;
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

  async function probe(attempt: Attempt, isOver: () => boolean): Promise<Failure | null> {
    for (let number = 1; ; number++) {
      if (!isOver()) await pause(backoffMs(number, { first: 250, max: 5000 }), signal);
      const failure = await attempt();
      isDown = failure?.kind === 'unavailable';
      if (!isDown || isOver()) return failure;
    }
  }

  return async (attempt, onDown) => {
    const since = performance.now();
    const isOver = (): boolean => signal.aborted || performance.now() - since >= o.limitMs;
    for (;;) {
      while (probing && !signal.aborted) await Promise.race([probing, aborted]);
      if (isDown && signal.aborted)
        return { kind: 'unavailable', error: new UnavailableError('a neighbor was down until the end') };
      if (isDown) {
        const probed = probe(attempt, isOver);
        probing = probed.finally(() => {
          probing = null;
        });
        return await probed;
      }
      const failure = await attempt();
      if (failure?.kind !== 'unavailable' || isOver()) return failure;
      if (!isDown) onDown(failure.error);
      isDown = true;
    }
  };
}
