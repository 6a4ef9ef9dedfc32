import type { ZodApp } from '@poolpros/chassis/http';
import { sendEncoded } from '@poolpros/chassis/http/encoded-body';
import { sendProblem } from '@poolpros/chassis/http/errors';
import type { HttpAnswer } from '@poolpros/chassis/http-call';
import { Problem } from '@poolpros/chassis/problem';
import { searchCacheControl } from '@poolpros/contracts/http/search';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BreakerOpenError, createBreaker } from './breaker.js';
import type { Answers } from './cache/answers.js';
import { standingOf } from './cache/freshness.js';
import type { KeptAnswer } from './cache/kept-answer.js';
import { createSource, type Fetched } from './cache/source.js';
import { searchTarget } from './cache/target.js';
import type { Context } from './context.js';
import { originOf, requestHeaders } from './forwarded-headers.js';
import { limitedBy } from './limiter.js';
import { problemOfUpstream } from './proxy.js';
import type { SearchRoute } from './route-table.js';
import { createUpstreamClient, UpstreamFailure } from './upstream.js';

/** Answers a route of the searches from the answers kept for everybody, whoever asks (ADR 10). */
export function addSearch(app: ZodApp, route: SearchRoute, context: Context, answers: Answers): void {
  const { config, upstreams, gatewayMetrics, changes, now, log } = context;
  const { searchFallbacks, cacheAnswers } = gatewayMetrics;
  const client = createUpstreamClient(route, upstreams[route.upstream], gatewayMetrics);
  const path = servicePath(route.prefix);
  const { trial } = route.kept;
  const breaker =
    trial === null
      ? null
      : createBreaker({
          route: route.prefix,
          trial: () => client.get(`${path}?${trial}`, { accept: 'application/json' }),
          log,
          gatewayMetrics,
        });
  const source = createSource({
    get: (target, headers) => (breaker ? breaker.run(() => client.get(target, headers)) : client.get(target, headers)),
    fromIndex: route.kept.fromIndex,
    answers,
    now,
  });

  const count = (outcome: string) => cacheAnswers.inc({ route: route.prefix, outcome });
  const standing = (kept: KeptAnswer) => standingOf(kept, now(), changes.knowledge);

  function fetch(request: FastifyRequest, target: string) {
    // Nothing of the visitor's request but its id and address, for the log of the service.
    const headers = () =>
      requestHeaders({ accept: 'application/json' }, route.upstream, originOf(request, config.PUBLIC_URL, route));
    return source.fetch(target, headers);
  }

  /** Whether a copy may be given while the service fails. */
  function covers(copy: KeptAnswer | undefined): copy is KeptAnswer {
    if (!copy) return false;
    const is = standing(copy);
    return is === 'outdated' ? route.kept.outdatedOnFailure : is !== 'gone';
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = searchTarget(path, request.url);
    const copy = answers.get(target);
    const is = copy ? standing(copy) : 'gone';
    if (copy && (is === 'current' || is === 'stale')) {
      count(is === 'current' ? 'hit' : 'stale');
      if (is === 'stale') fetch(request, target).catch(() => {});
      return sendKept(request, reply, copy);
    }
    let fetched: Fetched;
    try {
      fetched = await fetch(request, target);
    } catch (error) {
      count(covers(copy) ? 'failure_covered' : 'failure');
      return covers(copy) ? sendKept(request, reply, copy) : sendFailure(request, reply, error);
    }
    count('miss');
    return fetched.kept ? sendKept(request, reply, fetched.kept) : sendAsItIs(reply, fetched.answer);
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): Promise<FastifyReply> {
    reply.headers({ 'cache-control': searchCacheControl, age: Math.floor((now() - kept.askedAt) / 1000) });
    return await sendEncoded(request, reply, kept);
  }

  app.get(route.prefix, { config: limitedBy(route.limit, config.RATE_LIMITS_SCALE) }, async (request, reply) => {
    if (route.prefix === apiPaths.regularSearch && request.headers['x-search-fallback'] === '1') searchFallbacks.inc();
    return await answer(request, reply);
  });
  app.addHook('onClose', async () => {
    breaker?.stop();
    await client.close();
  });
}

const passedHeaders = ['content-type', 'retry-after'] as const;

/** An answer that is not kept, here or anywhere else. */
function sendAsItIs(reply: FastifyReply, { status, headers, body }: HttpAnswer): FastifyReply {
  for (const name of passedHeaders) if (headers[name] !== undefined) reply.header(name, headers[name]);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof UpstreamFailure) return sendAsItIs(reply, error.answer);
  // Not a failure of its own that would have to be logged.
  if (error instanceof BreakerOpenError)
    return sendProblem(request, reply, new Problem('service_unavailable', 'The search is not available.'));
  throw problemOfUpstream(error);
}
