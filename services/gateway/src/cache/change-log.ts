import { type ChangedAreas, touches } from '@poolpros/search-rules/scope';
import type { Provenance } from './freshness.js';

/** A change of a listing as this gateway heard of it. */
export interface HeardChange {
  /** In ms of the clock that cache entries are dated with. */
  at: number;
  /** Its place in its stream. */
  sequence: number;
  /** Null for a change that may have been any number of them, anywhere. */
  areas: ChangedAreas | null;
  /** The listing that changed; null where it is not known. */
  listingId: number | null;
}

/** The newest changes that a gateway heard of, in their order. */
export interface ChangeLog {
  add(change: HeardChange): void;
  /** The newest change that a response may lack and that touches it, null for none. */
  newestTouching(response: Provenance): HeardChange | null;
}

/** With 20 changes a second ten minutes, in which a response is fetched anew. */
const remembered = 12_000;

/** Remembers `capacity` changes; those before them count as one that was everywhere. */
export function createChangeLog(capacity = remembered): ChangeLog {
  const recent: HeardChange[] = [];
  let forgotten: { count: number; newest: HeardChange | null } = { count: 0, newest: null };
  /** Up to how manieth change each response was compared, so that none is compared twice. */
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
      // By halves, as it costs as much as there are changes.
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

/** False for a change that a response shows for sure, and with it every change before that. */
const mayLack = ({ requestedAt, shows, tolerance }: Provenance, { at, sequence }: HeardChange): boolean =>
  requestedAt - (tolerance?.behind ?? 0) <= at || (shows !== null && shows < sequence);
