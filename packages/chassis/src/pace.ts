import { setTimeout } from 'node:timers/promises';

const longestCooldownMs = 2_000;

/** Runs work at a limited pace. */
export type Pace = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Delays background work by `cooldownShare()` times the duration of the work before it, 2 s at most. Otherwise a burst
 * would take the processors that visitors need.
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
