import { pino } from 'pino';
import { currentTrace } from './trace.js';

export type Log = pino.Logger;

const secretField = /(authorization|cookie|password|token|secret|email|phone)$/i;
const removed = '[removed]';
const maxDepth = 4;

/** The fields of a log line without personal data and secrets. Drops values that are nested too deep to check. */
function withoutSecrets(fields: Record<string, unknown>, depth = 1): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields))
    clean[name] = secretField.test(name) ? removed : withoutSecretsInside(value, depth);
  return clean;
}

function withoutSecretsInside(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= maxDepth) return '[too deep]';
  if (Array.isArray(value)) return value.map((entry) => withoutSecretsInside(entry, depth + 1));
  return isPlain(value) ? withoutSecrets(value, depth + 1) : value;
}

const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

// Access tokens, tokens of mailed links, cookies and keys (32 bytes in base64url, with or without a prefix; 52 and 64 in
// links of threads and of mail settings),
// credentials in a URL, email addresses.
const secretTexts = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /(?<![\w-])(?:[a-z]+_)?(?:[\w-]{43}|[\w-]{70}|[\w-]{86})(?![\w-])/g,
  /(?<=:\/\/)[^\s/@]+(?=@)/g,
  /[^\s"'`<>()[\]:/@]+@[^\s"'`<>()[\]:/@]+\.[a-z]{2,}/gi,
];

/** Text from outside, such as a mail server's reply, without secrets and personal data. */
const withoutSecretTexts = (text: string): string =>
  secretTexts.reduce((clean, secret) => clean.replace(secret, removed), text);

/**
 * The part of an error that is logged. Only named fields: database errors carry the statement's parameters, which are
 * personal data.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutSecretTexts(String(error)) };
  return {
    type: error.name,
    message: withoutSecretTexts(error.message),
    stack: error.stack && withoutSecretTexts(error.stack),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A JSON log of one service. Fields named like secrets or personal data are removed; lines carry the trace id. */
export function createLog(o: { service: string; level: string; destination?: pino.DestinationStream }): Log {
  const options: pino.LoggerOptions = {
    level: o.level,
    base: { service: o.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    // pino is fast only with fixed paths. Its wildcard paths cost many times the line itself.
    redact: { paths: ['authorization', 'cookie', 'password', 'token', 'email', 'phone'], censor: removed },
    formatters: { level: (label) => ({ level: label }), log: (fields) => withoutSecrets(fields) },
    serializers: { err: describeError },
    mixin: () => {
      const trace = currentTrace();
      return trace ? { traceId: trace.traceId } : {};
    },
  };
  // Each write wakes another thread, which costs far more than a line. The exit of the process flushes the rest.
  return pino(
    options,
    o.destination ?? pino.destination({ sync: false, minLength: 16_384, maxWrite: 32_768, periodicFlush: 200 }),
  );
}
