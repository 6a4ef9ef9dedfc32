import { minuteMs } from '@poolpros/contracts/time';
import type { CityCounts } from '../domain/city-counts.js';

/** An import commits many times a second; its visitors must not have every installer counted each time. */
const steadyMs = 2_000;
/** What other replicas write is not heard of. */
const knownMs = minuteMs;

/**
 * The counts by city, which cost a read of every installer: at most once in two seconds after this process wrote,
 * else once a minute. They are read by one at a time, and behind the backs of those who ask meanwhile, unless what is
 * there is older than a minute. `now` is the clock in ms.
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
    // A commit from here on may be missing in what is read.
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
