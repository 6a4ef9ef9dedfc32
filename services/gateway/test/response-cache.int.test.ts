import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Bus, createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { ensureStream } from '@poolpros/chassis/provisioning/streams';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { indexSequenceHeader } from '@poolpros/contracts/http/search';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeServices,
  type Gateway,
  type RawResponse,
  raw,
  startGateway,
  startServices,
  stopServices,
} from './harness.js';

const enhanced = '/api/installers/search-enhanced';
const regular = '/api/installers/search';
const second = 1000;

let services: FakeServices;
let gateway: Gateway;
let directory: Bus;
let natsUrl: string;
let skipped = 0;
const prefix = testPrefix();
const pass = (ms: number) => {
  skipped += ms;
};

beforeAll(async () => {
  ({ natsUrl } = await startInfra('natsUrl'));
  services = await startServices();
  directory = createBus({
    url: natsUrl,
    prefix,
    name: 'directory',
    log: createLog({ service: 'directory', level: 'silent' }),
  });
  await directory.start();
  await ensureStream(directory, directoryStream);
  gateway = await startGateway(services, { EVENT_PREFIX: prefix }, () => performance.now() + skipped);
});
afterAll(async () => {
  await gateway.stop();
  await directory.stop();
  await removeStreams(natsUrl, prefix);
  await stopServices(services);
});

/** Every response of the services has a new number, so that a cached one is recognizable. */
let responses = 0;
const text = 'pool builder '.repeat(200);
/** The newest change that responses of search claim to show; undefined: they do not say. */
let shows: number | undefined;
const send = (reply: FastifyReply, body: object) =>
  reply.headers(shows === undefined ? {} : { [indexSequenceHeader]: shows }).send(body);
beforeEach(async () => {
  for (const service of [services.search, services.directory]) {
    service.hits = [];
    service.respond = (_request, reply) => send(reply, { number: ++responses, text });
  }
  await eventually(() => gateway.context.invalidations.state.following);
  shows = gateway.context.invalidations.state.sequence;
  pass(1);
});

const numberOf = ({ body }: RawResponse): number => JSON.parse(body).number;
/** A search that no other test uses. */
const fresh = (path = enhanced) => `${path}?q=${randomBytes(6).toString('hex')}`;
const ask = (path: string, headers: Record<string, string> = {}) => raw(gateway, path, { headers });
async function counted(name: string): Promise<number> {
  const metric = await gateway.context.metrics.registry.getSingleMetric(name)?.get();
  return metric?.values.reduce((sum, { value }) => sum + value, 0) ?? 0;
}

/**
 * Publishes a change of a listing as directory does and waits until the gateway has received it; the index does not
 * show it yet.
 */
async function change(): Promise<number> {
  const before = await counted('gateway_cache_invalidations_total');
  const subject = directory.subject(contractorChanged, '1042');
  const { seq } = await directory.js().publish(subject, '{}', { msgID: newId() });
  await eventually(async () => (await counted('gateway_cache_invalidations_total')) > before);
  pass(1);
  return seq;
}

