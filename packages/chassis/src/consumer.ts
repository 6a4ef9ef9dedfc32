import { AckPolicy, DeliverPolicy, type JsMsg, type Consumer as PullConsumer, ReplayPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { StreamDefinition } from '@poolpros/contracts/events/define';
import { backoffMs, pause } from './backoff.js';
import type { Bus } from './bus.js';
import { ensureDeadLetters } from './consumer/dead-letters.js';
import { isConsumerMissing, PermanentError } from './consumer/errors.js';
import { type EventHandler, handlersByType } from './consumer/handlers.js';
import { answerTo, maxDeliver } from './consumer/outcome.js';
import type { Database } from './database.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import type { Part } from './run.js';
import { runInTrace, traceFrom } from './trace.js';

export { PermanentError } from './consumer/errors.js';
export { type EventHandler, onEvent, onEventDirect, type Scope } from './consumer/handlers.js';
export { replayCommand } from './consumer/replay.js';

/** Follows one stream for one service. */
export interface Consumer extends Part {
  /** Name of the stream without prefix. */
  stream: string;
  /** Waits until nothing is pending or unanswered; throws after ten seconds. */
  drain(): Promise<void>;
  /** Events not finished yet: those to come and those without an answer. */
  lag(): Promise<number>;
  /** Runs the handler for one stored event, by its sequence in the stream. */
  replay(sequence: number): Promise<'handled' | 'duplicate' | 'ignored'>;
}

const ackWaitMs = 30_000;
const workingMs = 10_000;
const pullMs = 1000;
const careMs = 15_000;
const pruneMs = 3_600_000;
const inboxDays = 60;
const drainDeadlineMs = 10_000;

/**
 * Calls one handler at a time for the events of a stream, at least once. The durable consumer is named after the
 * service, so replicas share the work. Waits for a stream that does not exist yet. Throws when two handlers take
 * one type or a handler needs an inbox that is not given.
 */
export function createConsumer(o: {
  bus: Bus;
  stream: StreamDefinition;
  service: string;
  handlers: EventHandler[];
  inbox?: Database;
  log: Log;
  metrics: Metrics;
}): Consumer {
  const streamName = o.bus.streamName(o.stream);
  const log = o.log.child({ name: 'consumer', stream: streamName });
  const inbox = o.inbox ?? null;
  const handlers = handlersByType(o.stream.name, o.handlers);
  for (const { definition, needsInbox } of o.handlers)
    if (needsInbox && !inbox) throw new Error(`${definition.type} needs an inbox`);
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  let care: NodeJS.Timeout | null = null;
  let prunedAt = 0;

  async function handle(
    data: Uint8Array,
    traceparent: string | undefined,
  ): Promise<{ type: string; outcome: 'handled' | 'duplicate' | 'ignored' }> {
    const body = parseBody(data);
    const type = typeof body.type === 'string' ? body.type : 'unknown';
    const handler = handlers.get(type);
    if (!handler) return { type, outcome: 'ignored' };
    return await runInTrace(traceFrom(traceparent), async () => {
      const eventLog = log.child({ eventId: body.id, type });
      const first = await handler.run(body, { inbox, log: eventLog });
      eventLog.info({ outcome: first ? 'handled' : 'duplicate' }, 'event handled');
      return { type, outcome: first ? 'handled' : 'duplicate' };
    });
  }

  async function answer(message: JsMsg): Promise<void> {
    const type = message.subject.slice(o.bus.prefix.length, message.subject.lastIndexOf('.'));
    const { deliveryCount, streamSequence } = message.info;
    const count = (outcome: string) =>
      o.metrics.consumerHandled.inc({ type: handlers.has(type) ? type : 'other', outcome });
    const heartbeat = setInterval(() => message.working(), workingMs);
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          const { outcome } = await handle(message.data, message.headers?.get('traceparent') || undefined);
          message.ack();
          return count(outcome);
        } catch (error) {
          const failed = answerTo(error, deliveryCount);
          const fields = { err: error, type, streamSequence, deliveryCount };
          if (failed.kind === 'hold') {
            if (signal.aborted) return message.nak(1000);
            if (attempt === 1) log.warn(fields, 'event held, a neighbour is down');
            await pause(backoffMs(attempt, { first: 250, max: 5000 }), signal);
            continue;
          }
          if (failed.kind === 'retry') {
            log.warn({ ...fields, delayMs: failed.delayMs }, 'event failed, will be tried again');
            message.nak(failed.delayMs);
            return count('retried');
          }
          log.error(fields, 'event given up');
          o.metrics.deadLetters.inc({ stream: o.stream.name });
          if (failed.kind === 'term') message.term(failed.reason);
          else message.nak();
          return count('dead');
        }
      }
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function open(): Promise<PullConsumer> {
    const { consumers } = o.bus.jsm();
    await o.bus.jsm().streams.info(streamName);
    await ensureDeadLetters(o.bus, streamName);
    try {
      await consumers.info(streamName, o.service);
    } catch (error) {
      if (!isConsumerMissing(error)) throw error;
      await consumers.add(streamName, {
        durable_name: o.service,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        replay_policy: ReplayPolicy.Instant,
        ack_wait: nanos(ackWaitMs),
        max_deliver: maxDeliver,
        max_ack_pending: 64,
      });
    }
    return await o.bus.js().consumers.get(streamName, o.service);
  }

  async function run(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const consumer = await open();
        if (failures > 0) log.info({ failures }, 'following events again');
        failures = 0;
        while (!signal.aborted) {
          const message = await consumer.next({ expires: pullMs });
          if (message) await answer(message);
          else o.bus.js();
        }
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error }, 'waiting for events');
        await pause(backoffMs(failures, { first: 200, max: 2000 }), signal);
      }
    }
  }

  async function lag(): Promise<number> {
    const info = await o.bus.jsm().consumers.info(streamName, o.service);
    return info.num_pending + info.num_ack_pending;
  }

  async function takeCare(): Promise<void> {
    o.metrics.consumerLag.set({ stream: o.stream.name }, await lag());
    await ensureDeadLetters(o.bus, streamName);
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
      running = run();
      care = setInterval(() => {
        takeCare().catch((error: unknown) => log.debug({ err: error }, 'consumer not measured'));
      }, careMs);
    },
    async stop() {
      stopping.abort();
      if (care) clearInterval(care);
      await running;
    },
    async drain() {
      const deadline = Date.now() + drainDeadlineMs;
      while (
        !(await lag().then(
          (left) => left === 0,
          () => false,
        ))
      ) {
        if (Date.now() > deadline) throw new Error(`${o.service} did not finish ${streamName} in time`);
        await pause(20, signal);
      }
    },
    async replay(sequence) {
      await inbox?.start();
      await o.bus.start();
      const stored = await o.bus.jsm().streams.getMessage(streamName, { seq: sequence });
      if (!stored) throw new Error(`${streamName} has no event ${sequence}`);
      const { outcome } = await handle(stored.data, stored.header?.get('traceparent') || undefined);
      return outcome;
    },
  };
}

function parseBody(data: Uint8Array): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(data));
  } catch (cause) {
    throw new PermanentError('body is not JSON', { cause });
  }
  if (typeof body !== 'object' || body === null) throw new PermanentError('body is not an object');
  return body as Record<string, unknown>;
}
