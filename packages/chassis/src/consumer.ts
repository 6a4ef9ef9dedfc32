import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { backoffMs, pause } from './backoff.js';
import type { Bus } from './bus.js';
import { ensureDeadLetters } from './consumer/dead-letters.js';
import { createDelivery, type Outcome } from './consumer/delivery.js';
import { openDurable } from './consumer/durable.js';
import { type EventHandler, handlersByType } from './consumer/handlers.js';
import type { Database } from './database.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Part } from './run.js';

export { PermanentError } from './consumer/errors.js';
export { type EventHandler, onEvent, onEventDirect, onEventPrepared, type Scope } from './consumer/handlers.js';
export { replayCommand } from './consumer/replay.js';
export { onEventsTogether } from './consumer/together.js';

/** Follows one stream for one service. */
export interface Consumer extends Part {
  /** Name of the stream, without prefix. */
  stream: string;
  /** Waits until no event is pending or unanswered; throws after ten seconds. */
  drain(): Promise<void>;
  /** Events not finished: those to come and those delivered without an answer. */
  lag(): Promise<number>;
  /** Runs the handler for one stored event, by its sequence in the stream; connects what that needs. */
  replay(sequence: number): Promise<Outcome>;
}

// One event is asked for at a time: events waiting in a buffer would outlive their acknowledgement time.
const pullMs = 1000;
const careMs = 15_000;
const pruneMs = 60 * 60_000;
const inboxDays = 60;
const drainDeadlineMs = 10_000;

/**
 * Calls the handlers for the events of a stream, at least once: one event at a time, or `concurrency` side by side where
 * the handlers bear events out of order. The durable consumer is named after the service, so replicas share the work.
 * Waits for a stream that does not exist yet. Throws when two handlers take one type, or one needs an inbox and none is
 * given.
 */
export function createConsumer(o: {
  bus: Bus;
  stream: StreamDefinition;
  service: string;
  handlers: EventHandler[];
  inbox?: Database;
  concurrency?: number;
  log: Log;
  metrics: Metrics;
}): Consumer {
  const stream = o.bus.streamName(o.stream);
  const log = o.log.child({ name: 'consumer', stream });
  const inbox = o.inbox ?? null;
  const handlers = handlersByType(o.stream.name, o.handlers, inbox !== null);
  const stopping = new AbortController();
  const { signal } = stopping;
  const delivery = createDelivery({ stream: o.stream.name, handlers, inbox, log, metrics: o.metrics, signal });
  const concurrency = o.concurrency ?? 1;
  const inHand = new Set<Promise<void>>();
  let running: Promise<void> | null = null;
  let care: NodeJS.Timeout | null = null;
  let prunedAt = 0;

  async function follow(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        await ensureDeadLetters(o.bus, stream);
        const durable = await openDurable(o.bus, stream, o.service);
        log.info({ failures }, 'following events');
        failures = 0;
        while (!signal.aborted) {
          // While the broker is away a pull ends without an event, and asking for the client throws.
          o.bus.js();
          const message = await durable.next({ expires: pullMs });
          if (!message) continue;
          const handling = delivery.deliver(message).finally(() => inHand.delete(handling));
          inHand.add(handling);
          if (inHand.size >= concurrency) await Promise.race(inHand);
        }
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'waiting for events');
        await pause(backoffMs(failures, { first: 200, max: 2000 }), signal);
      }
    }
  }

  async function lag(): Promise<number> {
    const info = await o.bus.jsm().consumers.info(stream, o.service);
    return info.num_pending + info.num_ack_pending;
  }

  /** The lag alone may be that of a moment before the newest event. */
  async function hasFinished(): Promise<boolean> {
    const { state } = await o.bus.jsm().streams.info(stream);
    const { delivered, num_pending, num_ack_pending } = await o.bus.jsm().consumers.info(stream, o.service);
    return delivered.stream_seq >= state.last_seq && num_pending + num_ack_pending === 0;
  }

  async function takeCare(): Promise<void> {
    o.metrics.consumerLag.set({ stream: o.stream.name }, await lag());
    await ensureDeadLetters(o.bus, stream);
    if (!inbox || Date.now() - prunedAt < pruneMs) return;
    prunedAt = Date.now();
    await inbox.dataSource.query('delete from inbox where handled_at < now() - make_interval(days => $1)', [inboxDays]);
  }

  return {
    name: `consumer ${o.stream.name}`,
    stream: o.stream.name,
    lag,
    async start() {
      if (running) return;
      running = follow();
      care = setInterval(() => {
        takeCare().catch((error: unknown) => log.debug({ err: error }, 'consumer not measured'));
      }, careMs);
    },
    async stop() {
      stopping.abort();
      if (care) clearInterval(care);
      await running;
      await Promise.all(inHand);
    },
    async drain() {
      const deadline = Date.now() + drainDeadlineMs;
      while (!(await hasFinished().catch(() => false))) {
        if (Date.now() > deadline) throw new Error(`${o.service} did not finish ${stream} in time`);
        await pause(20, signal);
      }
    },
    async replay(sequence) {
      await inbox?.start();
      await o.bus.start();
      const stored = await o.bus.jsm().streams.getMessage(stream, { seq: sequence });
      if (!stored) throw new Error(`${stream} has no event ${sequence}`);
      return await delivery.process(stored.data, stored.header?.get('traceparent') || undefined);
    },
  };
}
