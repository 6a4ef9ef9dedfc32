import type { JsMsg } from '@nats-io/jetstream';
import { backoffMs, pause } from '../backoff.js';
import type { RawEvent } from '../bus/stored-events.js';
import { subjectParts } from '../bus/subject.js';
import type { Database } from '../database.js';
import type { Log } from '../log.js';
import { runInTrace, traceFrom } from '../trace.js';
import { isUnavailable } from '../unavailable.js';
import { parseBody } from './body.js';
import { PermanentError } from './errors.js';
import { type Failure, failureOf } from './failure.js';
import type { EventHandler } from './handlers.js';
import type { Outcome, Report } from './report.js';
import type { Retries } from './retries.js';
import { createRetryInPlace } from './retry-in-place.js';
import type { ConsumerTimes } from './times.js';

export interface Delivery {
  /**
   * Runs the handler for one event. Throws what the handler throws, or PermanentError when the body is unreadable or
   * does not match its subject.
   */
  process(event: RawEvent): Promise<Outcome>;
  /** Processes a message and acknowledges it. Never throws. */
  deliver(message: JsMsg): Promise<void>;
  /** Waits for the work that follows the commits made so far. */
  afterwards(): Promise<void>;
}

/** How a service takes the events of a stream. `signal` stops waiting for a neighbor that is down. */
export function createDelivery(o: {
  handlers: Map<string, EventHandler>;
  /** The prefix of every subject. */
  prefix: string;
  inbox: Database | null;
  retries: Retries;
  times: ConsumerTimes;
  report: Report;
  log: Log;
  signal: AbortSignal;
}): Delivery {
  const following = new Set<Promise<void>>();
  const retryInPlace = createRetryInPlace({ limitMs: o.times.retryInPlaceMs, signal: o.signal });

  async function process(event: RawEvent): Promise<Outcome> {
    const body = parseBody(event.data);
    // The broker lets only the owning service publish on a subject. The body could name any type.
    if (subjectParts(event.subject.slice(o.prefix.length)).type !== body.type)
      throw new PermanentError('the event is not of the type that its subject names');
    const outcome = await runInTrace(traceFrom(event.traceparent), () => handle(body));
    o.report.handled(event.subject, outcome);
    return outcome;
  }

  async function handle(body: { id: unknown; type: string }): Promise<Outcome> {
    const handler = o.handlers.get(body.type);
    if (!handler) return 'ignored';
    const log = o.log.child({ eventId: body.id, type: body.type });
    const { first, afterwards } = await handler.run(body, { inbox: o.inbox, log });
    const entry = afterwards.finally(() => following.delete(entry));
    following.add(entry);
    const outcome = first ? 'handled' : 'duplicate';
    log.info({ outcome }, 'event handled');
    return outcome;
  }

  async function attempt(message: JsMsg): Promise<Failure | null> {
    try {
      await process(rawEvent(message));
      return null;
    } catch (error) {
      return failureOf(error);
    }
  }

  /** False when the event is still in flight, because the store for failed events is down as well. */
  async function settle(message: JsMsg): Promise<boolean> {
    const failure = await retryInPlace(
      () => attempt(message),
      (err) => o.log.warn({ err, ...placeOf(message) }, 'event is retried in place, a neighbor is down'),
    );
    if (!failure) {
      message.ack();
      o.retries.handled(message.info.streamSequence);
    } else if (failure.kind === 'unavailable' && o.signal.aborted) {
      message.nak();
    } else {
      try {
        await o.retries.take(message, failure);
      } catch (error) {
        if (isUnavailable(error) && !o.signal.aborted) return false;
        o.log.error({ err: error, ...placeOf(message) }, 'failed event could not be kept');
        message.nak(o.times.afterOutageMs);
      }
    }
    return true;
  }

  async function deliver(message: JsMsg): Promise<void> {
    for (let attempt = 1; !(await settle(message)); attempt++) {
      if (attempt === 1) o.log.warn(placeOf(message), 'failed event stays in flight, its table is away');
      await pause(backoffMs(attempt, { first: 250, max: 5000 }), o.signal);
    }
  }

  return {
    process,
    deliver,
    async afterwards() {
      await Promise.all(following);
    },
  };
}

const placeOf = ({ subject, info }: JsMsg) => ({ subject, streamSequence: info.streamSequence });

export const rawEvent = (message: Pick<JsMsg, 'subject' | 'data' | 'headers'>): RawEvent => ({
  subject: message.subject,
  data: message.data,
  traceparent: message.headers?.get('traceparent') || undefined,
});
