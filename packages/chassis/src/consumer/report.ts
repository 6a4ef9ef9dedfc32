import type { Log } from '../log.js';
import type { Metrics } from '../metrics.js';
import type { Failure, NextTry } from './failure.js';

/** The outcome of an event. */
export type Outcome = 'handled' | 'duplicate' | 'ignored';

/** Reports the outcomes of a stream's events in log and metrics. */
export interface Report {
  handled(subject: string, outcome: Outcome): void;
  /** Call it once the outcome is durable: stored here, or acknowledged to the broker. */
  failed(event: { subject: string; sequence: number }, failure: Failure, next: NextTry): void;
}

export function createReport(o: { stream: string; types: readonly string[]; log: Log; metrics: Metrics }): Report {
  // Only handled types become label values. An unknown subject must not grow the metrics.
  const typeOf = (subject: string): string => o.types.find((type) => subject.includes(`${type}.`)) ?? 'other';
  const count = (subject: string, outcome: string) => o.metrics.consumerHandled.inc({ type: typeOf(subject), outcome });

  return {
    handled: count,
    failed({ subject, sequence }, { kind, error }, { failures, delayMs }) {
      const fields = { err: error, subject, streamSequence: sequence, failures };
      if (delayMs === null) {
        o.log.error(fields, 'event dead-lettered');
        o.metrics.deadLetters.inc({ stream: o.stream });
        count(subject, 'dead');
      } else {
        o.log.warn({ ...fields, delayMs }, kind === 'unavailable' ? 'event waits for a neighbor' : 'event failed');
        count(subject, 'retry');
      }
    },
  };
}
