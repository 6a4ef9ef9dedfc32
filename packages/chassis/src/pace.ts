import { setTimeout } from 'node:timers/promises';

const longestCooldownMs = 2_000;

/** Runs work whenever it is called, at a pace of its own. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets work in the background wait before it begins, `cooldownShare()` times as long as the work before it took and 2 s at
 * most: a burst of it would otherwise take the processors that visitors wait for.
 */
export function createPace(
  { cooldownShare }: { cooldownShare: () => number },
  clock = { now: () => performance.now(), wait: (ms: number): Promise<void> => setTimeout(ms) },
): Pace {
  let last = { endedAt: 0, tookMs: 0 };
  return async (work) => {
    const cooldownMs = Math.min(cooldownShare() * last.tookMs, longestCooldownMs);
    const leftMs = last.endedAt + cooldownMs - clock.now();
    if (leftMs > 0) await clock.wait(leftMs);
    const since = clock.now();
    try {
      return await work();
    } finally {
      const endedAt = clock.now();
      last = { endedAt, tookMs: endedAt - since };
    }
  };
}
