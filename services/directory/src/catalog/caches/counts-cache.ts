import { type Cached, staleWhileRevalidate } from '@poolpros/chassis/stale-while-revalidate';
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
  const entries = new Map<'counts', Cached<{ view: CountsView; revision: number }>>();
  const newest = staleWhileRevalidate({
    async read() {
      const { counts, revision } = await o.read(entries.get('counts')?.value.revision ?? 0);
      return { view: o.view(counts, revision), revision };
    },
    isFresh: (_counts, ageMs) => ageMs <= freshMs,
    entries,
    staleIfErrorMs: staleMs,
    now: o.now,
  });
  return async () => (await newest('counts')).view;
}
