import type { ZodApp } from '@poolpros/chassis/http';
import type { FastifyRequest } from 'fastify';
import { applyLimit, type Limit, tooManyRequests } from './apply-limit.js';
import type { VisitorCounts } from './visitor-counts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much one network may ask for per window, whatever comes of it. */
    attemptLimit?: Limit & {
      /** Whether a dear request counts for several (ADR 113). */
      byCost: boolean;
    };
  }
}

/** Limits what a network asks for. A request counts on arrival, before anything is done for it. */
export function addAttemptLimit(
  app: ZodApp,
  o: {
    visitors: VisitorCounts;
    exempt: (request: FastifyRequest) => boolean;
    weightOf: (request: FastifyRequest) => number;
  },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { attemptLimit } = request.routeOptions.config;
    if (!attemptLimit || o.exempt(request)) return done();
    const weight = attemptLimit.byCost ? Math.min(o.weightOf(request), attemptLimit.max) : 1;
    applyLimit(o.visitors, { request, reply }, attemptLimit, weight).then(
      (left) => (left < 0 ? done(tooManyRequests()) : done()),
      done,
    );
  });
}
