import fastifySwaggerUi from '@fastify/swagger-ui';
import type { ZodApp } from '@poolpros/chassis/http';
import type { Context } from './context.js';
import { limitedBy } from './limiter.js';
import { type JoinedDocument, joinDocuments, type OpenapiDocument } from './openapi-document.js';

const fetchTimeoutMs = 2000;
const keptMs = 60_000;
const documentPath = '/api/openapi.json';

/** GET /api/openapi.json joins the documents of the services; /api/docs shows it. */
export async function addDocs(app: ZodApp, context: Context): Promise<void> {
  const { config } = context;
  let kept: { document: JoinedDocument; until: number } | null = null;

  async function current(): Promise<JoinedDocument> {
    if (kept && kept.until > Date.now()) return kept.document;
    const document = joinDocuments(config.PUBLIC_URL, await fetchDocuments(context));
    // One that misses a service is made again at the next call.
    kept = document['x-unavailable'] ? null : { document, until: Date.now() + keptMs };
    return document;
  }

  app.get(documentPath, { config: limitedBy('read', config.RATE_LIMITS_SCALE) }, current);
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { urls: [{ url: documentPath, name: 'PoolPros' }] },
    uiHooks: {
      // The viewer's own document would describe this server instead of the services.
      onRequest: (request, reply, done) => {
        if (/^\/api\/docs\/(json|yaml)/.test(request.url)) reply.redirect(documentPath);
        else done();
      },
    },
    // The viewer draws with inline styles and data images; its scripts are files.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
}

async function fetchDocuments({ upstreams, log }: Context) {
  const { web: _pages, ...services } = upstreams;
  return await Promise.all(
    Object.entries(services).map(async ([service, origin]) => {
      try {
        const answer = await fetch(`${origin}/openapi.json`, { signal: AbortSignal.timeout(fetchTimeoutMs) });
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        return { service, document: (await answer.json()) as OpenapiDocument };
      } catch (error) {
        log.warn({ err: error, service }, 'service did not describe itself');
        return { service, document: null };
      }
    }),
  );
}
