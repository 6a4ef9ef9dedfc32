import { AsyncLocalStorage } from 'node:async_hooks';
import { UnavailableError } from './unavailable.js';

/** How long the caller of a request waits for its response, in epoch milliseconds. */
export const deadlineHeader = 'x-request-deadline';

const storage = new AsyncLocalStorage<number>();

/** The deadline in a header; undefined when it is absent or malformed. */
export const deadlineFrom = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** Runs work with a deadline in epoch milliseconds, after which its caller stops waiting. */
export const runUntil = <T>(deadline: number, work: () => T): T => storage.run(deadline, work);

/** The deadline of the current work; undefined where there is none. */
export const currentDeadline = (): number | undefined => storage.getStore();

/** How long the caller of the current work still waits, in ms; Infinity where that is unknown. */
export const remainingMs = (): number => {
  const deadline = currentDeadline();
  return deadline === undefined ? Number.POSITIVE_INFINITY : deadline - Date.now();
};

/** Why work with this deadline is rejected now; null while its caller may still wait. */
export const lateRefusal = (deadline: number | undefined): UnavailableError | null =>
  deadline !== undefined && deadline <= Date.now()
    ? new UnavailableError('the caller no longer waits for the response')
    : null;
