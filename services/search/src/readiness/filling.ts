import { telling } from './engine-state.js';

/** Longer, and a round is worth it all the same. */
const longestMs = 20_000;

/**
 * Whether an index is being filled, asked from look to look with its number of documents and the time in ms: it is
 * while it grows, but for no more than 20 s at a time. A round of warm-up waits for that, because filling merges away
 * what the round has read and needs the processors itself.
 */
export function createFillingWatch(): (documents: number, now: number) => boolean {
  let before = Number.POSITIVE_INFINITY;
  let since: number | null = null;
  return (documents, now) => {
    const hasGrown = documents - before >= telling;
    before = documents;
    since = hasGrown ? (since ?? now) : null;
    if (since === null) return false;
    const isLong = now - since >= longestMs;
    if (isLong) since = null;
    return !isLong;
  };
}