describe('a search that was asked for', () => {
  it.each([enhanced, regular, '/api/search/suggestions', '/api/search/understand'])(
    'is served from the cache for 30 s at %s',
    async (route) => {
      const path = fresh(route);
      const first = await ask(path);
      pass(29 * second);
      const second_ = await ask(path);
      expect(second_.body).toBe(first.body);
      expect([first.headers.age, second_.headers.age]).toEqual(['0', '29']);
      expect(services.search.hits.length + services.directory.hits.length).toBe(1);
      expect(second_.headers).toMatchObject({
        'cache-control': 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400',
        vary: 'accept-encoding',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    },
  );

  it('is the same one in another order and with empty parameters', async () => {
    const first = await ask(`${enhanced}?state=&lat=30.25&lon=-97.75&q=`);
    const again = await ask(`${enhanced}?lon=-97.75&city=&lat=30.25`);
    expect(numberOf(again)).toBe(numberOf(first));
    expect(numberOf(await ask(`${enhanced}?lat=30.25&lon=-97.5`))).not.toBe(numberOf(first));
    expect(numberOf(await ask(`${regular}?lat=30.25&lon=-97.75`))).not.toBe(numberOf(first));
  });

  it('is the same one with parameters that the search does not have, which never get there', async () => {
    const path = fresh();
    const first = await ask(path);
    expect((await ask(`${path}&x=1&utm_source=mail`)).body).toBe(first.body);
    expect((await ask(`${path}&x=2`)).body).toBe(first.body);
    expect(services.search.hits.map(({ url }) => url)).toEqual([path.replace('/api', '')]);
  });

  it('responds to HEAD without a body', async () => {
    const path = fresh();
    const got = await ask(path);
    const head = await raw(gateway, path, { method: 'HEAD' });
    expect([head.status, head.body, services.search.hits.length]).toEqual([200, '', 1]);
    expect(head.headers).toMatchObject({ etag: got.headers.etag, 'content-length': String(got.bytes.length) });
  });

  it('is a 304 for who has it', async () => {
    const path = fresh();
    const { headers } = await ask(path);
    const known = await ask(path, { 'if-none-match': `"x", ${headers.etag}`, 'accept-encoding': 'br' });
    expect([known.status, known.body]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'vary']) expect(known.headers[name]).toBe(headers[name]);
    expect((await ask(path, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('is the same bytes in every encoding, made once', async () => {
    const path = fresh();
    const plain = await ask(path);
    const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(Math.max(brotli.bytes.length, gzip.bytes.length)).toBeLessThan(plain.bytes.length / 4);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
    expect((await ask(path, { 'accept-encoding': 'br' })).bytes).toEqual(brotli.bytes);
  });
});

describe('the service of a search', () => {
  it('is called at most twice for 200 visitors who want the same at once', async () => {
    services.search.respond = async (_request, reply) => {
      await delay(200);
      return send(reply, { number: ++responses });
    };
    const path = fresh();
    const all = await Promise.all(Array.from({ length: 200 }, () => ask(path)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(200);
    expect(services.search.hits.length).toBeLessThanOrEqual(2);
  });

  it('gets nothing about the visitor but an id and an IP address', async () => {
    const response = await ask(fresh(), {
      cookie: 'session=1',
      'user-agent': 'agent',
      'accept-language': 'fr',
      'accept-encoding': 'gzip',
      'x-forwarded-for': '6.6.6.6',
      'x-request-id': 'request-0123456789',
      referer: 'https://pools.example/us',
    });
    const seen = services.search.hits[0]?.headers ?? {};
    expect(Object.keys(seen).sort()).toEqual([
      'accept',
      'connection',
      'host',
      'traceparent',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-deadline',
      'x-request-id',
    ]);
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-request-id': response.headers['x-request-id'] });
    expect(seen['x-request-id']).not.toBe('request-0123456789');
  });

  it('is asked again in the background for a response of more than 30 s', async () => {
    const path = fresh();
    const first = await ask(path);
    pass(31 * second);
    const stale = await ask(path);
    expect([numberOf(stale), stale.headers.age]).toEqual([numberOf(first), '31']);
    await eventually(async () => numberOf(await ask(path)) > numberOf(first));
    expect(services.search.hits).toHaveLength(2);
  });

  it('is waited for when the response is too old', async () => {
    const path = fresh();
    const first = await ask(path);
    pass(331 * second);
    const next = await ask(path);
    expect(numberOf(next)).toBeGreaterThan(numberOf(first));
    expect(next.headers.age).toBe('0');
  });
});

describe('a change of a listing', () => {
  it('invalidates all responses that were requested before', async () => {
    const paths = [fresh(), fresh(regular)];
    const before = await Promise.all(paths.map((path) => ask(path)));
    await change();
    const after = await Promise.all(paths.map((path) => ask(path)));
    for (const [at, response] of after.entries()) expect(response.body).not.toBe(before[at]?.body);
  });

  it('is shown by the regular search at once, whose responses are fresh as long as ever', async () => {
    const path = fresh(regular);
    await change();
    const first = numberOf(await ask(path));
    pass(29 * second);
    expect(numberOf(await ask(path))).toBe(first);
  });

  it.each([enhanced, '/api/search/suggestions'])(
    'makes responses of %s fresh only shortly until they show it, however long that takes',
    async (route) => {
      const path = fresh(route);
      const newest = await change();
      for (const [late, waited] of [
        [newest - 1, 5 * second],
        [newest - 1, 600 * second],
        [undefined, 600 * second],
        [0, 600 * second],
      ] as const) {
        shows = late;
        pass(waited);
        const early = numberOf(await ask(path));
        expect(numberOf(await ask(path))).toBe(early);
        pass(401);
        expect(numberOf(await ask(path))).toBeGreaterThan(early);
      }
      shows = newest;
      pass(401);
      const settled = numberOf(await ask(path));
      pass(29 * second);
      expect(numberOf(await ask(path))).toBe(settled);
    },
  );

  it('invalidates the response of a call in flight', async () => {
    const path = fresh();
    let release = () => {};
    services.search.respond = async (_request, reply) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return send(reply, { number: 0 });
    };
    const early = ask(path);
    await eventually(() => services.search.hits.length === 1);
    shows = await change();
    release();
    expect(numberOf(await early)).toBe(0);
    services.search.respond = (_request, reply) => send(reply, { number: 1 });
    expect(numberOf(await ask(path))).toBe(1);
  });
});

describe('a service that fails', () => {
  const fail = () => {
    for (const service of [services.search, services.directory])
      service.respond = (_request, reply) =>
        reply.code(503).header('retry-after', '7').type('application/problem+json').send('{"code":"x"}');
  };

  it.each([enhanced, regular])('is replaced by a cached response of up to a day at %s', async (route) => {
    const path = fresh(route);
    const first = await ask(path);
    fail();
    pass(86_400 * second);
    const served = await ask(path);
    expect([served.status, served.body, served.headers.age]).toEqual([200, first.body, '86400']);
    pass(31 * second);
    expect((await ask(path)).status).toBe(503);
  });

  it('is not replaced by an invalidated response where the page has the regular search', async () => {
    const [replaceable, last] = [fresh(), fresh(regular)];
    const [, cached] = [await ask(replaceable), await ask(last)];
    await change();
    fail();
    const failed = await ask(replaceable);
    expect(failed.status).toBe(503);
    expect(failed.headers['cache-control']).toBe('no-store');
    expect((await ask(last)).body).toBe(cached.body);
  });

  it('keeps its own problem', async () => {
    fail();
    const response = await ask(fresh(regular));
    expect([response.status, response.body, response.headers['retry-after']]).toEqual([503, '{"code":"x"}', '7']);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

describe('while a service has as much to do as it can', () => {
  async function fill(server: 'engine' | 'directory', route: string): Promise<() => Promise<unknown>> {
    const held: (() => void)[] = [];
    for (const service of [services.search, services.directory])
      service.respond = (_request, reply) => new Promise((resolve) => held.push(() => resolve(send(reply, {}))));
    const { limit } = gateway.context.admissions[server].state();
    const begun = Array.from({ length: limit }, () => ask(fresh(route)));
    await eventually(() => held.length === limit);
    return () => {
      for (const release of held) release();
      return Promise.all(begun);
    };
  }

  it('a response of up to a day is served instead, without a call', async () => {
    const path = fresh();
    const first = await ask(path);
    pass(86_000 * second);
    const release = await fill('engine', enhanced);
    const sent = services.search.hits.length;
    const served = await ask(path);
    expect([served.status, served.body, served.headers.age]).toEqual([200, first.body, '86000']);
    expect(services.search.hits).toHaveLength(sent);
    await release();
  });

  it('no response is served from before a change, not even where errors are replaced by it', async () => {
    const path = fresh(regular);
    await ask(path);
    await change();
    const release = await fill('directory', regular);
    const refused = await ask(path);
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'overloaded']);
    await release();
  });
});

describe('a request with credentials', () => {
  it('gets the response that is cached for everybody, and the service does not learn it', async () => {
    const path = fresh();
    const headers = { authorization: 'Bearer secret', cookie: 'a=1' };
    const [first, next, visitor] = [await ask(path, headers), await ask(path, headers), await ask(path)];
    expect([next.body, visitor.body]).toEqual([first.body, first.body]);
    expect(visitor.headers['cache-control']).toContain('public');
    expect(services.search.hits).toHaveLength(1);
    for (const name of ['authorization', 'cookie']) expect(services.search.hits[0]?.headers).not.toHaveProperty(name);
  });

  it('shares a call in flight with everybody else', async () => {
    const path = fresh();
    await Promise.all(Array.from({ length: 50 }, (_, at) => ask(path, { authorization: `Bearer ${at}` })));
    expect(services.search.hits).toHaveLength(1);
  });
});

describe('what is not shared', () => {
  it.each([
    ['set-cookie', 'a=1'],
    ['cache-control', 'private, max-age=60'],
    ['cache-control', 'No-Store'],
    ['cache-control', 'no-cache'],
  ])('is a response with %s: %s, which is not stored', async (name, value) => {
    services.search.respond = (_request, reply) => reply.header(name, value).send({ number: ++responses });
    const path = fresh();
    const [first, next] = [await ask(path), await ask(path)];
    expect(numberOf(next)).toBeGreaterThan(numberOf(first));
    expect(next.headers['cache-control']).toBe('no-store');
    expect(next.headers).not.toHaveProperty('set-cookie');
  });

  it.each([201, 400, 404, 429])('nor is a response of status %i', async (status) => {
    services.search.respond = (_request, reply) => reply.code(status).send({ number: ++responses });
    const path = fresh();
    const [first, next] = [await ask(path), await ask(path)];
    expect([first.status, next.status]).toEqual([status, status]);
    expect(numberOf(next)).toBeGreaterThan(numberOf(first));
    expect(next.headers['cache-control']).toBe('no-store');
  });

  it('is never the response to another request, in a crowd and in every encoding', async () => {
    const route = fresh();
    services.search.respond = (request, reply) => send(reply, { url: request.url, text });
    const requests = Array.from({ length: 3000 }, (_, at) => ({
      path: `${route}&page=${(at % 17) + 1}`,
      encoding: ['br', 'gzip', ''][at % 5] ?? '',
    }));
    for (let at = 0; at < requests.length; at += 100) {
      if (at % 1000 === 0) await change();
      await Promise.all(
        requests.slice(at, at + 100).map(async ({ path, encoding }) => {
          const body = decoded(await ask(path, encoding ? { 'accept-encoding': encoding } : {}));
          expect(new URL(body.url, 'http://x').searchParams.get('page')).toBe(
            new URL(path, 'http://x').searchParams.get('page'),
          );
        }),
      );
    }
  });

  const decoded = ({ headers, bytes }: RawResponse) => {
    const encoding = headers['content-encoding'];
    const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    return JSON.parse(plain.toString());
  };
});
