import { minuteMs } from '@poolpros/contracts/time';
import type { CountsView } from '../domain/counts-view.js';
import type { KeptCounts } from '../domain/kept-counts.js';

/** The counts follow a change after a second, so they are looked at more often than that. */
const freshMs = 500;
/** Counts that cannot be read are served this long. */
const staleMs = minuteMs;

/**
 * The kept counts, of which it reads those that changed: at most twice a second, and once for all requests that wait.
 * `now` is the clock in ms.
 */
export function createCountsCache(o: {
  read: (after: number) => Promise<{ counts: KeptCounts; revision: number }>;
  view: (changed: KeptCounts, revision: number) => CountsView;
  now: () => number;
}): () => Promise<CountsView> {
  let cached: { view: CountsView; revision: number; readAt: number } | null = null;
  let reading: Promise<CountsView> | null = null;

  async function read(): Promise<CountsView> {
    const readAt = o.now();
    try {
      const { counts, revision } = await o.read(cached?.revision ?? 0);
      const view = o.view(counts, revision);
      cached = { view, revision, readAt };
      return view;
    } catch (error) {
      if (cached && readAt - cached.readAt <= staleMs) return cached.view;
      throw error;
    } finally {
      reading = null;
    }
  }

  return async () => {
    if (cached && o.now() - cached.readAt <= freshMs) return cached.view;
    reading ??= read();
    return await reading;
  };
}
