import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds before try number `attempt` (1 = first retry): doubles from `first` to at most `max`, ±20 % jitter. */
export function backoffMs(attempt: number, o: { first: number; max: number }, random = Math.random()): number {
  const base = Math.min(o.max, o.first * 2 ** Math.min(attempt - 1, 30));
  return Math.round(base * (0.8 + 0.4 * random));
}

/** Waits the given milliseconds, or until the signal aborts. Never throws. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
}
