import { isUnavailable } from '../unavailable.js';
import { PermanentError } from './errors.js';

/** Deliveries of one event before it is given up. */
export const maxDeliver = 8;

/** How long an event is kept in hand while a neighbour is down, before it uses up a delivery and lets others pass. */
export const maxHoldMs = 10 * 60_000;

const delaysMs = [1000, 5000, 15_000, 30_000, 60_000, 120_000, 300_000];

/**
 * How an event that failed is answered. `hold`: a neighbour is down, so every event would fail alike; this one is
 * kept in hand and tried again. `term` and `exhausted` end among the dead letters.
 */
export type Answer = { kind: 'hold' } | { kind: 'retry'; delayMs: number } | { kind: 'term' } | { kind: 'exhausted' };

/** What to do after a handler failed on its `deliveryCount`th delivery (first = 1), in hand for `heldMs`. */
export function answerTo(error: unknown, o: { deliveryCount: number; heldMs: number }): Answer {
  if (error instanceof PermanentError) return { kind: 'term' };
  if (isUnavailable(error) && o.heldMs < maxHoldMs) return { kind: 'hold' };
  const delayMs = delaysMs[o.deliveryCount - 1];
  return o.deliveryCount >= maxDeliver || delayMs === undefined ? { kind: 'exhausted' } : { kind: 'retry', delayMs };
}
