import { Readable } from 'node:stream';
import { payloadOf } from '@poolpros/chassis/http/encoded-body';
import { pageBuildHeader, pageBuildPath } from '@poolpros/contracts/http/pages';
import { loadPlaces } from '@poolpros/places/load';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { applicantOf, serverOf } from '../admission/servers.js';
import { freshnessOf, isServedAtOnce, pageTolerance } from '../cache/freshness.js';
import { createLookUp, type Found } from '../cache/look-up.js';
import { type CacheEntry, createResponseCache } from '../cache/response-cache.js';
import type { Wanted } from '../cache/single-flight.js';
import { sendFromService } from '../compression.js';
import type { Context } from '../context.js';
import { originOf, requestHeaders, responseHeaders } from '../forwarded-headers.js';
import { problemOfUpstream } from '../proxy.js';
import type { Route } from '../route-table.js';
import { createUpstreamClient, UpstreamFailure } from '../upstream.js';
import { type PublicPage, publicPageOf } from './public-page.js';
import { createRunningBuild } from './running-build.js';

/** The web server has the build in memory, so it responds quickly. */
const buildTimeoutMs = 1000;

export interface PageCache {
  /** Whether it sends what a request asks for without waiting for the web server. */
  has(request: FastifyRequest): boolean;
  /** Sends a public page; calls `done` to forward any other request to the web server. */
  serve(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void;
  close(): Promise<void>;
}

/** Serves public pages from a cache that all visitors share (docs/adr/0048-page-cache-at-the-gateway.md). */
export function createPageCache(route: Route, context: Context): PageCache {
  const { config, upstreams, admissions, gatewayMetrics, invalidations, cacheClock } = context;
  const places = loadPlaces();
  const client = createUpstreamClient(route, upstreams[route.upstream], gatewayMetrics);
  const builds = createUpstreamClient(
    { ...route, timeoutMs: buildTimeoutMs },
    upstreams[route.upstream],
    gatewayMetrics,
  );
  const running = createRunningBuild({
    ask: async () => {
      const { status, body } = await builds.get(pageBuildPath, { accept: 'text/plain' });
      if (status !== 200) throw new Error(`the web server responded with ${status}`);
      return body.toString();
    },
    now: cacheClock,
  });
  const cache = createResponseCache(gatewayMetrics, 'pages');
  const freshness = (entry: CacheEntry) =>
    entry.build === running.latest() ? freshnessOf(entry, cacheClock(), invalidations.stateFor(entry)) : 'expired';
  const lookUp = createLookUp<PublicPage & Wanted>({
    get: ({ key, applicant }, headers) =>
      admissions[serverOf(route)].run(applicant(), (waitedMs) => client.get(key, headers, waitedMs)),
    provenanceOf(headers, { scope, listingId }) {
      const build = headers[pageBuildHeader];
      if (typeof build !== 'string') return null;
      running.heard(build);
      return { shows: null, scope, build, tolerance: pageTolerance, ...(listingId !== undefined && { listingId }) };
    },
    cache,
    now: cacheClock,
    freshness,
    serveInvalidatedOnError: false,
    metrics: gatewayMetrics,
    route: 'pages',
  });

  async function respond(page: PublicPage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // A fetched page names its own build.
    if (cache.get(page.key)) await running.current();
    const headers = () => requestHeaders({ accept: 'text/html' }, route.upstream, originOf(request, context, route));
    const wanted = { ...page, applicant: () => applicantOf(route, request, config) };
    const found = await lookUp(wanted, headers).catch((error: unknown): Found => {
      if (error instanceof UpstreamFailure) return { response: error.response };
      throw problemOfUpstream(error);
    });
    if ('response' in found) {
      const { status, body, headers } = found.response;
      reply.code(status).headers(responseHeaders(headers));
      await sendFromService(request, reply, Readable.from([body]));
      return;
    }
    reply.header('cache-control', 'no-cache');
    if (page.status) reply.code(page.status);
    // Only a successful response can be replaced by a 304 (RFC 9110, section 13.2.1).
    const conditional = page.status ? { headers: { ...request.headers, 'if-none-match': undefined } } : request;
    reply.send(await payloadOf(conditional, reply, found.entry));
  }

  const pages = new WeakMap<FastifyRequest, PublicPage | null>();
  /** Looked up once for each request. */
  function pageOf(request: FastifyRequest): PublicPage | null {
    const known = pages.get(request);
    if (known !== undefined) return known;
    const page = request.method === 'GET' ? publicPageOf(places, request) : null;
    pages.set(request, page);
    return page;
  }

  return {
    has(request) {
      const page = pageOf(request);
      const entry = page && cache.get(page.key);
      return !!entry && isServedAtOnce(freshness(entry));
    },
    serve(request, reply, done) {
      const page = pageOf(request);
      if (!page) return done();
      respond(page, request, reply).catch(done);
    },
    close: async () => {
      await Promise.all([client.close(), builds.close()]);
    },
  };
}
