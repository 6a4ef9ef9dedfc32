import { setImmediate } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { backoffMs, pause } from '../backoff.js';
import type { Bus } from '../bus.js';
import type { Log } from '../log.js';
import { createLanes } from './lanes.js';
import { maxInFlight } from './times.js';

const pullMs = 1000;

/**
 * Delivers the events of a durable consumer in up to `concurrency` lanes. Stops when `signal` aborts: finishes events
 * in flight and naks the rest. Pulls only while a lane is idle, so a busy aggregate does not block others. Every pulled
 * event is kept alive at the broker until it is finished.
 */
export function createFollowing(o: {
  bus: Bus;
  open: () => Promise<Consumer>;
  /** The lane of an event, from its subject; null for an event that waits for no other. */
  laneOf: (subject: string) => string | null;
  deliver: (message: JsMsg) => Promise<void>;
  concurrency: number;
  heartbeatMs: number;
  log: Log;
  signal: AbortSignal;
}): () => Promise<void> {
  const lanes = createLanes<JsMsg>(async (message) => {
    if (o.signal.aborted) giveBack(message);
    else await o.deliver(message);
  });
  let pull: ConsumerMessages | null = null;

  /** Not before the pull ends, because it would get the event again. */
  const giveBack = (message: JsMsg): void => message.nak(pullMs);

  async function pullInto(durable: Consumer, room: number): Promise<void> {
    // While the broker is down, getting the client throws.
    o.bus.js();
    pull = await durable.fetch({ max_messages: room, expires: pullMs });
    for await (const message of pull)
      if (!o.signal.aborted) lanes.add(message, o.laneOf(message.subject));
      else giveBack(message);
  }

  const room = (): number => Math.min(o.concurrency - lanes.busy, maxInFlight - lanes.inFlight.size);

  /** Waits until there is room. Events that one batch finished free their room together. */
  async function roomLeft(): Promise<number> {
    while (room() <= 0) {
      await lanes.progress();
      await setImmediate();
    }
    return room();
  }

  // Otherwise the client keeps a pull open until the broker returns, however long that takes.
  o.bus.onDisconnect(() => void pull?.close());

  const stopped = new Promise<null>((resolve) => {
    o.signal.addEventListener('abort', () => resolve(null), { once: true });
  });

  async function pullUntilStopped(): Promise<void> {
    for (let failures = 0; !o.signal.aborted; ) {
      try {
        // A request to a broker that hangs lasts until its timeout. A stop does not wait for it.
        const durable = await Promise.race([o.open(), stopped]);
        if (!durable) break;
        o.log.info({ failures }, 'following events');
        failures = 0;
        while (!o.signal.aborted) await pullInto(durable, await roomLeft());
      } catch (error) {
        failures += 1;
        if (failures === 1) o.log.warn({ err: error }, 'waiting for events');
        await pause(backoffMs(failures, { first: 200, max: 2000 }), o.signal);
      }
    }
  }

  return async () => {
    const heartbeat = setInterval(() => {
      for (const message of lanes.inFlight) message.working();
    }, o.heartbeatMs);
    await pullUntilStopped();
    while (lanes.inFlight.size > 0) await lanes.progress();
    clearInterval(heartbeat);
  };
}
