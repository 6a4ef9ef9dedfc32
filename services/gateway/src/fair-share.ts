import { normalizeIP } from '@fastify/rate-limit';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import type { FastifyRequest } from 'fastify';
import type { GatewayMetrics } from './metrics.js';
import { createTurnstile } from './turnstile.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of its limit, and how many requests of one network the services work on at a time. */
    fairShare?: { limit: string; atOnce: number };
  }
  interface FastifyRequest {
    /** Lets the next request of the network in; to be called when the service has answered. */
    endShare: () => void;
  }
}

/** Nobody is still there for an answer that took longer. */
const longestWaitMs = 10_000;

/**
 * A network that asks for everything it may at the same moment waits for its own answers, not everybody else for them:
 * the services get only so many of its requests at a time, from each class of limits in turn. Those of `exempt` have been
 * counted already.
 */
export function addFairShare(
  app: ZodApp,
  o: { exempt: (request: FastifyRequest) => boolean; gatewayMetrics: GatewayMetrics },
): void {
  const turnstile = createTurnstile();
  const nothing = () => {};

  app.decorateRequest('endShare', nothing);
  // After the body has arrived, so that one who sends slowly does not hold a place.
  app.addHook('preHandler', (request, reply, done) => {
    const { fairShare } = request.routeOptions.config;
    if (!fairShare || o.exempt(request)) return done();
    const { limit, atOnce } = fairShare;
    const network = normalizeIP(request.ip);
    const enter = () => {
      request.endShare = () => {
        request.endShare = nothing;
        turnstile.leave(network);
      };
      done();
    };
    if (turnstile.enter(network, atOnce)) return enter();
    o.gatewayMetrics.shareWaits.inc({ limit });
    const since = performance.now();
    turnstile.wait(network, limit, () => {
      const late = performance.now() - since > longestWaitMs;
      if (late || reply.raw.destroyed) done(new Problem('too_many_requests', 'Too many requests at once.'));
      else enter();
      return !late && !reply.raw.destroyed;
    });
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.endShare();
    done();
  });
}
