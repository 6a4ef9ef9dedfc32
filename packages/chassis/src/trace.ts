import { AsyncLocalStorage } from 'node:async_hooks';
import { randomHex } from './random.js';

/** W3C Trace Context: the request that the current work belongs to. */
export interface Trace {
  traceId: string;
  spanId: string;
  flags: string;
}

const storage = new AsyncLocalStorage<Trace>();
const zeros = /^0+$/;

/**
 * Continues the trace of a `traceparent` header with a new span;
 * starts a new trace when the header is absent or malformed (W3C Trace Context, level 1).
 */
export function traceFrom(header: string | undefined): Trace {
  const spanId = randomHex(8);
  const match = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header ?? '');
  const [, version, traceId, parentId, flags, rest] = match ?? [];
  const usable = version !== 'ff' && !(version === '00' && rest !== undefined);
  if (traceId && parentId && flags && usable && !zeros.test(traceId) && !zeros.test(parentId))
    return { traceId, spanId, flags };
  return { traceId: randomHex(16), spanId, flags: '01' };
}

/** Runs work inside a trace: its logs, events and calls carry the trace. */
export const runInTrace = <T>(trace: Trace, work: () => T): T => storage.run(trace, work);

/** The trace of the current work; undefined outside any. */
export const currentTrace = (): Trace | undefined => storage.getStore();

/** The `traceparent` header for calls and events of the current work; undefined outside any trace. */
export function traceparent(): string | undefined {
  const trace = storage.getStore();
  return trace && `00-${trace.traceId}-${trace.spanId}-${trace.flags}`;
}
