import { minuteMs } from '@poolpros/contracts/time';
import type { CityCounts } from '../domain/city-counts.js';

/** An import commits many times a second, and must not trigger a count of every installer each time. */
const steadyMs = 2_000;
/** Writes of other replicas are not noticed. */
const knownMs = minuteMs;

/**
 * The counts by city, which need a read of every installer: at most once in two seconds after this process wrote,
 * otherwise once a minute. Only one read runs at a time, in the background, unless the counts are older than a minute.
 * `now` is the clock in ms.
 */
export function createCityCountsCache(o: {
  read: () => Promise<CityCounts[]>;
  onCommit: (listener: () => void) => void;
  now: () => number;
}): () => Promise<CityCounts[]> {
  let cached: { byCity: CityCounts[]; readAt: number } | null = null;
  let reading: Promise<CityCounts[]> | null = null;
  let changed = false;
  o.onCommit(() => {
    changed = true;
  });

  async function read(): Promise<CityCounts[]> {
    const readAt = o.now();
    // The read may miss commits from here on.
    changed = false;
    try {
      const byCity = await o.read();
      cached = { byCity, readAt };
      return byCity;
    } catch (error) {
      changed = true;
      throw error;
    } finally {
      reading = null;
    }
  }

  return async () => {
    const age = cached ? o.now() - cached.readAt : Number.POSITIVE_INFINITY;
    if (cached && (age <= steadyMs || (!changed && age <= knownMs))) return cached.byCity;
    reading ??= read();
    if (!cached || age > knownMs) return await reading;
    reading.catch(() => {});
    return cached.byCity;
  };
}
