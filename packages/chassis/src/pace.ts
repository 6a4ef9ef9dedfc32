import { setTimeout } from 'node:timers/promises';

const longestCooldownMs = 2_000;

/** Runs work whenever it is called, at a pace of its own. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets work in the background wait before it begins, `cooldownShare` times as long as the work before it took and 2 s at most,
 * while `isNeeded` says so: a burst of it would otherwise take the processors that visitors wait for.
 */
export function createPace(
  { cooldownShare, isNeeded = () => true }: { cooldownShare: number; isNeeded?: () => boolean },
  clock = { now: () => performance.now(), wait: (ms: number): Promise<void> => setTimeout(ms) },
): Pace {
  let cooldownUntil = 0;
  return async (work) => {
    const cooldownMs = cooldownUntil - clock.now();
    if (cooldownMs > 0 && isNeeded()) await clock.wait(cooldownMs);
    const since = clock.now();
    try {
      return await work();
    } finally {
      const end = clock.now();
      cooldownUntil = end + Math.min(cooldownShare * (end - since), longestCooldownMs);
    }
  };
}
