import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { problemSchema } from '@poolpros/contracts/problem';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySchema,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { authPlugin, type TokenCheck } from './auth.js';
import type { CallerDigests } from './config.js';
import { addressOf, listenByMany } from './http/acceptors.js';
import { respondToClientError } from './http/client-error.js';
import { heedDeadlines } from './http/deadline.js';
import { handleError } from './http/errors.js';
import { addHealthRoutes } from './http/health.js';
import { parseJsonBodies } from './http/json-body.js';
import { respondToUnknownRoutes } from './http/not-found.js';
import { addOpenapi, type SecuritySchemes } from './http/openapi.js';
import { logRequests, requestIdOf } from './http/request-log.js';
import { type Shedding, shedRequests } from './http/shedding.js';
import { newId } from './ids.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { networkOf } from './network.js';
import { Problem } from './problem.js';
import type { Part } from './run.js';

export type ZodApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface AppOptions {
  name: string;
  description: string;
  log: Log;
  metrics: Metrics;
  /** For requireAccount. */
  tokens?: TokenCheck;
  /** For requireRight. */
  callers?: CallerDigests;
  /** Maximum size of a body in bytes; 64 KiB by default. */
  bodyLimit?: number;
  /** The proxies whose `X-Forwarded-For` is believed; none by default. */
  trustProxy?: string[] | ((address: string, hop: number) => boolean);
  /** False on a public port: no GET /metrics. */
  exposeMetrics?: boolean;
  /** False on a public port: a visitor cannot set the deadline of a request, its id or its trace. */
  trustCallers?: boolean;
  /** On a port that a crowd can reach: requests that are refused at once while there are more than can be answered in time. */
  refusable?: (request: IncomingMessage) => boolean;
  /** Security schemes besides the access token, for the OpenAPI description. */
  securitySchemes?: SecuritySchemes;
}

const timeouts = {
  // Longer than any proxy in front keeps an idle connection, so that the server never closes one during a request.
  keepAlive: 72_000,
  request: 30_000,
};

/**
 * An HTTP server with the house rules: zod schemas, problem+json for every error, request ids, traces,
 * one log line and one measurement a request, /health/live, /health/ready, /metrics and /openapi.json.
 */
export async function createApp(o: AppOptions): Promise<ZodApp> {
  const trustCallers = o.trustCallers ?? true;
  const app = fastify({
    loggerInstance: o.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: trustCallers ? requestIdOf : newId,
    requestIdHeader: false,
    bodyLimit: o.bodyLimit ?? 64 * 1024,
    trustProxy: o.trustProxy ?? false,
    // Requests that arrive while the server closes still get a response, with `connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: timeouts.keepAlive,
    requestTimeout: timeouts.request,
    clientErrorHandler: respondToClientError,
    ...(o.refusable && { serverFactory: shedding({ ...o, refusable: o.refusable }) }),
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // All bodies are JSON. Reject other types here instead of failing on them as text.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  respondToUnknownRoutes(app);
  logRequests(app, { metrics: o.metrics, trustCallers });
  if (trustCallers) heedDeadlines(app);
  refuseNullBytes(app);
  // The first hook before a response, so that the other hooks see the final status.
  sendTogether(app);
  endConnectionsOnClose(app);
  await app.register(authPlugin, { tokens: o.tokens, callers: o.callers });
  await addOpenapi(app, o);
  addHealthRoutes(app, { metrics: o.metrics, exposeMetrics: o.exposeMetrics ?? true });
  return app;
}

function shedding({
  refusable,
  trustProxy = [],
  metrics,
}: Pick<AppOptions, 'trustProxy' | 'metrics'> & Pick<Shedding, 'refusable'>) {
  const trust = typeof trustProxy === 'function' ? trustProxy : proxyAddr.compile(trustProxy);
  return (handler: RequestListener): Server => {
    const server: Server = createServer(
      shedRequests(handler, {
        // Who is refused keeps the connection, for which a server that closes would wait.
        refusable: (request) => server.listening && refusable(request),
        networkOf: (request) => networkOf(proxyAddr(request, trust)),
        refused: () => metrics.httpShed.inc(),
      }),
    );
    server.keepAliveTimeout = timeouts.keepAlive;
    server.requestTimeout = timeouts.request;
    return server;
  };
}

/** Response schemas of errors: `{200: x, ...problems(400, 404)}`. */
export const problems = (...statuses: number[]): Record<number, typeof problemSchema> =>
  Object.fromEntries(statuses.map((status) => [status, problemSchema]));

/** Returns the options of a route for its schema, with what several routes share: access, tags, parameters. */
export const routesWith =
  <H extends object, C extends FastifySchema = Record<never, never>>({
    schema: common,
    ...hooks
  }: H & { schema?: C }) =>
  <S extends FastifySchema>(schema: S) => ({ ...hooks, schema: { ...common, ...schema } as C & S });

/**
 * Size of the queue of connections to accept. A connection that finds it full retries after a whole second, and Node's
 * default of 511 fills quickly in a crowd. The system may limit it further (net.core.somaxconn).
 */
const longestBacklog = 4096;

/**
 * The listening server as a part. `url()` is its URL once started; port 0 takes a free one. `acceptors` is the number of
 * sockets that listen, 1 by default.
 */
export function httpPart(
  app: ZodApp,
  { acceptors = 1, ...o }: { host: string; port: number; acceptors?: number },
): Part & { url(): string } {
  let closeOthers = async () => {};
  function url(): string {
    const { address, family, port } = addressOf(app.server);
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }
  return {
    name: 'http',
    observe(readiness) {
      app.readiness.check = readiness;
    },
    async start() {
      closeOthers = await listenByMany(app.server, { ...o, backlog: longestBacklog, count: acceptors }, (options) =>
        app.listen(options),
      );
      app.log.info({ address: url() }, 'http listening');
    },
    stop: async () => {
      await Promise.all([closeOthers(), app.close()]);
    },
    url,
  };
}

/** A server with GET /metrics and health routes, for a process whose own port is public. */
export async function metricsPart(o: {
  name: string;
  log: Log;
  metrics: Metrics;
  host: string;
  port: number;
}): Promise<Part & { url(): string }> {
  const description = `Metrics of ${o.name}`;
  const app = await createApp({ name: `${o.name}-metrics`, description, log: o.log, metrics: o.metrics });
  return { ...httpPart(app, o), name: 'metrics' };
}

// No name or id here contains a zero byte, and Postgres cannot store one.
function refuseNullBytes(app: ZodApp): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new Problem('invalid_request', 'The address contains a null byte.') : undefined);
  });
}

// A response sent while the server closes would keep its connection open for as long as the client likes.
function endConnectionsOnClose(app: ZodApp): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Writes all responses that are ready in one turn of the event loop together at its end. Waking a waiting client is the
 * expensive part of a write, and this wakes it once (docs/performance-lessons.md).
 */
function sendTogether(app: ZodApp): void {
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    setImmediate(done);
  });
}
