import type { ZodApp } from '@poolpros/chassis/http';
import { replayedHeader } from '@poolpros/contracts/idempotency';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyLimit, type Limit, tooManyRequests } from './apply-limit.js';
import type { VisitorCounts } from './visitor-counts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests of one network the services accept per window. */
    acceptedLimit?: Limit;
  }
  interface FastifyRequest {
    /** The counter of the request; null once it was uncounted. */
    countedAs: { limit: string; left: number } | null;
  }
}

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
  // After the limit of all attempts and before the body is read.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { acceptedLimit } = request.routeOptions.config;
    if (!acceptedLimit || o.exempt(request)) done();
    else count(request, reply, acceptedLimit).then(() => done(), done);
  });
  async function count(request: FastifyRequest, reply: FastifyReply, accepted: Limit): Promise<void> {
    const left = await applyLimit(o.visitors, { request, reply }, accepted);
    request.countedAs = { limit: accepted.limit, left };
    if (left < 0) throw tooManyRequests();
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
