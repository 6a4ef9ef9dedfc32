import type { ZodApp } from '@poolpros/chassis/http';
import { payloadOf } from '@poolpros/chassis/http/encoded-body';
import { problemOf, sendProblem } from '@poolpros/chassis/http/errors';
import type { HttpResponse } from '@poolpros/chassis/http-call';
import { Problem } from '@poolpros/chassis/problem';
import { clockCacheControl, searchCacheControl } from '@poolpros/contracts/http/search';
import { apiPaths, servicePath } from '@poolpros/contracts/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicantOf, serverOf } from './admission/servers.js';
import { BreakerOpenError, createBreaker } from './breaker.js';
import { freshnessOf } from './cache/freshness.js';
import { createLookUp, type Found } from './cache/look-up.js';
import { type CacheEntry, cacheKey, type ResponseCache } from './cache/response-cache.js';
import { searchProvenance } from './cache/search-provenance.js';
import type { Context } from './context.js';
import { originOf, requestHeaders } from './forwarded-headers.js';
import { limitedBy } from './limits/limiter.js';
import { problemOfUpstream } from './proxy.js';
import type { CachedRoute } from './route-table.js';
import { createUpstreamClient, isOverload, UpstreamFailure } from './upstream.js';

/** Serves a route from the response cache that all visitors share (ADR 10). */
export function addCachedRoute(app: ZodApp, route: CachedRoute, context: Context, cache: ResponseCache): void {
  const { config, upstreams, admissions, gatewayMetrics, invalidations, cacheClock, log } = context;
  const { searchFallbacks } = gatewayMetrics;
  const client = createUpstreamClient(route, upstreams[route.upstream], gatewayMetrics);
  const admission = admissions[serverOf(route)];
  const path = servicePath(route.prefix);
  const { trial, fromIndex, serveInvalidatedOnError } = route.cache;
  const breaker =
    trial === null
      ? null
      : createBreaker({
          route: route.prefix,
          trial: () => client.get(`${path}?${trial}`, { accept: 'application/json' }),
          log,
          gatewayMetrics,
        });
  const lookUp = createLookUp({
    async get({ key, applicant }, headers) {
      // Nobody waits for a service that is down.
      breaker?.check();
      return await admission.run(applicant(), (waitedMs) => {
        const call = () => client.get(key, headers, waitedMs);
        return breaker ? breaker.run(call) : call();
      });
    },
    provenanceOf: searchProvenance(fromIndex),
    cache,
    now: cacheClock,
    freshness: (entry) => freshnessOf(entry, cacheClock(), invalidations.stateFor(entry)),
    serveInvalidatedOnError,
    metrics: gatewayMetrics,
    route: route.prefix,
  });

  // Returns no reply, because a promise of one is retained until the response has been sent.
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Only the id and the IP address of the visitor's request, for the log of the service.
    const headers = () =>
      requestHeaders({ accept: 'application/json' }, route.upstream, originOf(request, context, route));
    let found: Found;
    try {
      const applicant = () => applicantOf(route, request, config);
      found = await lookUp({ key: cacheKey(path, request.url), applicant }, headers);
    } catch (error) {
      sendFailure(request, reply, error);
      return;
    }
    if ('entry' in found) await sendEntry(request, reply, found.entry);
    else sendUncached(reply, found.response);
  }

  async function sendEntry(request: FastifyRequest, reply: FastifyReply, entry: CacheEntry): Promise<void> {
    reply.headers({
      'cache-control': cacheControlOf(entry),
      age: Math.floor((cacheClock() - entry.requestedAt) / 1000),
    });
    reply.send(await payloadOf(request, reply, entry));
  }

  app.get(route.prefix, { config: limitedBy(route.limit, config.RATE_LIMITS_SCALE) }, (request, reply) => {
    if (route.prefix === apiPaths.regularSearch && request.headers['x-search-fallback'] === '1') searchFallbacks.inc();
    respond(request, reply).catch((error: unknown) => reply.send(error));
  });
  app.addHook('onClose', async () => {
    breaker?.stop();
    await client.close();
  });
}

/** Other caches do not serve what depends on the clock while they fetch it again. */
const cacheControlOf = ({ goodForMs }: CacheEntry): string =>
  goodForMs === undefined ? searchCacheControl : clockCacheControl(goodForMs);

const passedHeaders = ['content-type', 'retry-after'] as const;

/** A response that is not stored, here or in any other cache. */
function sendUncached(reply: FastifyReply, { status, headers, body }: HttpResponse): void {
  for (const name of passedHeaders) if (headers[name] !== undefined) reply.header(name, headers[name]);
  reply.code(status).header('cache-control', 'no-store').send(body);
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (error instanceof UpstreamFailure) sendUncached(reply, error.response);
  // The breaker has logged that it opened.
  else if (error instanceof BreakerOpenError)
    sendProblem(request, reply, new Problem('service_unavailable', 'Search is not available right now.'));
  else if (isOverload(error)) sendProblem(request, reply, problemOf(error));
  else throw problemOfUpstream(error);
}
