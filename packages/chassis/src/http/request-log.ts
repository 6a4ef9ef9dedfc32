import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../ids.js';
import type { Metrics } from '../metrics.js';
import { runInTrace, type Trace, traceFrom } from '../trace.js';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | null;
  }
}

const requestId = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's request id when it is valid, else a new one. */
export function requestIdOf(raw: Pick<IncomingMessage, 'headers'>): string {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && requestId.test(given) ? given : newId();
}

const headerOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/**
 * Gives every request its trace and id, and logs and measures it once under its route pattern. Continues the trace of
 * the caller where callers are trusted.
 */
export function logRequests(app: FastifyInstance, o: { metrics: Metrics; trustCallers: boolean }): void {
  app.decorateRequest('trace', null);
  app.addHook('onRequest', (request, reply, done) => {
    const trace = traceFrom(o.trustCallers ? headerOf(request.headers.traceparent) : undefined);
    request.trace = trace;
    reply.header('x-request-id', request.id);
    runInTrace(trace, done);
  });
  // Reading a body leaves the async context of the request, so re-enter it before the handler.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace) runInTrace(request.trace, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { route, method: request.method, status: String(reply.statusCode) };
    o.metrics.httpRequestSeconds.observe(labels, reply.elapsedTime / 1000);
    if (!isProbe(request)) {
      const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      if (request.trace) runInTrace(request.trace, () => request.log.info(line, 'request handled'));
    }
    done();
  });
}

const probes = new Set(['/health/live', '/health/ready', '/metrics']);
const isProbe = (request: FastifyRequest): boolean => probes.has(request.routeOptions.url ?? '');
