import { type ConsumerNotification, DeliverPolicy } from '@nats-io/jetstream';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import { backoffMs, pause } from './backoff.js';
import type { Bus } from './bus.js';
import type { Log } from './log.js';

/** How often the broker sends a heartbeat; two missing in a row are noticed. */
const heartbeatMs = 2000;
/** When the broker drops the subscription of a process that is gone. */
const forgottenAfterMs = 30_000;

const signsOfLoss = new Set<string>([
  'heartbeats_missed',
  'consumer_not_found',
  'consumer_deleted',
  'stream_not_found',
  'no_responders',
] satisfies ConsumerNotification['type'][]);

/**
 * Ephemeral subscription: every process gets every new event of a type while connected; nothing is acknowledged or
 * replayed. `onEvent` gets the sequence of each event with its body. The body is null after a gap: at the start of each
 * subscription, and, in a stream of states, behind an event that a newer one of its aggregate replaced before delivery;
 * such a stream must hold no other types. `onDisconnect` is called when events may be missed from now on. Waits for a
 * stream that does not exist yet.
 */
export function followLive(o: {
  bus: Bus;
  event: EventDefinition;
  onEvent: (sequence: number, body: Uint8Array | null) => void;
  onDisconnect: () => void;
  log: Log;
}): void {
  const stream = o.bus.streamName(o.event.stream);
  // Facts stay in their stream. Their sequences have gaps where other types are, and the consumer itself continues where
  // a delivery is missing.
  const mayLackEvents = o.event.stream.maxPerAggregate !== null;
  let connection = new AbortController();

  /** Follows until the subscription is lost. */
  async function listen(signal: AbortSignal): Promise<void> {
    const { state } = await o.bus.jsm().streams.info(stream);
    const consumer = await o.bus.js().consumers.get(stream, {
      filter_subjects: o.bus.subject(o.event, '*'),
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: state.last_seq + 1,
      inactive_threshold: forgottenAfterMs,
    });
    if (signal.aborted) return;
    let last = state.last_seq;
    o.onEvent(last, null);
    const messages = await consumer.consume({
      idle_heartbeat: heartbeatMs,
      callback({ info: { streamSequence }, data }) {
        const isNext = !mayLackEvents || streamSequence === last + 1;
        last = streamSequence;
        o.onEvent(last, isNext ? data : null);
      },
    });
    signal.addEventListener('abort', () => messages.stop(), { once: true });
    for await (const { type } of messages.status()) if (signsOfLoss.has(type)) messages.stop();
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (let failures = 1; !signal.aborted; failures++) {
      try {
        await listen(signal);
        failures = 0;
      } catch (error) {
        if (failures === 1 && !signal.aborted) o.log.warn({ err: error, stream }, 'events are not followed');
      }
      if (signal.aborted) return;
      o.onDisconnect();
      await pause(backoffMs(failures + 1, { first: 200, max: 5000 }), signal);
    }
  }

  o.bus.onConnect(() => {
    connection = new AbortController();
    void follow(connection.signal);
  });
  o.bus.onDisconnect(() => {
    connection.abort();
    o.onDisconnect();
  });
}
