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

// PostgreSQL 15 appendix A: connection exceptions (08), insufficient resources (53), operator intervention (57,
// statement timeouts among them), read-only server, lock timeout, serialization failure, deadlock, idle in transaction.
const sqlStates = /^(08...|53...|57...|25006|25P03|55P03|40001|40P01)$/;

// The pg client reports these without a code.
const poolMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout)/;

/** True when the error says that a store or service cannot be used now, rather than that the work is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof UnavailableError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && (networkCodes.has(error.code) || sqlStates.test(error.code)))
    return true;
  if (poolMessages.test(error.message)) return true;
  return isUnavailable(error.cause);
}
