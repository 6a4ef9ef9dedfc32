import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../unavailable.js';
import { answerTo, maxHoldMs } from './answer.js';
import { PermanentError } from './errors.js';

const first = { deliveryCount: 1, heldMs: 0 };

it.each([
  [1, 1000],
  [2, 5000],
  [3, 15_000],
  [4, 30_000],
  [5, 60_000],
  [6, 120_000],
  [7, 300_000],
])('tries again after delivery %i in %i ms', (deliveryCount, delayMs) => {
  expect(answerTo(new Error('x'), { deliveryCount, heldMs: 0 })).toEqual({ kind: 'retry', delayMs });
});

it('gives up after the eighth delivery', () => {
  expect(answerTo(new Error('x'), { deliveryCount: 8, heldMs: 0 })).toEqual({ kind: 'exhausted' });
});

it('gives up at once when trying again cannot help', () => {
  expect(answerTo(new PermanentError('no such order'), first)).toEqual({ kind: 'term' });
});

describe('while a neighbour is down', () => {
  const down = new UnavailableError('x');

  it('holds the event, on its last delivery too', () => {
    expect(answerTo(down, first)).toEqual({ kind: 'hold' });
    expect(answerTo(down, { deliveryCount: 8, heldMs: 1 })).toEqual({ kind: 'hold' });
  });

  it('lets others pass after ten minutes', () => {
    expect(answerTo(down, { deliveryCount: 1, heldMs: maxHoldMs })).toEqual({ kind: 'retry', delayMs: 1000 });
  });
});
