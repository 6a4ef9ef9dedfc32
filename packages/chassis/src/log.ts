import { pino } from 'pino';
import { currentTrace } from './trace.js';

export type Log = pino.Logger;

const secretFields = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'email', 'phone'];
const levels = ['', '*.', '*.*.', '*.*.*.'];

/**
 * What a log line says of an error. Only named fields: database errors carry the statement's
 * parameters, and those are people's data.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A JSON log of one service. Personal data and secrets are removed to a depth of four; lines carry the trace id. */
export function createLog(o: { service: string; level: string; destination?: pino.DestinationStream }): Log {
  const options: pino.LoggerOptions = {
    level: o.level,
    base: { service: o.service },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: levels.flatMap((prefix) => secretFields.map((field) => `${prefix}["${field}"]`.replace('.[', '['))),
    serializers: { err: describeError },
    mixin: () => {
      const trace = currentTrace();
      return trace ? { traceId: trace.traceId } : {};
    },
  };
  return o.destination ? pino(options, o.destination) : pino(options);
}
