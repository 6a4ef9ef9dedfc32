import type { Bus } from '@poolpros/chassis/bus';
import { followLive } from '@poolpros/chassis/live-events';
import type { Log } from '@poolpros/chassis/log';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { Knowledge } from './freshness.js';

export interface Changes {
  knowledge: Readonly<Knowledge>;
}

/**
 * Hears of every change to a listing, beside all other gateways. What a gateway missed while it did not is made good by taking
 * the moment of its return for a change. `now` is the clock in ms.
 */
export function followChanges(o: { bus: Bus; now: () => number; changed: () => void; log: Log }): Changes {
  const knowledge: Knowledge = { changedAt: -Infinity, sequence: 0, following: false };
  followLive({
    bus: o.bus,
    event: contractorChanged,
    heard(sequence) {
      Object.assign(knowledge, { changedAt: o.now(), sequence, following: true });
      o.changed();
    },
    ended() {
      knowledge.following = false;
    },
    log: o.log,
  });
  return { knowledge };
}
