import { isUnavailable } from '../unavailable.js';
import { PermanentError } from './errors.js';

/** Deliveries of one event before it is given up. */
export const maxDeliver = 8;

const delaysMs = [1000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000];

/**
 * How an event is answered. `hold`: a neighbour is down, so every event would fail alike; the event is kept in
 * hand and tried again without using up its deliveries. `term` and `exhausted` end among the dead letters.
 */
export type Answer =
  | { kind: 'hold' }
  | { kind: 'retry'; delayMs: number }
  | { kind: 'term'; reason: string }
  | { kind: 'exhausted' };

/** What to do after a handler failed on its `deliveryCount`th delivery (first = 1). */
export function answerTo(error: unknown, deliveryCount: number): Answer {
  if (error instanceof PermanentError) return { kind: 'term', reason: error.message };
  if (isUnavailable(error)) return { kind: 'hold' };
  if (deliveryCount >= maxDeliver) return { kind: 'exhausted' };
  return { kind: 'retry', delayMs: delaysMs[deliveryCount - 1] ?? 300_000 };
}
