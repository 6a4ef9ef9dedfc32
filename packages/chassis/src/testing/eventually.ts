import { setTimeout as delay } from 'node:timers/promises';

/**
 * Tries a check until it neither throws nor returns false; returns what it returned.
 * Throws its last error, or that it stayed false, after `timeoutMs`: a minute, as a busy machine may be ten times as slow.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  o: { timeoutMs?: number; everyMs?: number } = {},
): Promise<Exclude<T, false>> {
  const deadline = Date.now() + (o.timeoutMs ?? 60_000);
  for (;;) {
    let last: unknown = new Error('the check stayed false');
    try {
      const result = await check();
      if (result !== false) return result as Exclude<T, false>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw last;
    await delay(o.everyMs ?? 25);
  }
}
