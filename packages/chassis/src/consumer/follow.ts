import { setImmediate } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { backoffMs, pause } from '../backoff.js';
import type { Bus } from '../bus.js';
import type { Log } from '../log.js';

const pullMs = 1000;

/**
 * Makes a loop that delivers the events of a durable consumer, `concurrency` side by side, until the signal ends it
 * and those in flight are finished. It asks for no more than it can begin at once: events waiting in a buffer would outlive
 * their acknowledgement time. (The client's endless `consume` asks without a pause where the durable is gone.)
 */
export function createFollowing(o: {
  bus: Bus;
  open: () => Promise<Consumer>;
  deliver: (message: JsMsg) => Promise<void>;
  concurrency: number;
  log: Log;
  signal: AbortSignal;
}): () => Promise<void> {
  const inFlight = new Set<Promise<void>>();
  let pull: ConsumerMessages | null = null;

  function begin(message: JsMsg): void {
    const handling = o.deliver(message).finally(() => inFlight.delete(handling));
    inFlight.add(handling);
  }

  async function pullInto(durable: Consumer, room: number): Promise<void> {
    // While the broker is away, asking for the client throws.
    o.bus.js();
    pull = await durable.fetch({ max_messages: room, expires: pullMs });
    for await (const message of pull)
      if (!o.signal.aborted) begin(message);
      // Not before this pull is over, which would get it again.
      else message.nak(pullMs);
  }

  /** Waits until there is room; those that one batch finished make room together. */
  async function roomLeft(): Promise<number> {
    if (inFlight.size >= o.concurrency) {
      await Promise.race(inFlight);
      await setImmediate();
    }
    return o.concurrency - inFlight.size;
  }

  // The client would keep a pull until the broker returns, however long that takes.
  o.bus.onDisconnect(() => void pull?.close());

  const stopped = new Promise<null>((resolve) => {
    o.signal.addEventListener('abort', () => resolve(null), { once: true });
  });

  return async () => {
    for (let failures = 0; !o.signal.aborted; ) {
      try {
        // A broker that hangs is asked for as long as a request may take, which a stop does not wait for.
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
    await Promise.all(inFlight);
  };
}
