import fastifySwaggerUi from '@fastify/swagger-ui';
import type { ZodApp } from '@poolpros/chassis/http';
import { type EncodedBody, encodeBody, sendEncoded } from '@poolpros/chassis/http/encoded-body';
import { describeRoutes } from '@poolpros/chassis/http/openapi';
import { staleWhileRevalidate } from '@poolpros/chassis/stale-while-revalidate';
import { apiDocsPath, apiRoot } from '@poolpros/contracts/paths';
import { minuteMs } from '@poolpros/contracts/time';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.js';
import { limitedBy } from './limits/limiter.js';
import { joinDocuments, type OpenapiDocument } from './openapi-document.js';
import { ownDocument } from './own-document.js';

const fetchTimeoutMs = 2000;
const cacheMs = minuteMs;
/** A document that lacks a service is rebuilt soon, but not on each request. */
const cachePartialMs = 2000;
const documentPath = `${apiRoot}/openapi.json`;

/** GET /api/openapi.json joins the documents of the services; /api/docs shows the result. */
export async function addDocs(app: ZodApp, context: Context): Promise<void> {
  const { config, cacheClock } = context;
  const current = staleWhileRevalidate<void, { body: EncodedBody; isPartial: boolean }>({
    async read() {
      const own = { service: 'gateway', document: ownDocument((await describeRoutes(app)) as OpenapiDocument) };
      const document = joinDocuments(config.PUBLIC_URL, [...(await fetchDocuments(context)), own]);
      const body = encodeBody({ body: Buffer.from(JSON.stringify(document)), type: 'application/json; charset=utf-8' });
      return { body, isPartial: document['x-unavailable'] !== undefined };
    },
    isFresh: ({ isPartial }, ageMs) => ageMs < (isPartial ? cachePartialMs : cacheMs),
    entries: new Map(),
    now: cacheClock,
  });

  app.get(documentPath, { config: limitedBy('read', config.RATE_LIMITS_SCALE) }, async (request, reply) =>
    sendEncoded(request, reply, (await current()).body),
  );
  await app.register(async (viewer) => {
    // Some of its files are large.
    viewer.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...limitedBy('read', config.RATE_LIMITS_SCALE) };
    });
    await addViewer(viewer);
  });
}

async function addViewer(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwaggerUi, {
    routePrefix: apiDocsPath,
    uiConfig: { urls: [{ url: documentPath, name: 'PoolPros' }] },
    uiHooks: {
      // The viewer's own document would describe this server instead of the services.
      onRequest: (request, reply, done) => {
        if (['/json', '/yaml'].some((form) => request.url.startsWith(`${apiDocsPath}${form}`)))
          reply.redirect(documentPath);
        else done();
      },
    },
    // The viewer uses inline styles and data images; its scripts are files.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
}

async function fetchDocuments({ upstreams, log }: Context) {
  const { web: _pages, ...services } = upstreams;
  return await Promise.all(
    Object.entries(services).map(async ([service, origin]) => {
      try {
        const response = await fetch(`${origin}/openapi.json`, { signal: AbortSignal.timeout(fetchTimeoutMs) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return { service, document: (await response.json()) as OpenapiDocument };
      } catch (error) {
        log.warn({ err: error, service }, 'service did not describe itself');
        return { service, document: null };
      }
    }),
  );
}
