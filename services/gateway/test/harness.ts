import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callers } from '@poolpros/chassis/testing/callers';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { testPrefix } from '@poolpros/chassis/testing/prefix';
import { startTestService, type TestService } from '@poolpros/chassis/testing/service';
import { endedSessionsPath, type RequestReaders, requestReadersPath } from '@poolpros/contracts/http/internal';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Context } from '../src/context.js';
import { createGateway } from '../src/service.js';
import { type Upstream, upstreams } from '../src/upstreams.js';

export { callers };

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
  /** Its response from now on; null for the default, which is its name. */
  respond: ((request: FastifyRequest, reply: FastifyReply) => unknown) | null;
}

/** The token that the gateway itself calls others with. */
const gatewayToken = 'of-the-gateway-'.padEnd(40, 'x');

/** What others say to the gateway itself. */
export interface Internal {
  endedSessions: Set<string>;
  /** Null while directory cannot say who reads requests. */
  readers: RequestReaders['readers'] | null;
}

async function startService(name: Upstream, internal: Internal): Promise<FakeService> {
  const app = fastify({ forceCloseConnections: true });
  const service: FakeService = { app, origin: '', hits: [], respond: null };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    const { method, url, headers, body } = request;
    if (headers.authorization === `Bearer ${gatewayToken}`) return respondInternally(url, internal, reply);
    service.hits.push({ method, url, headers, body: typeof body === 'string' ? body : '' });
    return service.respond ? service.respond(request, reply) : { from: name };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  service.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return service;
}

function respondInternally(url: string, { endedSessions, readers }: Internal, reply: FastifyReply): unknown {
  const [path, query = ''] = url.split('?', 2);
  if (path === endedSessionsPath) return { sessionIds: [...endedSessions] };
  if (path !== requestReadersPath || readers === null) return reply.code(503).send({});
  const asked = new URLSearchParams(query).get('installerIds')?.split(',').map(Number) ?? [];
  return { readers: readers.filter(({ installerId }) => asked.includes(installerId)) };
}

export const upstreamNames = upstreams;
export type FakeServices = Record<Upstream, FakeService> & { internal: Internal };

export async function startServices(): Promise<FakeServices> {
  const internal: Internal = { endedSessions: new Set(), readers: [] };
  const start = (name: Upstream) => startService(name, internal);
  const [directory, search, accounts, reviews, notifications, web] = await Promise.all([
    start('directory'),
    start('search'),
    start('accounts'),
    start('reviews'),
    start('notifications'),
    start('web'),
  ]);
  return { directory, search, accounts, reviews, notifications, web, internal };
}

export const stopServices = (services: FakeServices) =>
  Promise.all(upstreamNames.map((name) => services[name].app.close()));

export const allHits = (services: FakeServices) => upstreamNames.flatMap((name) => services[name].hits);

export interface Gateway extends TestService<Context> {
  origin: string;
  port: number;
}

/** Its limits count its own requests alone, unless it is given a Redis. `now` is the clock of the cache entries, in ms. */
export async function startGateway(
  services: FakeServices,
  environment: Record<string, string> = {},
  now = () => performance.now(),
): Promise<Gateway> {
  const { redisUrl } = await startInfra('redisUrl');
  const service = await startTestService(createGateway(now), {
    environment: {
      PUBLIC_URL: 'https://pools.example',
      DIRECTORY_URL: services.directory.origin,
      SEARCH_URL: services.search.origin,
      ACCOUNTS_URL: services.accounts.origin,
      REVIEWS_URL: services.reviews.origin,
      NOTIFICATIONS_URL: services.notifications.origin,
      WEB_URL: services.web.origin,
      INTERNAL_TOKEN: gatewayToken,
      RATE_LIMITS_SCALE: '1000000',
      REDIS_URL: `${redisUrl}?keyPrefix=${testPrefix()}`,
      ...environment,
    },
  });
  const origin = service.url();
  return { ...service, origin, port: Number(new URL(origin).port) };
}

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** Sends path and headers exactly as written, without a browser's normalization. */
export function raw(
  gateway: Gateway,
  path: string,
  o: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
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
