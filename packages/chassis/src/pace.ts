import { setTimeout } from 'node:timers/promises';

const longestRestMs = 2_000;

/** Runs work whenever it is called, at a pace of its own. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets work in the background rest before it, `restShare` times as long as the work before it took and 2 s at most, while
 * `isNeeded` says so: a burst of it would otherwise take the processors that visitors wait for.
 */
export function createPace(
  { restShare, isNeeded = () => true }: { restShare: number; isNeeded?: () => boolean },
  clock = { now: () => performance.now(), wait: (ms: number): Promise<void> => setTimeout(ms) },
): Pace {
  let restUntil = 0;
  return async (work) => {
    const restMs = restUntil - clock.now();
    if (restMs > 0 && isNeeded()) await clock.wait(restMs);
    const since = clock.now();
    try {
      return await work();
    } finally {
      const end = clock.now();
      restUntil = end + Math.min(restShare * (end - since), longestRestMs);
    }
  };
}
