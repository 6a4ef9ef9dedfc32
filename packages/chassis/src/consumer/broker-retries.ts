import type { Bus } from '../bus.js';
import { clearDeadLetters, deadLettersOf } from './dead-letters.js';
import { nextTry } from './failure.js';
import type { Report } from './report.js';
import type { Retries } from './retries.js';
import { type ConsumerTimes, maxAckPending } from './times.js';

/**
 * For services without a database: a failed event stays with the broker, which delivers it again. Failures are counted
 * in the memory of the process, not by deliveries, so restarts and outages do not count. A dead-lettered event is
 * terminated, and the broker leaves a notice of it in DEAD_LETTERS.
 */
export function brokerRetries(o: {
  bus: Bus;
  stream: string;
  service: string;
  times: ConsumerTimes;
  report: Report;
}): Retries {
  const failuresOf = new Map<number, number>();

  function remember(sequence: number, failures: number): void {
    failuresOf.delete(sequence);
    failuresOf.set(sequence, failures);
    // No more than these are pending: the oldest has left the stream or moved to another replica.
    const [oldest] = failuresOf.keys();
    if (failuresOf.size > maxAckPending && oldest !== undefined) failuresOf.delete(oldest);
  }

  return {
    async take(message, failure) {
      const event = { subject: message.subject, sequence: message.info.streamSequence };
      const next = nextTry(failure, failuresOf.get(event.sequence) ?? 0, o.times);
      if (next.delayMs === null) {
        failuresOf.delete(event.sequence);
        // Servers before 2.11 do not support a reason. The log has it.
        message.term();
      } else {
        remember(event.sequence, next.failures);
        message.nak(next.delayMs);
      }
      o.report.failed(event, failure, next);
    },
    handled: (sequence) => {
      failuresOf.delete(sequence);
    },
    count: async () => null,
    deadLetters: () => deadLettersOf(o.bus, o.stream, o.service),
    find: async () => [],
    clear: (sequence) => clearDeadLetters(o.bus, o.stream, o.service, sequence),
    run: async () => undefined,
  };
}
