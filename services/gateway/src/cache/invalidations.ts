import type { Bus } from '@poolpros/chassis/bus';
import { followLive } from '@poolpros/chassis/live-events';
import type { Log } from '@poolpros/chassis/log';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { InvalidationState } from './freshness.js';

export interface Invalidations {
  state: Readonly<InvalidationState>;
}

/**
 * Follows the changes of listings; each one invalidates all cache entries of this gateway, and every gateway follows for
 * itself. Changes during a lost connection cannot be seen, so its return counts as a change. `now` is the clock in ms.
 */
export function followInvalidations(o: {
  bus: Bus;
  now: () => number;
  invalidated: () => void;
  log: Log;
}): Invalidations {
  const state: InvalidationState = { invalidatedAt: -Infinity, sequence: 0, following: false };
  followLive({
    bus: o.bus,
    event: contractorChanged,
    heard(sequence) {
      Object.assign(state, { invalidatedAt: o.now(), sequence, following: true });
      o.invalidated();
    },
    ended() {
      state.following = false;
    },
    log: o.log,
  });
  return { state };
}
