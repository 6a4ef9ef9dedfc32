import { QueryFailedError } from 'typeorm';
import { isUnavailable } from '../unavailable.js';
import { PermanentError } from './errors.js';
import { type ConsumerTimes, consumerTimes } from './times.js';

/**
 * Why an event was not handled. `unavailable`: a neighbour is down, which is no fault of the event and never counts
 * against it; `failed`: the handler failed, and may succeed once it is mended; `permanent`: it never can.
 */
export interface Failure {
  kind: 'unavailable' | 'failed' | 'permanent';
  error: unknown;
}

/** What follows a failure: how often the event has failed by now, and when it is tried again; null: it is dead-lettered. */
export interface NextTry {
  failures: number;
  delayMs: number | null;
}

/** Failures after which an event is dead-lettered: seven hours, so that a service that was mended still finds it. */
export const maxFailures = 50;

export function failureOf(error: unknown): Failure {
  if (error instanceof PermanentError) return { kind: 'permanent', error };
  return { kind: isUnavailable(error) ? 'unavailable' : 'failed', error };
}

/** What follows a failure of an event that has failed `before` times. */
export function nextTry({ kind }: Failure, before: number, times: ConsumerTimes = consumerTimes): NextTry {
  if (kind === 'unavailable') return { failures: before, delayMs: times.afterOutageMs };
  const failures = before + 1;
  if (kind === 'permanent' || failures >= maxFailures) return { failures, delayMs: null };
  const [first] = times.retryDelaysMs;
  return { failures, delayMs: times.retryDelaysMs[Math.min(failures, times.retryDelaysMs.length) - 1] ?? first };
}

const maxWordsLength = 300;

/**
 * What is stored of an error with an event: a statement's error only by its code, as its message may quote what the
 * statement was given, and that can be a person's data.
 */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error object';
  if (error instanceof QueryFailedError) {
    const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
    return ['database error', code, constraint].filter((word) => typeof word === 'string').join(' ');
  }
  return `${error.name}: ${error.message}`.slice(0, maxWordsLength);
}
