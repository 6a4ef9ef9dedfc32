/** A neighbour (store, broker, service) cannot be reached at the moment; the same work can succeed later. */
export class UnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnavailableError';
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

// PostgreSQL 15 appendix A: connection exceptions (08), insufficient resources (53), operator intervention (57) but for
// a statement that was cancelled, read-only server.
const unavailableStates = /^(08...|53...|57(?!014)...|25006)$/;

// Statement timeout, lock timeout, serialization failure, deadlock, a transaction that idled or took too long.
const contentionStates = new Set(['57014', '55P03', '40001', '40P01', '25P03', '25P04']);

// The pg client reports these without a code.
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout)/;

// TypeORM gives a lost connection back at once, and says only this to the next statement of the transaction.
const lostInTransaction = new Set(['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError']);

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** True when the error says that a store or service cannot be used now, rather than that the work is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (networkCodes.has(code) || unavailableStates.test(code)) return true;
  if (poolMessages.test(error.message) || lostInTransaction.has(error.name)) return true;
  return isUnavailable(error.cause);
}

/**
 * True when the database works but this work was in the way of other work, or took too long: it can succeed later, but
 * nothing says that other work would fail alike, and it may fail every time.
 */
export function isContention(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return contentionStates.has(codeOf(error)) || isContention(error.cause);
}
