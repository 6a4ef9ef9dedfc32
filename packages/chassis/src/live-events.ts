import { type ConsumerNotification, DeliverPolicy } from '@nats-io/jetstream';
import type { EventDefinition } from '@poolpros/contracts/events/define';
import { backoffMs, pause } from './backoff.js';
import type { Bus } from './bus.js';
import type { Log } from './log.js';

/** How often the broker says that it still knows of us; two in a row that are missing are noticed. */
const heartbeatMs = 2000;
/** When the broker forgets of us once we are gone. */
const forgottenAfterMs = 30_000;

const signsOfLoss = new Set<string>([
  'heartbeats_missed',
  'consumer_not_found',
  'consumer_deleted',
  'stream_not_found',
  'no_responders',
] satisfies ConsumerNotification['type'][]);

/**
 * Hears of every event of a type while the bus is started, beside all others who do: nothing is acknowledged or delivered later.
 * `heard` gets the place of each event in its stream with its body, which is null when others have passed unheard before
 * it: at the newest event there is whenever following begins, and behind one that a newer of its aggregate replaced
 * before it was delivered. `ended` is called when events may pass unheard from now on. The stream holds no other types;
 * one that does not exist yet is waited for.
 */
export function followLive(o: {
  bus: Bus;
  event: EventDefinition;
  heard: (sequence: number, body: Uint8Array | null) => void;
  ended: () => void;
  log: Log;
}): void {
  const stream = o.bus.streamName(o.event.stream);
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
    o.heard(last, null);
    const messages = await consumer.consume({
      idle_heartbeat: heartbeatMs,
      callback({ info: { streamSequence }, data }) {
        const isNext = streamSequence === last + 1;
        last = streamSequence;
        o.heard(last, isNext ? data : null);
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
      o.ended();
      await pause(backoffMs(failures + 1, { first: 200, max: 5000 }), signal);
    }
  }

  o.bus.onConnect(() => {
    connection = new AbortController();
    void follow(connection.signal);
  });
  o.bus.onDisconnect(() => {
    connection.abort();
    o.ended();
  });
}
