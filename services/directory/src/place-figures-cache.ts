import type { CityFigures } from './domain/place-figures.js';

/** An import commits many times a second; its visitors must not have every installer counted each time. */
const steadyMs = 2_000;
/** What other replicas write is not heard of. */
const knownMs = 60_000;

/**
 * The counts by city, which cost a read of every installer: at most once in two seconds after this process wrote,
 * else once a minute. They are read by one at a time, and behind the backs of those who ask meanwhile, unless what is
 * there is older than a minute. `now` is the clock in ms.
 */
export function createPlaceFigures(o: {
  read: () => Promise<CityFigures[]>;
  onCommit: (listener: () => void) => void;
  now: () => number;
}): () => Promise<CityFigures[]> {
  let kept: { figures: CityFigures[]; readAt: number } | null = null;
  let reading: Promise<CityFigures[]> | null = null;
  let changed = false;
  o.onCommit(() => {
    changed = true;
  });

  async function read(): Promise<CityFigures[]> {
    const readAt = o.now();
    // A commit from here on may be missing in what is read.
    changed = false;
    try {
      const figures = await o.read();
      kept = { figures, readAt };
      return figures;
    } catch (error) {
      changed = true;
      throw error;
    } finally {
      reading = null;
    }
  }

  return async () => {
    const age = kept ? o.now() - kept.readAt : Number.POSITIVE_INFINITY;
    if (kept && (age <= steadyMs || (!changed && age <= knownMs))) return kept.figures;
    reading ??= read();
    if (!kept || age > knownMs) return await reading;
    reading.catch(() => {});
    return kept.figures;
  };
}
