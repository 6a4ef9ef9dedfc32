import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemSchema } from '@poolpros/contracts/problem';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifySchema,
  type FastifyServerOptions,
  fastify,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { authPlugin, type TokenCheck } from './auth.js';
import type { CallerDigests } from './config.js';
import { respondToClientError } from './http/client-error.js';
import { heedDeadlines } from './http/deadline.js';
import { handleError } from './http/errors.js';
import { addHealthRoutes } from './http/health.js';
import { parseJsonBodies } from './http/json-body.js';
import { respondToUnknownRoutes } from './http/not-found.js';
import { addOpenapi, type SecuritySchemes } from './http/openapi.js';
import { logRequests, requestIdOf } from './http/request-log.js';
import { newId } from './ids.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
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
  /** Bytes a body may have; 64 KiB by default. */
  bodyLimit?: number;
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** False on a public port: no GET /metrics. */
  exposeMetrics?: boolean;
  /** False on a public port: a visitor sets neither the deadline of a request nor its id or trace. */
  trustCallers?: boolean;
  /** What the API's description says of ways to sign in besides the access token (OpenAPI, security schemes). */
  securitySchemes?: SecuritySchemes;
}

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
    // Requests that arrive while the server closes get their response, with `connection: close`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Longer than any proxy in front keeps an idle connection, so that it is never closed under a request.
    keepAliveTimeout: 72_000,
    requestTimeout: 30_000,
    clientErrorHandler: respondToClientError,
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // Bodies are JSON; other types are rejected instead of failing as text.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  respondToUnknownRoutes(app);
  logRequests(app, { metrics: o.metrics, trustCallers });
  if (trustCallers) heedDeadlines(app);
  refuseNullBytes(app);
  // The first hook before a response, so that the others see what holds when it is written.
  sendTogether(app);
  endConnectionsOnClose(app);
  await app.register(authPlugin, { tokens: o.tokens, callers: o.callers });
  await addOpenapi(app, o);
  addHealthRoutes(app, { metrics: o.metrics, exposeMetrics: o.exposeMetrics ?? true });
  return app;
}

/** Response schemas of errors: `{200: x, ...problems(400, 404)}`. */
export const problems = (...statuses: number[]): Record<number, typeof problemSchema> =>
  Object.fromEntries(statuses.map((status) => [status, problemSchema]));

/** Gives the options of a route for its schema, with what several routes have in common: who may call, tags, parameters. */
export const routesWith =
  <H extends object, C extends FastifySchema = Record<never, never>>({
    schema: common,
    ...hooks
  }: H & { schema?: C }) =>
  <S extends FastifySchema>(schema: S) => ({ ...hooks, schema: { ...common, ...schema } as C & S });

/**
 * Connections that wait to be accepted. One for which there is no room comes again after a whole second; Node's 511 are
 * soon there when a crowd comes at once. The system may hold it lower (net.core.somaxconn).
 */
const longestBacklog = 4096;

/** The listening server as a part. `url()` is its URL once started; port 0 takes a free one. */
export function httpPart(app: ZodApp, o: { host: string; port: number }): Part & { url(): string } {
  return {
    name: 'http',
    observe(readiness) {
      app.readiness.check = readiness;
    },
    async start() {
      const address = await app.listen({ ...o, backlog: longestBacklog });
      app.log.info({ address }, 'http listening');
    },
    stop: async () => app.close(),
    url() {
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('the server is not listening');
      return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
    },
  };
}

/** A server that shows GET /metrics of a process whose own port is public, and its health. */
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

// A zero byte is never part of a name or an id here, and Postgres cannot store one.
function refuseNullBytes(app: ZodApp): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new Problem('invalid_request', 'The address holds a null byte.') : undefined);
  });
}

// A response sent while the server closes would leave its connection open for as long as the client likes.
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
 * Responses that are ready in one turn of the event loop are written one after another at its end: what wakes a client that
 * waits costs more than the rest of a write, and so it is woken once for all of them (docs/performance.md).
 */
function sendTogether(app: ZodApp): void {
  app.addHook('onSend', (_request, _reply, _payload, done) => {
    setImmediate(done);
  });
}
