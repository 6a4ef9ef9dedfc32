import { ApiError } from './api-error.js';

/** Writes a failed call to the console. A 4xx says something about the request and breaks nothing. */
export function logFailure(error: Error, path: string): void {
  const level = error instanceof ApiError && error.status < 500 ? 'info' : 'error';
  console[level](`${path}: ${error.message}`);
}
