import { QueryFailedError } from 'typeorm';
import { isUnavailable } from '../unavailable.js';
import { PermanentError } from './errors.js';
import { type ConsumerTimes, consumerTimes } from './times.js';

/**
 * Why an event was not handled. `unavailable`: a neighbor is down, which does not count against the event. `failed`:
 * the handler failed and may succeed after a fix. `permanent`: it can never succeed.
 */
export interface Failure {
  kind: 'unavailable' | 'failed' | 'permanent';
  error: unknown;
}

/**
 * The consequence of a failure: how often the event has failed so far, and when it is retried; null: it is
 * dead-lettered.
 */
export interface NextTry {
  failures: number;
  delayMs: number | null;
}

/** Failures after which an event is dead-lettered: seven hours, so that a fixed service still finds it. */
export const maxFailures = 50;

export function failureOf(error: unknown): Failure {
  if (error instanceof PermanentError) return { kind: 'permanent', error };
  return { kind: isUnavailable(error) ? 'unavailable' : 'failed', error };
}

/** The consequence of a failure of an event that has failed `before` times already. */
export function nextTry({ kind }: Failure, before: number, times: ConsumerTimes = consumerTimes): NextTry {
  if (kind === 'unavailable') return { failures: before, delayMs: times.afterOutageMs };
  const failures = before + 1;
  if (kind === 'permanent' || failures >= maxFailures) return { failures, delayMs: null };
  const [first] = times.retryDelaysMs;
  return { failures, delayMs: times.retryDelaysMs[Math.min(failures, times.retryDelaysMs.length) - 1] ?? first };
}

const maxWordsLength = 300;

/**
 * The part of an error that is stored with an event. For an error of a SQL statement this is only the code, since the
 * message may quote parameters, which can be personal data.
 */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no error object';
  if (error instanceof QueryFailedError) {
    const { code, constraint } = error.driverError as { code?: unknown; constraint?: unknown };
    return ['database error', code, constraint].filter((word) => typeof word === 'string').join(' ');
  }
  return `${error.name}: ${error.message}`.slice(0, maxWordsLength);
}
