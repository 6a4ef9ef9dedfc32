import { Readable } from 'node:stream';
import fastifyHttpProxy from '@fastify/http-proxy';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { traceparent } from '@poolpros/chassis/trace';
import type { Context } from './context.js';
import { requestHeaders, responseHeaders } from './forwarded-headers.js';
import { limitOptions } from './limiter.js';
import type { Route, Upstream } from './route-table.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    upstream?: Upstream;
  }
  interface FastifyRequest {
    /** When the request was passed on, as performance.now(); null for one that was answered here. */
    passedOnAt: number | null;
  }
}

/** Each route has a pool of its own, so that one that hangs does not use up the connections of the others. */
const pool = {
  connections: 128,
  // Renewed so that every replica behind a name gets requests, and closed before the services close theirs (72 s).
  clientTtl: 10_000,
  keepAliveTimeout: 4000,
  connect: { timeout: 1000 },
};

/** Passes the requests of a route to its service. Nothing is ever sent twice. */
export async function addProxy(app: ZodApp, route: Route, { config, upstreams }: Context): Promise<void> {
  await app.register(fastifyHttpProxy, {
    prefix: route.prefix,
    rewritePrefix: route.prefix.replace(/^\/api/, ''),
    upstream: upstreams[route.upstream],
    httpMethods: route.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    config: { upstream: route.upstream, rateLimit: limitOptions(route.limit, config.RATE_LIMITS_SCALE) },
    proxyPayloads: false,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: pool,
    replyOptions: {
      timeout: route.timeoutMs,
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        request.passedOnAt = performance.now();
        return requestHeaders(headers, route.upstream, {
          method: request.method,
          requestId: request.id,
          clientIp: request.ip,
          publicUrl: config.PUBLIC_URL,
          traceparent: traceparent(),
        });
      },
      rewriteHeaders: responseHeaders,
      onError: (reply, { error }) => {
        reply.send(problemOfUpstream(error));
      },
    },
  });
}

/** Bodies are read whole, so that the limit holds for those that come without a length as well. */
export function passBodiesOn(app: ZodApp): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body.length === 0 ? undefined : Readable.from([body]));
  });
}

/** What a client may know about a service that gave no answer. */
function problemOfUpstream(error: Error): Problem {
  const codes = [error, error.cause].map((each) => (each instanceof Error && 'code' in each ? each.code : undefined));
  if ('statusCode' in error && error.statusCode === 504)
    return new Problem(504, 'gateway_timeout', 'This took too long. Please try again.');
  if (codes.includes('ECONNREFUSED') || codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN'))
    return new Problem(503, 'service_unavailable', 'This cannot be done at the moment. Please try again shortly.');
  return new Problem(502, 'bad_gateway', 'This did not work. Please try again.');
}

/** Measures the answers of services that routes below this app pass on. */
export function measureUpstreams(app: ZodApp, { gatewayMetrics }: Context): void {
  app.decorateRequest('passedOnAt', null);
  app.addHook('onResponse', async (request, reply) => {
    const { upstream } = request.routeOptions.config;
    if (!upstream || request.passedOnAt === null) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    gatewayMetrics.upstreamSeconds.observe({ upstream, status }, (performance.now() - request.passedOnAt) / 1000);
    if (request.routeOptions.url === '/api/installers/search' && request.headers['x-search-fallback'] === '1')
      gatewayMetrics.searchFallbacks.inc();
  });
}
