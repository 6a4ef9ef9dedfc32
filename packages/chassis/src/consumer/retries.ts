import type { JsMsg } from '@nats-io/jetstream';
import type { RawEvent } from '../bus/stored-events.js';
import type { Failure } from './failure.js';

/** A dead-lettered event, which can be replayed. */
export interface DeadLetter {
  /** The event's sequence in the stream. */
  sequence: number;
  at: Date;
  /** Type, number of failures and last error, where known. No personal data. */
  about: string;
}

/** Where failed events of a stream go, so that they do not block others. */
export interface Retries {
  /** Takes over a failed event and acknowledges it. Throws when it cannot; the event is then still in flight. */
  take(message: JsMsg, failure: Failure): Promise<void>;
  /** Called when an event was handled, at its first attempt or later. */
  handled(sequence: number): void;
  /** Number of events that wait for a retry and of dead-lettered ones; null where only the broker knows. */
  count(): Promise<{ waiting: number; dead: number } | null>;
  deadLetters(): Promise<DeadLetter[]>;
  /** The stored events of a sequence, dead-lettered or not. */
  find(sequence: number): Promise<RawEvent[]>;
  /** Removes the events of a sequence, which need no further attempt. */
  clear(sequence: number): Promise<void>;
  /** Passes the events that are due to `process`, until the consumer's signal aborts. */
  run(process: (event: RawEvent) => Promise<unknown>): Promise<void>;
}
