import { Readable } from 'node:stream';
import fastifyHttpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { servicePath } from '@poolpros/contracts/paths';
import { sendFromService } from './compression.js';
import type { Context } from './context.js';
import { originOf, requestHeaders, responseHeaders, withoutToken } from './forwarded-headers.js';
import { limitedBy } from './limits/limiter.js';
import type { Route } from './route-table.js';
import { streamBodiesOn } from './streamed-body.js';
import { poolOptions } from './upstream.js';
import type { Upstream } from './upstreams.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    upstream?: Upstream;
  }
  interface FastifyRequest {
    /** When the request was forwarded, as performance.now(); null if the gateway itself responded. */
    forwardedAt: number | null;
  }
}

type Before = FastifyHttpProxyOptions['preHandler'];

/** Forwards the requests of a route that `before` lets pass. Never sends a request twice. */
export async function addProxy(app: ZodApp, route: Route, context: Context, before?: Before): Promise<void> {
  const { body } = route;
  if (!body) return await registerProxy(app, route, context, before);
  await app.register(async (streaming: ZodApp) => {
    streamBodiesOn(streaming, body);
    await registerProxy(streaming, route, context, before);
  });
}

async function registerProxy(app: ZodApp, route: Route, context: Context, before: Before | undefined): Promise<void> {
  const { config, upstreams } = context;
  await app.register(fastifyHttpProxy, {
    prefix: route.prefix,
    rewritePrefix: route.upstream === 'web' ? route.prefix : servicePath(route.prefix),
    upstream: upstreams[route.upstream],
    httpMethods: route.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    config: { upstream: route.upstream, ...limitedBy(route.limit, config.RATE_LIMITS_SCALE) },
    ...(before && { preHandler: before }),
    proxyPayloads: false,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: poolOptions,
    replyOptions: {
      timeout: route.timeoutMs,
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => {
        request.forwardedAt = performance.now();
        const given = route.anonymous ? withoutToken(headers) : headers;
        return requestHeaders(given, route.upstream, originOf(request, context, route));
      },
      rewriteHeaders: (headers, request) => {
        // Not in onSend, which does not run if the client has disconnected.
        request?.releaseSlot();
        return responseHeaders(headers);
      },
      onResponse: (request, reply, response) => {
        // The library's types do not include the stream.
        const { stream } = response as unknown as { stream: Readable };
        sendFromService(request, reply, stream).catch((error: unknown) => reply.send(problemOfUpstream(error)));
      },
      onError: (reply, { error }) => {
        reply.send(problemOfUpstream(error));
      },
    },
  });
}

/** Bodies are buffered, so that the limit also applies to those without a content-length. */
export function passBodiesOn(app: ZodApp): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body.length === 0 ? undefined : Readable.from([body]));
  });
}

/** What a client may know about a service that did not respond. */
export function problemOfUpstream(error: unknown): Problem {
  const cause = error instanceof Error ? error.cause : undefined;
  // The forwarded body exceeded its limits.
  if (cause instanceof Problem) return cause;
  const codes = [error, cause].map((each) => (each instanceof Error && 'code' in each ? each.code : undefined));
  if (isTimeout(error)) return new Problem('gateway_timeout', 'This took too long. Please try again.');
  if (codes.includes('ECONNREFUSED') || codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN'))
    return new Problem('service_unavailable', 'This cannot be done at the moment. Please try again shortly.');
  return new Problem('bad_gateway', 'This did not work. Please try again.');
}

// The proxy reports a timeout by its status; an abort signal has a name.
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || ('statusCode' in error && error.statusCode === 504));

/** Measures the service responses of the routes below this app. */
export function measureUpstreams(app: ZodApp, { gatewayMetrics }: Context): void {
  app.decorateRequest('forwardedAt', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { upstream } = request.routeOptions.config;
    if (upstream && request.forwardedAt !== null) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      gatewayMetrics.upstreamSeconds.observe({ upstream, status }, (performance.now() - request.forwardedAt) / 1000);
    }
    done();
  });
}
