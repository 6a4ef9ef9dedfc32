import { Readable } from 'node:stream';
import fastifyHttpProxy from '@fastify/http-proxy';
import type { Ticket } from '@poolpros/chassis/admission';
import type { ZodApp } from '@poolpros/chassis/http';
import { problemOf } from '@poolpros/chassis/http/errors';
import { Problem } from '@poolpros/chassis/problem';
import { servicePath } from '@poolpros/contracts/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicantOf, serverOf } from './admission/servers.js';
import { sendFromService } from './compression.js';
import type { Context } from './context.js';
import { originOf, requestHeaders, responseHeaders, withoutToken } from './forwarded-headers.js';
import { limitedBy } from './limits/limiter.js';
import type { Route } from './route-table.js';
import { streamBodiesOn } from './streamed-body.js';
import { isOverload, isTimeout, outcomeOf, poolOptions } from './upstream.js';
import type { Upstream } from './upstreams.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    upstream?: Upstream;
  }
  interface FastifyRequest {
    /** When the request was forwarded, as performance.now(); null if the gateway itself responded. */
    forwardedAt: number | null;
    /** Its ticket in the admission of its service; null if it needs none. */
    ticket: Ticket | null;
  }
}

type Before = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

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
  const admit = admissionOf(route, context);
  await app.register(fastifyHttpProxy, {
    prefix: route.prefix,
    rewritePrefix: route.upstream === 'web' ? route.prefix : servicePath(route.prefix),
    upstream: upstreams[route.upstream],
    httpMethods: route.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    config: { upstream: route.upstream, ...limitedBy(route.limit, config.RATE_LIMITS_SCALE) },
    preHandler: before
      ? (request, reply, done) => before(request, reply, (error) => (error ? done(error) : admit(request, reply, done)))
      : admit,
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
        if (request?.raw.aborted) request.ticket?.leave('done');
        return responseHeaders(headers);
      },
      onResponse: (request, reply, response) => {
        // The library's types do not include the stream.
        const { stream, statusCode } = response as unknown as { stream: Readable; statusCode: number };
        request.ticket?.leave(statusCode >= 500 ? 'failed' : 'done');
        sendFromService(request, reply, stream).catch((error: unknown) => reply.send(problemOfUpstream(error)));
      },
      onError: (reply, { error }) => {
        reply.request.ticket?.leave(outcomeOf(error));
        reply.send(problemOfUpstream(error));
      },
    },
  });
}

/** Lets a request of the route pass when its service has room for it. An upload takes as long as its sender. */
function admissionOf(route: Route, { admissions, config }: Context): Before {
  const admission = admissions[serverOf(route)];
  const enter = (request: FastifyRequest) =>
    new Promise<Ticket>((resolve, reject) => admission.enter(applicantOf(route, request, config), resolve, reject));
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.ticket = await enter(request);
    if (!reply.raw.destroyed) return;
    request.ticket.leave('failed');
    throw new Problem('request_timeout', 'The client is no longer waiting.');
  }
  return (request, reply, done) => {
    if (route.body) done();
    else admit(request, reply).then(() => done(), done);
  };
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
  if (isOverload(error)) return problemOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  // The forwarded body exceeded its limits.
  if (cause instanceof Problem) return cause;
  const codes = [error, cause].map((each) => (each instanceof Error && 'code' in each ? each.code : undefined));
  if (isTimeout(error)) return new Problem('gateway_timeout', 'This took too long. Please try again.');
  if (codes.includes('ECONNREFUSED') || codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN'))
    return new Problem('service_unavailable', 'This cannot be done at the moment. Please try again shortly.');
  return new Problem('bad_gateway', 'This did not work. Please try again.');
}

/** Measures the service responses of the routes below this app. */
export function measureUpstreams(app: ZodApp, { gatewayMetrics }: Context): void {
  app.decorateRequest('forwardedAt', null);
  app.decorateRequest('ticket', null);
  app.addHook('onSend', (request, _reply, _payload, done) => {
    request.ticket?.leave('failed');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { upstream } = request.routeOptions.config;
    if (upstream && request.forwardedAt !== null) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      gatewayMetrics.upstreamSeconds.observe({ upstream, status }, (performance.now() - request.forwardedAt) / 1000);
    }
    done();
  });
}
