import type { JsMsg } from '@nats-io/jetstream';
import type { RawEvent } from '../bus/stored-events.js';
import type { Failure } from './failure.js';

/** A dead-lettered event, which waits to be replayed. */
export interface DeadLetter {
  /** Of the event in its stream. */
  sequence: number;
  at: Date;
  /** Type, times it failed and last error, as far as they are known; no personal data. */
  about: string;
}

/** Where the events of one stream go that failed, so that they do not stand in the way of others. */
export interface Retries {
  /** Takes a failed event over and acknowledges it. Throws when it cannot: then the event is still in flight. */
  take(message: JsMsg, failure: Failure): Promise<void>;
  /** An event was handled, at its first try or later. */
  handled(sequence: number): void;
  /** Events that wait for another try and those dead-lettered; null where the broker alone knows. */
  count(): Promise<{ waiting: number; dead: number } | null>;
  deadLetters(): Promise<DeadLetter[]>;
  /** The stored events of a sequence, dead-lettered or not. */
  find(sequence: number): Promise<RawEvent[]>;
  /** The events of a sequence need no further try. */
  clear(sequence: number): Promise<void>;
  /** Hands the events that are due to `process`, until the signal of the consumer ends it. */
  run(process: (event: RawEvent) => Promise<unknown>): Promise<void>;
}
