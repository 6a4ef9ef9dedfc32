import { PassThrough } from 'node:stream';
import { identityOf, requireAccount } from '@poolpros/chassis/auth';
import { problems, type ZodApp } from '@poolpros/chassis/http';
import { networkOf } from '@poolpros/chassis/network';
import { Problem } from '@poolpros/chassis/problem';
import { inboxEventEndpoints } from '@poolpros/contracts/endpoints/inbox-events';
import type { AccessTokenClaims } from '@poolpros/contracts/http/accounts';
import type { Context } from '../context.js';
import { limitedBy } from '../limits/limiter.js';

/** With the poll of ended sessions, a stream ends within 5 s of its session (docs/rules.md#ended-sessions). */
const sweepMs = 1000;
/** When a dashboard that found no room tries again. */
const retryAfterSeconds = 30;

/** GET /api/contractors/me/events, which no service answers: the gateway itself follows the events. */
export function addInboxStreams(app: ZodApp, { config, inboxStreams }: Context): void {
  const { operationId, path, response, limit } = inboxEventEndpoints.inboxEvents;
  let closing = false;
  let sweeping: NodeJS.Timeout | undefined;

  /** Without knowing which sessions have ended, no stream may go on. */
  function hasEnded(sessionId: string): boolean {
    try {
      return app.endedSessions?.has(sessionId) ?? true;
    } catch {
      return true;
    }
  }
  app.addHook('onListen', async () => {
    sweeping = setInterval(() => inboxStreams.sweep(hasEnded), sweepMs).unref();
  });
  // Before the server waits for its connections, so that a stop does not wait for streams.
  app.addHook('preClose', async () => {
    closing = true;
    clearInterval(sweeping);
    inboxStreams.stop();
  });

  app.get(
    path,
    {
      onRequest: requireAccount('contractor', 'listings:own'),
      config: limitedBy(limit, config.RATE_LIMITS_SCALE),
      schema: {
        operationId,
        produces: ['text/event-stream'],
        tags: ['contractors'],
        summary: 'Get a stream of server-sent events about contact requests to your businesses',
        response: { 200: response, ...problems(401, 403, 429, 503) },
      },
    },
    async (request, reply) => {
      if (closing) throw new Problem('service_unavailable', 'Please try again in a moment.');
      reply.headers({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'close',
      });
      // Without a body, there is no stream to hold open.
      if (request.method === 'HEAD') return reply.send();
      const { accountId, sessionId } = identityOf(request);
      const { exp } = request.user as AccessTokenClaims;
      const network = networkOf(request.ip);
      const full = inboxStreams.fullFor({ accountId, network });
      if (full) {
        reply.header('retry-after', retryAfterSeconds);
        throw full;
      }
      const body = new PassThrough();
      const forget = inboxStreams.add({ accountId, sessionId, network, expiresAt: exp * 1000 }, body);
      // Also when the client leaves.
      body.once('close', forget);
      return reply.send(body);
    },
  );
}
