import type { ZodApp } from '@poolpros/chassis/http';
import { Problem } from '@poolpros/chassis/problem';
import { apiRoot } from '@poolpros/contracts/paths';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { createResponseCache } from './cache/response-cache.js';
import { addCachedRoute } from './cached-route.js';
import type { Context } from './context.js';
import { addDocs } from './docs.js';
import { addInboxStreams } from './inbox-streams/routes.js';
import { leaveOutUnknownParameters } from './known-parameters.js';
import { readOf } from './known-reads.js';
import { addLimiter, limitedBy } from './limits/limiter.js';
import { showFailures } from './pages/failures.js';
import { createPageCache } from './pages/page-cache.js';
import { addProxy, measureUpstreams, passBodiesOn } from './proxy.js';
import { checkTarget } from './request-target.js';
import { apiRoutes, isCached, mediaRoute, otherPageRoutes, ownEndpoints, pagesRoute } from './route-table.js';
import { addApiHeaders, addSecurityHeaders } from './security-headers.js';

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The only public entry point of the product. */
export async function gatewayRoutes(app: ZodApp, context: Context): Promise<void> {
  addSecurityHeaders(app, context.config);
  app.decorateRequest('apiRead', null);
  app.addHook('onRequest', (request, _reply, done) => {
    checkTarget(request);
    request.apiRead = readOf(request);
    leaveOutUnknownParameters(request);
    done();
  });
  const pageCache = createPageCache(pagesRoute, context);
  addLimiter(app, context, pageCache.has);
  measureUpstreams(app, context);
  const cache = createResponseCache(context.gatewayMetrics, 'searches');
  await app.register(async (api: ZodApp) => {
    addApiHeaders(api);
    passBodiesOn(api);
    for (const route of apiRoutes)
      if (isCached(route)) addCachedRoute(api, route, context, cache);
      else await addProxy(api, route, context);
    addInboxStreams(api, context);
    refuseOtherMethods(api, limitedBy('read', context.config.RATE_LIMITS_SCALE));
    refuseOtherPaths(api, limitedBy('read', context.config.RATE_LIMITS_SCALE));
    await addDocs(api, context);
  });
  await app.register(async (media: ZodApp) => {
    addApiHeaders(media);
    await addProxy(media, mediaRoute, context);
  });
  await app.register(async (pages: ZodApp) => {
    showFailures(pages);
    pages.addHook('onClose', pageCache.close);
    await addProxy(pages, pagesRoute, context, pageCache.serve);
    for (const route of otherPageRoutes) await addProxy(pages, route, context);
    refuseForms(pages, limitedBy('read', context.config.RATE_LIMITS_SCALE));
  });
}

/** Browsers send a form to its page while the script that would send it to the API is not there. */
function refuseForms(pages: ZodApp, config: FastifyContextConfig): void {
  pages.route({
    url: '/*',
    config,
    method: allMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    // Before the body is read: it may be of any type.
    onRequest: async (request, reply) => refuse(request, reply, 'GET, HEAD'),
    handler: () => undefined,
  });
}

/** Responds 405 to a method that no route of a known prefix has; OPTIONS lists the methods it has. */
function refuseOtherMethods(app: ZodApp, config: FastifyContextConfig): void {
  const known = [...apiRoutes, ...ownEndpoints.map(({ path, method }) => ({ prefix: path, methods: [method] }))];
  for (const prefix of new Set(known.map((route) => route.prefix))) {
    const methods = known.filter((route) => route.prefix === prefix).flatMap((route) => route.methods);
    const taken = methods.flatMap((method) => (method === 'GET' ? (['GET', 'HEAD'] as const) : [method]));
    const allow = [...taken, 'OPTIONS'].join(', ');
    for (const url of [prefix, `${prefix}/*`])
      app.route({
        url,
        config,
        method: allMethods.filter((method) => !taken.some((each) => each === method)),
        handler: async (request, reply) => {
          if (request.method === 'OPTIONS') return reply.header('allow', allow).code(204).send();
          return refuse(request, reply, allow);
        },
      });
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, allow: string): never {
  reply.header('allow', allow);
  throw new Problem('method_not_allowed', `${request.method} is not allowed here.`);
}

function refuseOtherPaths(app: ZodApp, config: FastifyContextConfig): void {
  for (const url of [apiRoot, `${apiRoot}/*`])
    app.route({
      url,
      config,
      method: [...allMethods],
      handler: async () => {
        throw new Problem('not_found', 'There is nothing at this address.');
      },
    });
}
