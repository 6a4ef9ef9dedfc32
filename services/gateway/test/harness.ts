import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '@poolpros/chassis/config';
import { createLog } from '@poolpros/chassis/log';
import { createMetrics } from '@poolpros/chassis/metrics';
import { testCallers } from '@poolpros/chassis/testing/callers';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { testPrefix } from '@poolpros/chassis/testing/prefix';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { createGatewayApp } from '../src/app.js';
import { configSchema } from '../src/config.js';
import { type Context, createContext } from '../src/context.js';
import type { Upstream } from '../src/route-table.js';

/** Notifications stands for whoever may ask services for other things. */
export const callers = testCallers('web', 'notifications');

export interface Hit {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeService {
  app: FastifyInstance;
  origin: string;
  hits: Hit[];
  /** What it answers from now on; null for the default, which is its name. */
  answer: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null;
}

async function startService(name: Upstream): Promise<FakeService> {
  const app = fastify({ forceCloseConnections: true });
  const service: FakeService = { app, origin: '', hits: [], answer: null };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    service.hits.push({ method, url, headers, body: typeof body === 'string' ? body : '' });
    return service.answer ? service.answer(request, reply) : { from: name };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  service.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return service;
}

export const upstreamNames = ['directory', 'search', 'accounts', 'reviews', 'web'] as const;
export type FakeServices = Record<Upstream, FakeService>;

export async function startServices(): Promise<FakeServices> {
  const [directory, search, accounts, reviews, web] = await Promise.all([
    startService('directory'),
    startService('search'),
    startService('accounts'),
    startService('reviews'),
    startService('web'),
  ]);
  return { directory, search, accounts, reviews, web };
}

export const stopServices = (services: FakeServices) =>
  Promise.all(upstreamNames.map((name) => services[name].app.close()));

export const allHits = (services: FakeServices) => upstreamNames.flatMap((name) => services[name].hits);

export interface Gateway {
  origin: string;
  port: number;
  context: Context;
  logLines: string[];
  stop(): Promise<void>;
}

/** `now` is the clock of kept answers, in ms. */
export async function startGateway(
  services: FakeServices,
  environment: Record<string, string> = {},
  now?: () => number,
): Promise<Gateway> {
  const { redisUrl, natsUrl } = await startInfra('redisUrl', 'natsUrl');
  const config = loadConfig(configSchema, {
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'https://pools.example',
    REDIS_URL: redisUrl,
    NATS_URL: natsUrl,
    EVENT_PREFIX: testPrefix(),
    CALLER_DIGESTS: callers.digests,
    DIRECTORY_URL: services.directory.origin,
    SEARCH_URL: services.search.origin,
    ACCOUNTS_URL: services.accounts.origin,
    REVIEWS_URL: services.reviews.origin,
    WEB_URL: services.web.origin,
    RATE_LIMITS_SCALE: '1000000',
    ...environment,
  });
  const logLines: string[] = [];
  const log = createLog({ service: 'gateway', level: 'info', destination: { write: (line) => logLines.push(line) } });
  const context = createContext(config, { log, metrics: createMetrics('gateway') }, now);
  await context.redis.connect();
  await context.changes.start();
  const app = await createGatewayApp(context);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    port: Number(new URL(origin).port),
    context,
    logLines,
    async stop() {
      await app.close();
      context.redis.disconnect();
      await context.changes.stop();
    },
  };
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** A request whose path and headers are sent as they are written, without a browser's tidying. */
export function raw(
  gateway: Gateway,
  path: string,
  o: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port: gateway.port, path, method: o.method ?? 'GET', headers: o.headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString(), bytes });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(o.body);
  });
}
