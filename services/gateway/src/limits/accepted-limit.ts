import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { replayedHeader } from '@poolpros/contracts/idempotency';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCounts } from './visitor-counts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests of one network the services accept per window. Routes of one class share the limit. */
    acceptedLimit?: { limit: string; max: number; windowMs: number };
  }
  interface FastifyRequest {
    /** The counter of the request; null once it was uncounted. */
    countedAs: { limit: string; left: number } | null;
  }
}

export const tooManyRequests = () => new Problem('too_many_requests', 'Too many requests. Please wait a little.');

/**
 * Limits how many requests the services accept. A request counts on arrival, so that simultaneous ones cannot all pass,
 * and is uncounted if the service rejects it or has accepted it before. A request whose client disconnected stays
 * counted, since it may have been accepted.
 */
export function addAcceptedLimit(
  app: ZodApp,
  o: { visitors: VisitorCounts; exempt: (request: FastifyRequest) => boolean },
): void {
  app.decorateRequest('countedAs', null);
  // After the limit of all attempts, which is a hook of the route, and before the body is read.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { acceptedLimit } = request.routeOptions.config;
    if (!acceptedLimit || o.exempt(request)) done();
    else count(request, reply, acceptedLimit).then(() => done(), done);
  });
  async function count(
    request: FastifyRequest,
    reply: FastifyReply,
    { limit, max, windowMs }: NonNullable<FastifyContextConfig['acceptedLimit']>,
  ): Promise<void> {
    const { current, ttl } = await o.visitors.count(request.ip, { limit, windowMs, max });
    const left = max - current;
    request.countedAs = { limit, left };
    const seconds = Math.ceil(ttl / 1000);
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': Math.max(0, left),
      'ratelimit-reset': seconds,
    });
    if (left >= 0) return;
    reply.header('retry-after', seconds);
    throw tooManyRequests();
  }
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isAccepted = reply.statusCode >= 200 && reply.statusCode < 300 && !reply.hasHeader(replayedHeader);
    if (request.countedAs && !isAccepted) {
      const { limit, left } = request.countedAs;
      request.countedAs = null;
      o.visitors.giveBack(request.ip, limit);
      reply.header('ratelimit-remaining', Math.max(0, left + 1));
    }
    done();
  });
}
