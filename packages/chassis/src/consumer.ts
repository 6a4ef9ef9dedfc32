import { setMaxListeners } from 'node:events';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { pause } from './backoff.js';
import { type RawEvent, storedEvent } from './bus/stored-events.js';
import { subjectParts } from './bus/subject.js';
import type { Bus } from './bus.js';
import { brokerRetries } from './consumer/broker-retries.js';
import { createDelivery } from './consumer/delivery.js';
import { openDurable } from './consumer/durable.js';
import { filterOf } from './consumer/filter.js';
import { createFollowing } from './consumer/follow.js';
import { type EventHandler, handlersByType } from './consumer/handlers.js';
import { assertRemembered } from './consumer/inbox.js';
import { createMeasuring } from './consumer/measure.js';
import { createReport, type Outcome } from './consumer/report.js';
import type { DeadLetter } from './consumer/retries.js';
import { tableRetries } from './consumer/table-retries.js';
import { type ConsumerTimes, consumerTimes, maxInFlight } from './consumer/times.js';
import type { Database } from './database.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Part } from './run.js';

export { batchHandler } from './consumer/batch-handler.js';
export { deadLettersCommand, replayCommand } from './consumer/commands.js';
export { PermanentError } from './consumer/errors.js';
export {
  type EventHandler,
  type HandlerContext,
  idempotentHandler,
  preparedHandler,
  transactionalHandler,
} from './consumer/handlers.js';

/** Follows one stream for one service. */
export interface Consumer extends Part {
  /** Name of the stream, without prefix. */
  stream: string;
  /** The types of the events that it handles. */
  types: readonly string[];
  /** Waits until no event is pending, unacknowledged or due for a retry; throws after ten seconds. */
  waitUntilIdle(): Promise<void>;
  /** Number of unfinished events: pending ones, and delivered ones that are not acknowledged. */
  lag(): Promise<number>;
  /** Dead-lettered events, oldest first. Opens the connections that it needs. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Runs the handler for one stored event, by its sequence in the stream. Opens the connections that it needs. */
  replay(sequence: number): Promise<Outcome>;
}

/** Each event in flight may hold a database connection, and requests use the same pool. */
const defaultConcurrency = 4;
const idleDeadlineMs = 10_000;
const afterwardsMs = 2000;

/**
 * Calls the handlers for the events of a stream, at least once and in lanes: events of one aggregate one after another,
 * `concurrency` lanes at a time. The durable consumer is named after the service, so replicas share the work. A failed
 * event lets later ones pass and is retried apart from them, in the database of `inbox` if there is one. Waits for a
 * stream that does not exist yet. Throws when two handlers have the same type, when a handler needs an inbox and there
 * is none, when an inbox would forget an event before the stream does, or when `concurrency` exceeds the broker's limit
 * of unacknowledged events.
 */
export function createConsumer(o: {
  bus: Bus;
  stream: StreamDefinition;
  service: string;
  handlers: EventHandler[];
  inbox?: Database;
  concurrency?: number;
  times?: ConsumerTimes;
  log: Log;
  metrics: Metrics;
}): Consumer {
  const { bus, service, metrics, concurrency = defaultConcurrency, times = consumerTimes } = o;
  if (concurrency > maxInFlight) throw new Error(`${service} cannot hold more than ${maxInFlight} events at once`);
  const stream = bus.streamName(o.stream);
  const log = o.log.child({ name: 'consumer', stream });
  const inbox = o.inbox ?? null;
  if (inbox) assertRemembered(o.stream);
  const handlers = handlersByType(o.stream.name, o.handlers, inbox !== null);
  const filter = `${bus.prefix}${filterOf([...handlers.keys()])}`;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each event in flight may wait for it.
  setMaxListeners(0, signal);
  const report = createReport({ stream: o.stream.name, types: [...handlers.keys()], log, metrics });
  const retries = inbox
    ? tableRetries({ stream: o.stream.name, database: inbox, times, report, log, signal })
    : brokerRetries({ bus, stream, service, times, report });
  const delivery = createDelivery({ handlers, prefix: bus.prefix, inbox, retries, times, report, log, signal });
  const follow = createFollowing({
    bus,
    open: () => openDurable(bus, { stream, service, filter, ackWaitMs: times.ackWaitMs }),
    laneOf,
    deliver: delivery.deliver,
    concurrency,
    heartbeatMs: times.heartbeatMs,
    log,
    signal,
  });
  const measure = createMeasuring({
    bus,
    stream: o.stream.name,
    lag,
    retries,
    everyMs: times.measureMs,
    log,
    metrics,
    signal,
  });
  let running: Promise<unknown> | null = null;

  function laneOf(subject: string): string | null {
    const { type, aggregateId } = subjectParts(subject.slice(bus.prefix.length));
    return handlers.get(type)?.laneOf(aggregateId) ?? null;
  }

  async function lag(): Promise<number> {
    const info = await bus.jsm().consumers.info(stream, service);
    return info.num_pending + info.num_ack_pending;
  }

  /** The lag alone may be outdated by the newest event. */
  async function hasFinished(): Promise<boolean> {
    const newest = await bus.jsm().streams.getMessage(stream, { last_by_subj: filter });
    const { delivered, num_pending, num_ack_pending } = await bus.jsm().consumers.info(stream, service);
    if (delivered.stream_seq < (newest?.seq ?? 0) || num_pending + num_ack_pending > 0) return false;
    return ((await retries.count())?.waiting ?? 0) === 0;
  }

  async function connect(): Promise<void> {
    await inbox?.start();
    await bus.start();
  }

  async function eventsOf(sequence: number): Promise<RawEvent[]> {
    const kept = await retries.find(sequence);
    if (kept.length > 0) return kept;
    const stored = await storedEvent(bus, stream, sequence);
    if (!stored) throw new Error(`${stream} has no event ${sequence}`);
    return [stored];
  }

  return {
    name: `consumer ${o.stream.name}`,
    stream: o.stream.name,
    types: [...handlers.keys()],
    lag,
    async start() {
      if (running) return;
      running = Promise.all([follow(), retries.run(delivery.process)]);
      void measure();
    },
    async stop() {
      stopping.abort();
      await running;
      // This work is optional: a stop does not wait for a store that does not respond.
      await Promise.race([delivery.afterwards(), pause(afterwardsMs, new AbortController().signal)]);
    },
    async waitUntilIdle() {
      const deadline = performance.now() + idleDeadlineMs;
      while (!(await hasFinished().catch(() => false))) {
        if (performance.now() > deadline) throw new Error(`${service} did not finish ${stream} in time`);
        await pause(20, signal);
      }
      await delivery.afterwards();
    },
    async deadLetters() {
      await connect();
      return await retries.deadLetters();
    },
    async replay(sequence) {
      await connect();
      let outcome: Outcome = 'ignored';
      for (const event of await eventsOf(sequence)) outcome = await delivery.process(event);
      await retries.clear(sequence);
      await delivery.afterwards();
      return outcome;
    },
  };
}

/** The consumers of a service as one part. They stop at the same time, since each may have events to finish. */
export function consumersPart(consumers: readonly Consumer[]): Part {
  return {
    name: 'consumers',
    async start() {
      await Promise.all(consumers.map((consumer) => consumer.start()));
    },
    async stop() {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
    },
  };
}
