import { hourMs } from '@poolpros/contracts/time';
import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../unavailable.js';
import { PermanentError } from './errors.js';
import { failureOf, maxFailures, nextTry, wordsOf } from './failure.js';

const databaseError = (fields: object) =>
  new QueryFailedError('insert', ['a@example.com'], Object.assign(new Error('key a@example.com'), fields));

it.each([
  ['unavailable', new UnavailableError('x')],
  ['unavailable', Object.assign(new Error('x'), { code: 'ECONNREFUSED' })],
  ['failed', new Error('x')],
  ['failed', 'not even an error'],
  ['permanent', new PermanentError('no such order')],
])('takes for %s: %s', (kind, error) => {
  expect(failureOf(error)).toEqual({ kind, error });
});

describe('an event', () => {
  const failed = failureOf(new Error('x'));

  it.each([
    [1, 1000],
    [2, 5000],
    [3, 15_000],
    [4, 30_000],
    [5, 60_000],
    [6, 120_000],
    [7, 300_000],
    [8, 600_000],
    [maxFailures - 1, 600_000],
    [maxFailures, null],
  ])('that failed for the %ith time is tried again in %s ms', (failures, delayMs) => {
    expect(nextTry(failed, failures - 1)).toEqual({ failures, delayMs });
  });

  it('is tried for longer than an upgrade or a mended handler takes', () => {
    let hours = 0;
    for (let before = 0; before < maxFailures; before++) hours += (nextTry(failed, before).delayMs ?? 0) / hourMs;
    expect(hours).toBeGreaterThan(7);
  });

  it('is dead-lettered at once when trying again cannot help', () => {
    expect(nextTry(failureOf(new PermanentError('x')), 0)).toEqual({ failures: 1, delayMs: null });
  });

  it('is never dead-lettered because a neighbor is down', () => {
    const down = failureOf(new UnavailableError('x'));
    expect(nextTry(down, 0)).toEqual({ failures: 0, delayMs: 30_000 });
    expect(nextTry(down, maxFailures - 1)).toEqual({ failures: maxFailures - 1, delayMs: 30_000 });
  });
});

describe('what is stored of an error', () => {
  it.each([
    ['its name and message', new TypeError('x is not a function'), 'TypeError: x is not a function'],
    ['nothing, when it is none', 'a@example.com', 'no error object'],
    [
      'the code and constraint of a statement',
      databaseError({ code: '23505', constraint: 'a' }),
      'database error 23505 a',
    ],
    ['the code of a statement', databaseError({ code: '22001' }), 'database error 22001'],
  ])('is %s', (_what, error, words) => {
    expect(wordsOf(error)).toBe(words);
  });

  it('is not longer than 300 characters', () => {
    expect(wordsOf(new Error('x'.repeat(1000)))).toHaveLength(300);
  });
});
