import { Client, errors } from '@elastic/elasticsearch';
import { UnavailableError } from '@poolpros/chassis/unavailable';

/** A search that takes longer times out, and the page falls back to the regular search. */
export const searchTimeoutMs = 500;

/** A write, or a change of an index, that takes longer times out. */
export const writeTimeoutMs = 30_000;

/**
 * A client for everything except visitors' searches. Never retries; that is up to the caller. A call may have a shorter
 * timeout than its connections, but not a longer one.
 */
export const createElasticsearch = (url: string): Client =>
  new Client({ node: url, requestTimeout: writeTimeoutMs, maxRetries: 0 });

/** The error to throw for a failed call: UnavailableError if the engine is unavailable, else the error itself. */
export function engineFailure(error: unknown): unknown {
  const isUnavailable =
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError ||
    (error instanceof errors.ResponseError && isUnavailableStatus(error.statusCode ?? 503));
  return isUnavailable ? new UnavailableError('the search engine does not respond', { cause: error }) : error;
}

/** The error to throw for a status other than success; 429 means that the engine has too much to do. */
export const refusalOf = (status: number, reason: string): Error =>
  isUnavailableStatus(status)
    ? new UnavailableError(reason, { code: status === 429 ? 'overloaded' : 'service_unavailable' })
    : new Error(reason);

/** Whether a status means "not now" rather than "wrong request"; 404 means that the index does not exist yet. */
const isUnavailableStatus = (status: number): boolean => status === 404 || status === 429 || status >= 500;
