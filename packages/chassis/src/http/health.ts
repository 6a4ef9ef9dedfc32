import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.js';
import { Problem } from '../problem.js';
import type { Readiness } from '../run.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** The service replaces it at its start. An app alone is ready as soon as it listens. */
    readiness: { check: Readiness };
  }
}

/** Adds GET /health/live and GET /health/ready, and GET /metrics unless the port is public. */
export function addHealthRoutes(app: FastifyInstance, o: { metrics: Metrics; exposeMetrics: boolean }): void {
  const schema = { hide: true };
  const readiness: { check: Readiness } = { check: async () => [] };
  app.decorate('readiness', readiness);
  app.get('/health/live', { schema }, async () => ({ status: 'live' }));
  app.get('/health/ready', { schema }, async () => {
    const missing = await readiness.check();
    if (missing.length === 0) return { status: 'ready' };
    const errors = missing.map(({ part, reason }) => ({ path: part, message: reason }));
    throw new Problem('service_unavailable', `Not ready: ${missing.map(({ part }) => part).join(', ')}.`, errors);
  });
  if (o.exposeMetrics)
    app.get('/metrics', { schema }, async (_request, reply) => {
      reply.type(o.metrics.registry.contentType);
      return o.metrics.registry.metrics();
    });
}
