import { type ChangedAreas, touches } from '@poolpros/search-rules/scope';
import type { Provenance } from './freshness.js';

/** A change of a listing that this gateway was notified about. */
export interface HeardChange {
  /** When it arrived, in ms of the clock of the cache entries. */
  at: number;
  /** Its sequence in its stream. */
  sequence: number;
  /** Where the listing was and is found; null for a gap, which may be any number of changes anywhere. */
  areas: ChangedAreas | null;
  /** The listing that changed; null if it is unknown. */
  listingId: number | null;
}

/** The newest changes that the gateway was notified about, in order. */
export interface ChangeLog {
  add(change: HeardChange): void;
  /** The newest change that affects a response and may be missing in it; null if there is none. */
  newestTouching(response: Provenance): HeardChange | null;
}

/** Ten minutes at 20 changes a second; by then a response has been fetched again. */
const remembered = 12_000;

/** Remembers `capacity` changes; older ones count as one change that affects everything. */
export function createChangeLog(capacity = remembered): ChangeLog {
  const recent: HeardChange[] = [];
  let forgotten: { count: number; newest: HeardChange | null } = { count: 0, newest: null };
  /** The position up to which each response was compared, so that no change is compared twice. */
  const compared = new WeakMap<Provenance, { count: number; touching: HeardChange | null }>();

  function find(response: Provenance, from: number): HeardChange | null {
    for (let index = recent.length - 1; index >= 0; index--) {
      const change = recent[index];
      if (!change || forgotten.count + index < from || !mayLack(response, change)) return null;
      if (change.listingId === response.listingId || touches(change.areas, response.scope)) return change;
    }
    const { count, newest } = forgotten;
    return newest && count > from && mayLack(response, newest) ? newest : null;
  }

  return {
    add(change) {
      recent.push(change);
      // Drops half at a time, because it costs as much as there are changes.
      if (recent.length < 2 * capacity) return;
      const old = recent.splice(0, recent.length - capacity);
      forgotten = { count: forgotten.count + old.length, newest: old.at(-1) ?? forgotten.newest };
    },
    newestTouching(response) {
      if (response.scope.kind === 'nowhere') return null;
      const known = compared.get(response) ?? { count: 0, touching: null };
      const count = forgotten.count + recent.length;
      if (count === known.count) return known.touching;
      const touching = find(response, known.count) ?? known.touching;
      compared.set(response, { count, touching });
      return touching;
    },
  };
}

/** False for a change that a response certainly shows; then it also shows every earlier change. */
const mayLack = ({ requestedAt, shows, tolerance }: Provenance, { at, sequence }: HeardChange): boolean =>
  requestedAt - (tolerance?.behind ?? 0) <= at || (shows !== null && shows < sequence);
