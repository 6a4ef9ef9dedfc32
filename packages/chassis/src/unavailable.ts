interface UnavailableOptions extends ErrorOptions {
  /** What the client is told: the neighbor is down, has too much to do, or is late. */
  code?: 'service_unavailable' | 'overloaded' | 'gateway_timeout';
}

/** A neighbor (store, broker, service) cannot be reached at the moment; the same work can succeed later. */
export class UnavailableError extends Error {
  readonly code: NonNullable<UnavailableOptions['code']>;

  constructor(message: string, { code = 'service_unavailable', ...options }: UnavailableOptions = {}) {
    super(message, options);
    this.name = 'UnavailableError';
    this.code = code;
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
]);

// PostgreSQL 15 appendix A: connection exceptions (08), insufficient resources (53), operator intervention (57) except
// a canceled statement, read-only server.
const unavailableStates = /^(08...|53...|57(?!014)...|25006)$/;

// Statement timeout, lock timeout, serialization failure, deadlock, a transaction that idled or took too long.
const contentionStates = new Set(['57014', '55P03', '40001', '40P01', '25P03', '25P04']);

// The pg client reports these without a code.
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout)/;

// TypeORM releases a lost connection at once, and reports only this to the next statement of the transaction.
const lostInTransaction = new Set(['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError']);

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** True when the error means that a store or service is unavailable, not that the work is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (networkCodes.has(code) || unavailableStates.test(code)) return true;
  if (poolMessages.test(error.message) || lostInTransaction.has(error.name)) return true;
  return isUnavailable(error.cause);
}

/**
 * True when the database works but this work conflicted with other work or took too long. It can succeed later, but
 * other work need not fail the same way, and it may fail every time.
 */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return contentionStates.has(codeOf(error)) || isContention(error.cause);
}
