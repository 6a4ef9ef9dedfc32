import { setTimeout } from 'node:timers/promises';
import { type Part, untilStopped } from '@poolpros/chassis/run';
import { type IndexContext, keepIndex } from './rebuild.js';

const checkEveryMs = 2_000;

/**
 * Maintains an index behind the searched alias: rebuilds it from the record whenever the alias is missing or its index
 * has an older definition than this program.
 */
export function indexPart(context: IndexContext): Part {
  const { log } = context;

  async function watch(signal: AbortSignal): Promise<void> {
    let failing = false;
    let isNewer = false;
    while (!signal.aborted) {
      try {
        const state = await keepIndex(context, signal);
        if (state === 'newer' && !isNewer)
          log.warn('the index is of a newer version; reindex after going back to this one');
        isNewer = state === 'newer';
        failing = false;
      } catch (error) {
        if (!failing && !signal.aborted) log.warn({ err: error }, 'index not available');
        failing = true;
      }
      await setTimeout(checkEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return { name: 'index', ...untilStopped(watch) };
}
