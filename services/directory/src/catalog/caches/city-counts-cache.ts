import { staleWhileRevalidate } from '@poolpros/chassis/stale-while-revalidate';
import { minuteMs } from '@poolpros/contracts/time';
import type { CityCounts } from '../domain/city-counts.js';

/** An import commits many times a second, and must not trigger a count of every installer each time. */
const steadyMs = 2_000;
/** Writes of other replicas are not noticed. */
const knownMs = minuteMs;

/**
 * The counts by city, which need a read of every installer: at most once in two seconds after this process wrote,
 * otherwise once a minute. Only the first request waits for a read. `now` is the clock in ms.
 */
export function createCityCountsCache(o: {
  read: () => Promise<CityCounts[]>;
  onCommit: (listener: () => void) => void;
  now: () => number;
}): () => Promise<CityCounts[]> {
  let commits = 0;
  o.onCommit(() => {
    commits += 1;
  });
  const counts = staleWhileRevalidate<void, { byCity: CityCounts[]; commitsBefore: number }>({
    // The read may miss commits that come after its beginning.
    read: async () => ({ commitsBefore: commits, byCity: await o.read() }),
    isFresh: ({ commitsBefore }, ageMs) => ageMs <= steadyMs || (commitsBefore === commits && ageMs <= knownMs),
    entries: new Map(),
    now: o.now,
  });
  return async () => (await counts()).byCity;
}
