import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';

/**
 * Repeats `check` until it returns something other than undefined or false; its errors count as "not yet".
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
    if (performance.now() > deadline) throw new Failure(last ? `${sentence} Last seen: ${last}` : sentence, { log });
    await pause(everyMs);
  }
}

/**
 * Repeats `look` until it reports that it is done; errors count as "no change". However long that takes, it fails only
 * if the result has not changed for `patienceMs`.
 * @param {() => Promise<{ seen: string, done: boolean }>} look
 * @param {{ patienceMs: number, sentence: string, everyMs?: number, onChange?: (seen: string) => void }} options sentence: said
 *   when nothing moves any more
 */
export async function follow(look, { patienceMs, sentence, everyMs = 500, onChange }) {
  let last = '';
  let mistake = '';
  for (let movedAt = performance.now(); ; ) {
    try {
      const { seen, done } = await look();
      if (done) return;
      if (seen !== last) {
        last = seen;
        movedAt = performance.now();
        onChange?.(seen);
      }
      mistake = '';
    } catch (error) {
      if (error instanceof Failure) throw error;
      mistake = error instanceof Error ? ` (${error.message})` : '';
    }
    if (performance.now() - movedAt > patienceMs)
      throw new Failure(`${sentence} For ${patienceMs / 1000} s nothing has changed: ${last}${mistake}`);
    await pause(everyMs);
  }
}
