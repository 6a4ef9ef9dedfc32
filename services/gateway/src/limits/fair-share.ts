import { AsyncResource } from 'node:async_hooks';
import type { ZodApp } from '@poolpros/chassis/http';
import { networkOf } from '@poolpros/chassis/network';
import { Problem } from '@poolpros/chassis/problem';
import type { FastifyRequest } from 'fastify';
import type { GatewayMetrics } from '../metrics.js';
import { createConcurrencyLimiter } from './concurrency-limiter.js';
import { costOf } from './request-cost.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit class, and what the requests of one network that run at once may cost together. */
    fairShare?: { limit: string; budget: number };
  }
  interface FastifyRequest {
    /** Starts the next request of the network; called after the service has responded. */
    releaseSlot: () => void;
  }
}

/** No visitor waits longer for a response. */
const longestWaitMs = 10_000;

/**
 * Limits what the requests of one network that run at once cost together, so that a network with a burst of requests
 * delays only itself. The classes of limits take turns. Requests that `exempt` matches cost nothing.
 */
export function addFairShare(
  app: ZodApp,
  o: { exempt: (request: FastifyRequest) => boolean; gatewayMetrics: GatewayMetrics },
): void {
  const limiter = createConcurrencyLimiter();
  const noop = () => {};

  app.decorateRequest('releaseSlot', noop);
  // After the body has arrived, so that a slow upload takes no slot.
  app.addHook('preHandler', (request, reply, done) => {
    const { fairShare } = request.routeOptions.config;
    if (!fairShare || o.exempt(request)) return done();
    const { limit, budget } = fairShare;
    const cost = Math.min(costOf(request), budget);
    const network = networkOf(request.ip);
    const start = (proceed: () => void) => {
      request.releaseSlot = () => {
        request.releaseSlot = noop;
        limiter.release(network, cost);
      };
      proceed();
    };
    if (limiter.tryAcquire(network, cost, budget)) return start(done);
    o.gatewayMetrics.concurrencyWaits.inc({ limit });
    const since = performance.now();
    // Called when another request ends, whose trace it must not continue.
    const proceed = AsyncResource.bind(done);
    const startInTime = (): boolean => {
      const late = performance.now() - since > longestWaitMs;
      if (late || reply.raw.destroyed) proceed(new Problem('too_many_requests', 'Too many requests at once.'));
      else start(proceed);
      return !late && !reply.raw.destroyed;
    };
    limiter.enqueue(network, limit, { cost, start: startInTime });
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.releaseSlot();
    done();
  });
}
