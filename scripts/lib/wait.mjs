import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';

/**
 * Asks again and again until `check` gives something other than undefined or false; its errors count as "not yet".
 * @template T
 * @param {() => T | Promise<T>} check
 * @param {{ timeoutMs: number, sentence: string, log?: string, everyMs?: number }} options sentence: said when the time is up
 * @returns {Promise<T>}
 */
export async function until(check, { timeoutMs, sentence, log, everyMs = 100 }) {
  const deadline = performance.now() + timeoutMs;
  let last = '';
  for (;;) {
    try {
      const result = await check();
      if (result !== undefined && result !== false) return result;
    } catch (error) {
      if (error instanceof Failure) throw error;
      last = error instanceof Error ? error.message : String(error);
    }
    if (performance.now() > deadline) throw new Failure(last ? `${sentence} Last answer: ${last}` : sentence, { log });
    await pause(everyMs);
  }
}
