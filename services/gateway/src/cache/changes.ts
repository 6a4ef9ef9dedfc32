import type { Bus } from '@poolpros/chassis/bus';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { contractorChanged } from '@poolpros/contracts/events/directory';
import type { Knowledge } from './freshness.js';

export interface Changes extends Part {
  knowledge: Readonly<Knowledge>;
}

/**
 * Hears of every change to a listing, beside all other gateways: a plain subscription, since what a gateway missed
 * while it was away is made good by taking the moment of its return for a change. `now` is the clock in ms.
 */
export function followChanges(o: { bus: Bus; now: () => number; changed: () => void; log: Log }): Changes {
  const knowledge: Knowledge = { changedAt: -Infinity, following: false };
  let subscribed = false;

  function change(): void {
    knowledge.changedAt = o.now();
    o.changed();
  }

  async function follow(): Promise<void> {
    const connection = o.bus.core();
    // The client subscribes again by itself whenever it reconnects.
    if (!subscribed) connection.subscribe(o.bus.subject(contractorChanged, '*'), { callback: change });
    subscribed = true;
    // The answer to a flush says that the broker knows of the subscription.
    await connection.flush();
    change();
    knowledge.following = true;
  }

  o.bus.onConnect(() => {
    follow().catch((error: unknown) => o.log.warn({ err: error }, 'changes are not followed'));
  });
  o.bus.onDisconnect(() => {
    knowledge.following = false;
  });

  // Not asked whether it is ready: the broker is a help, not a need.
  return { name: 'changes', knowledge, start: () => o.bus.start(), stop: () => o.bus.stop() };
}
