import { backoffMs, pause } from '../backoff.js';
import type { RawEvent } from '../bus/stored-events.js';
import type { Database } from '../database.js';
import type { Log } from '../log.js';
import { eventIdOf } from './body.js';
import { type DueEvent, eventRetries } from './event-retries.js';
import { type Failure, failureOf, nextTry, wordsOf } from './failure.js';
import type { Report } from './report.js';
import type { Retries } from './retries.js';
import type { ConsumerTimes } from './times.js';

/**
 * Keeps the failed events of a stream in the database of the service instead of at the broker. However many there are,
 * new events are delivered, and neither restarts nor lost acknowledgments count as failures.
 */
export function tableRetries(o: {
  stream: string;
  database: Database;
  times: ConsumerTimes;
  log: Log;
  report: Report;
  signal: AbortSignal;
}): Retries {
  const store = eventRetries(o.database, o.stream);

  async function retry(event: DueEvent, process: (event: RawEvent) => Promise<unknown>): Promise<Failure | null> {
    try {
      await process(event);
    } catch (error) {
      const failure = failureOf(error);
      const next = nextTry(failure, event.failures, o.times);
      await store.failed(event.id, wordsOf(error), next);
      o.report.failed(event, failure, next);
      return failure;
    }
    await store.remove(event.id);
    return null;
  }

  return {
    async take(message, failure) {
      const event = { subject: message.subject, sequence: message.info.streamSequence };
      const next = nextTry(failure, 0, o.times);
      await store.add(
        {
          ...event,
          eventId: eventIdOf(message.data),
          data: message.data,
          traceparent: message.headers?.get('traceparent') || undefined,
          lastError: wordsOf(failure.error),
        },
        next,
      );
      message.ack();
      o.report.failed(event, failure, next);
    },
    handled: () => undefined,
    count: () => store.count(),
    deadLetters: () => store.deadLetters(),
    find: (sequence) => store.find(sequence),
    clear: (sequence) => store.removeSequence(sequence),
    async run(process) {
      for (let troubles = 0; !o.signal.aborted; ) {
        try {
          const event = await store.claim(o.times.leaseMs);
          const failure = event && (await retry(event, process));
          // While a neighbor is down, the others would fail the same way.
          troubles = failure?.kind === 'unavailable' ? troubles + 1 : 0;
          if (!event) await pause(o.times.pollMs, o.signal);
        } catch (error) {
          troubles += 1;
          if (troubles === 1) o.log.warn({ err: error }, 'failed events wait, their table cannot be used');
        }
        if (troubles > 0) await pause(backoffMs(troubles, { first: 250, max: 5000 }), o.signal);
      }
    },
  };
}
