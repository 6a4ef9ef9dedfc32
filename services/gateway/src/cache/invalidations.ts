import type { Bus } from '@poolpros/chassis/bus';
import { followLive } from '@poolpros/chassis/live-events';
import type { Log } from '@poolpros/chassis/log';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import { type ChangedAreas, foundArea } from '@poolpros/search-rules/scope';
import * as z from 'zod';
import { createChangeLog } from './change-log.js';
import type { InvalidationState, Provenance } from './freshness.js';

export interface Invalidations {
  /** Of all changes together. */
  state: Readonly<InvalidationState>;
  /** Of the changes that touch a response. */
  stateFor(response: Provenance): InvalidationState;
}

/** Follows the changes of listings; each gateway follows them separately. */
export function followInvalidations({ bus, log, ...own }: InvalidationOptions & { bus: Bus; log: Log }): Invalidations {
  const { onEvent, onDisconnect, ...invalidations } = createInvalidations(own);
  followLive({ bus, event: contractorChanged, onEvent, onDisconnect, log });
  return invalidations;
}

interface InvalidationOptions {
  /** The clock in ms. */
  now: () => number;
  /** Called with each change, and with whether it may affect everything. */
  invalidated: (everything: boolean) => void;
}

const noChange = { invalidatedAt: -Infinity, sequence: 0 };

/**
 * Each change invalidates the responses that it affects, or all of them if that is unknown: changes during a lost
 * connection are missed, so a reconnect invalidates everything. `onEvent` and `onDisconnect` are those of `followLive`.
 */
export function createInvalidations({ now, invalidated, capacity }: InvalidationOptions & { capacity?: number }) {
  const changes = createChangeLog(capacity);
  const state: InvalidationState = { ...noChange, following: false };
  return {
    state: state as Readonly<InvalidationState>,
    stateFor(response: Provenance): InvalidationState {
      const { following } = state;
      const change = changes.newestTouching(response);
      return change ? { invalidatedAt: change.at, sequence: change.sequence, following } : { ...noChange, following };
    },
    onEvent(sequence: number, body: Uint8Array | null): void {
      const at = now();
      const change = body && changeOf(body);
      changes.add({ at, sequence, areas: change?.areas ?? null, listingId: change?.listingId ?? null });
      Object.assign(state, { invalidatedAt: at, sequence, following: true });
      invalidated(change === null);
    },
    onDisconnect(): void {
      state.following = false;
    },
  };
}

/** Only the fields of the event that are needed here, so that a later version of it can be parsed. */
const changeSchema = z.object({
  data: contractorChanged.data.pick({
    id: true,
    latitude: true,
    longitude: true,
    serviceRadius: true,
    stateSlug: true,
    status: true,
    foundBefore: true,
  }),
});

/** The listing of an event, and where it was and is found; null if the event does not include it. */
function changeOf(body: Uint8Array): { listingId: number; areas: ChangedAreas } | null {
  const { success, data: event } = changeSchema.safeParse(jsonOf(body));
  if (!success || event.data.foundBefore === undefined) return null;
  return { listingId: event.data.id, areas: { before: event.data.foundBefore, after: foundArea(event.data) } };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
