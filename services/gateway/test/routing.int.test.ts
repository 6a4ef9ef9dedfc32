import { uploadBytes } from '@poolpros/contracts/limits';
import { missingPagePath } from '@poolpros/contracts/missing-page';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiRoutes } from '../src/route-table.js';
import {
  allHits,
  type FakeServices,
  type Gateway,
  raw,
  startGateway,
  startServices,
  stopServices,
  upstreamNames,
} from './harness.js';

let services: FakeServices;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
  gateway = await startGateway(services);
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
});
beforeEach(() => {
  for (const name of upstreamNames) {
    services[name].hits = [];
    services[name].respond = null;
  }
});

const json = { 'content-type': 'application/json' };

describe('the owner of a path', () => {
  it.each([
    ['GET', '/api/installers', 'directory', '/installers'],
    ['GET', '/api/installers/17', 'directory', '/installers/17'],
    [
      'GET',
      '/api/installers/search?q=pool&location=Austin%2C%20TX&state=&a=1',
      'directory',
      '/installers/search?location=Austin%2C+TX&q=pool',
    ],
    ['GET', '/api/installers/search-enhanced?lat=30.1&q=a+b', 'search', '/installers/search-enhanced?lat=30.1&q=a+b'],
    ['GET', '/api/search/suggestions?q=aus', 'search', '/search/suggestions?q=aus'],
    ['GET', '/api/search/understand?q=hot+tub', 'search', '/search/understand?q=hot+tub'],
    ['GET', '/api/installers/search/x', 'directory', '/installers/search/x'],
    ['GET', '/api/installers/search-engine', 'directory', '/installers/search-engine'],
    ['POST', '/api/contact-requests', 'directory', '/contact-requests'],
    ['POST', '/api/submissions', 'directory', '/submissions'],
    ['POST', '/api/submissions/confirm', 'directory', '/submissions/confirm'],
    ['POST', '/api/submissions/status', 'directory', '/submissions/status'],
    ['GET', '/api/contractors/me/listings', 'directory', '/contractors/me/listings'],
    ['GET', '/api/contractors/me/listings/7/photos', 'directory', '/contractors/me/listings/7/photos'],
    ['POST', '/api/contractors/me/listings/7/photos/order', 'directory', '/contractors/me/listings/7/photos/order'],
    ['GET', '/media/photos/a-960.webp', 'directory', '/media/photos/a-960.webp'],
    ['POST', '/api/contractors/me/contact-requests/1/seen', 'directory', '/contractors/me/contact-requests/1/seen'],
    ['GET', '/api/admin/submissions?status=approved', 'directory', '/admin/submissions?status=approved'],
    ['POST', '/api/admin/submissions/1/approve', 'directory', '/admin/submissions/1/approve'],
    ['GET', '/api/places/states/texas/cities/san-antonio', 'directory', '/places/states/texas/cities/san-antonio'],
    ['GET', '/api/summary', 'directory', '/summary'],
    ['POST', '/api/accounts/contractor/login', 'accounts', '/accounts/contractor/login'],
    ['POST', '/api/accounts/admin/login', 'accounts', '/accounts/admin/login'],
    ['POST', '/api/accounts/admin/refresh', 'accounts', '/accounts/admin/refresh'],
    ['POST', '/api/accounts/admin/logout', 'accounts', '/accounts/admin/logout'],
    ['GET', '/api/accounts/contractor/me', 'accounts', '/accounts/contractor/me'],
    [
      'POST',
      '/api/accounts/contractor/password-reset-requests',
      'accounts',
      '/accounts/contractor/password-reset-requests',
    ],
    ['POST', '/api/accounts/password-resets', 'accounts', '/accounts/password-resets'],
    ['POST', '/api/accounts/password-resets/preview', 'accounts', '/accounts/password-resets/preview'],
    ['GET', '/api/reviews?installerId=1', 'reviews', '/reviews?installerId=1'],
    ['POST', '/api/reviews', 'reviews', '/reviews'],
    ['POST', '/api/reviews/verification', 'reviews', '/reviews/verification'],
    ['POST', '/api/reviews/verify', 'reviews', '/reviews/verify'],
    ['POST', '/api/mail-stops/aB-c_1', 'notifications', '/mail-stops/aB-c_1'],
    ['POST', '/api/mail-stops/preview', 'notifications', '/mail-stops/preview'],
    ['GET', '/api/mail-stops/aB-c_1', 'notifications', '/mail-stops/aB-c_1'],
    ['GET', '/', 'web', '/'],
    ['GET', '/us/texas/pool-contractors?page=2', 'web', '/us/texas/pool-contractors?page=2'],
    ['GET', '/apiary', 'web', missingPagePath],
    ['GET', '/badges/7.svg?style=dark', 'web', '/badges/7.svg?style=dark'],
    ['GET', '/review-cards/7.pdf', 'web', '/review-cards/7.pdf'],
    ['GET', '/us/blog/caf%C3%A9%20pools', 'web', '/us/blog/caf%C3%A9%20pools'],
    ['HEAD', '/api/installers', 'directory', '/installers'],
    ['HEAD', '/about', 'web', '/about'],
  ] as const)('%s %s is %s', async (method, path, owner, upstreamPath) => {
    const isPost = method === 'POST';
    const response = await raw(gateway, path, {
      method,
      headers: isPost ? json : {},
      body: isPost ? '{"a":1}' : undefined,
    });
    expect(response.status).toBe(200);
    if (method !== 'HEAD') expect(JSON.parse(response.body)).toEqual({ from: owner });
    expect(allHits(services)).toHaveLength(1);
    expect(services[owner].hits[0]).toMatchObject({ method, url: upstreamPath, body: isPost ? '{"a":1}' : '' });
  });

  it.each([
    ['GET', '/api/installers', 'directory', 3000],
    ['POST', '/api/submissions', 'directory', 5000],
    ['GET', '/api/installers/search-enhanced?q=deadline', 'search', 600],
  ] as const)('is told with %s %s when the request is given up', async (method, path, owner, ms) => {
    const before = Date.now();
    await raw(gateway, path, { method, headers: { 'x-request-deadline': '1' } });
    const deadline = Number(services[owner].hits[0]?.headers['x-request-deadline']);
    expect(deadline).toBeGreaterThanOrEqual(before + ms);
    expect(deadline).toBeLessThanOrEqual(Date.now() + ms);
  });

  it('is asked only with the methods of the table; others get 405 and OPTIONS names them', async () => {
    for (const prefix of new Set(apiRoutes.map((route) => route.prefix))) {
      const taken = apiRoutes.filter((route) => route.prefix === prefix).flatMap((route) => route.methods);
      const refused = await raw(gateway, `${prefix}/x`, { method: 'DELETE' });
      expect([refused.status, JSON.parse(refused.body).code]).toEqual([405, 'method_not_allowed']);
      for (const method of ['GET', 'POST'] as const)
        if (!taken.includes(method)) expect((await raw(gateway, prefix, { method })).status).toBe(405);
      const options = await raw(gateway, prefix, { method: 'OPTIONS' });
      expect(options.status).toBe(204);
      for (const method of taken) expect(options.headers.allow).toContain(method);
    }
    expect(allHits(services)).toEqual([]);
  });

  it('does not exist for other paths under /api, with any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      for (const path of [
        '/api',
        '/api/',
        '/api/internal/mail/a/b',
        '/api/metrics',
        '/api/health/ready',
        '/api/users',
        '/api//installers',
      ]) {
        const response = await raw(gateway, path, { method });
        expect([response.status, JSON.parse(response.body).code]).toEqual([404, 'not_found']);
        expect(response.headers['content-type']).toContain('application/problem+json');
      }
    expect(allHits(services)).toEqual([]);
  });

  it('takes no writes for pages', async () => {
    const response = await raw(gateway, '/about', { method: 'POST', headers: json, body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(allHits(services)).toEqual([]);
  });
});

describe('what is not public', () => {
  it.each([
    '/metrics',
    '/Metrics',
    '/metrics#x',
    '/%6detrics',
    '//metrics',
    '/./metrics',
    '/%2e/metrics',
    '/x/../metrics',
    '/x/%2e%2e/metrics',
    '/.%5cmetrics',
    '/internal/installers',
    '/%69nternal/installers',
    '/openapi.json',
    '/health',
    '/health/ready/',
    '/api/installers/../internal/installers',
    '/api/installers/%2e%2e/internal/installers',
    '/api/installers/..%2finternal%2finstallers',
    '/api/installers/..%5cinternal',
    '/api/installers/..\\..\\metrics',
    '/api/installers/%2e/../../internal',
    '/api/./internal/installers',
    '/api/accounts/contractor/login/../../../internal/mail/password-reset/1',
    'http://127.0.0.1/internal/installers',
    '/api/installers/%00',
    '/%',
  ])('%s reaches no service', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await raw(gateway, path, { method });
      expect([400, 404, 405]).toContain(response.status);
      expect(response.headers['content-type']).toContain('application/problem+json');
    }
    expect(allHits(services)).toEqual([]);
  });

  it('does not include the two probes, which are its own', async () => {
    for (const probe of ['live', 'ready']) expect((await raw(gateway, `/health/${probe}`)).status).toBe(200);
    expect(allHits(services)).toEqual([]);
  });

  it('survives URLs and headers that are far too long', async () => {
    expect((await raw(gateway, `/${'a'.repeat(20_000)}`)).status).toBe(431);
    expect((await raw(gateway, '/', { headers: { 'x-large': 'a'.repeat(20_000) } })).status).toBe(431);
  });
});

describe('requests', () => {
  const emptyKeys = Array.from({ length: 2500 }, (_, at) => at).join('&');
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`h${at}`, 'x']));
  const cookie = Array.from({ length: 101 }, (_, at) => `c${at}=1`).join('; ');

  it.each([
    [`/api/search/understand?q=pool&${emptyKeys}`, {}, 400, 'The address is longer than 2,560 bytes.'],
    [`/api/installers/search?${'&'.repeat(50)}`, {}, 400, 'The address has more than 50 parameters.'],
    [`/us?${'a=1&'.repeat(51)}`, {}, 400, 'The address has more than 50 parameters.'],
    [`/media/${'a'.repeat(2560)}`, {}, 400, 'The address is longer than 2,560 bytes.'],
    ['/api/installers', many(101), 431, 'The request has more than 100 headers.'],
    ['/api/accounts/contractor/me', { cookie }, 431, 'The request has more than 100 cookies.'],
  ])(
    'that are larger than any of the site reach no service, whatever they ask for: %.40s',
    async (path, headers, status, detail) => {
      const response = await raw(gateway, path, { headers });
      expect([response.status, JSON.parse(response.body).detail]).toEqual([status, detail]);
      expect(allHits(services)).toEqual([]);
    },
  );

  it('of just that size reach their service', async () => {
    expect((await raw(gateway, `/us?${'a=1&'.repeat(49)}a=1`)).status).toBe(200);
    expect((await raw(gateway, `/${'a'.repeat(2559)}`)).status).toBe(200);
    expect(services.web.hits).toHaveLength(2);
  });
});

describe('headers', () => {
  it('that claim who or where the client is are replaced', async () => {
    const spoofed = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-real-ip': '6.6.6.6',
      'x-user-id': '1',
      'x-internal-auth': 'yes',
      'x-original-url': '/internal',
      forwarded: 'for=6.6.6.6',
      via: '1.1 evil',
      connection: 'keep-alive, x-forwarded-for, x-request-id, authorization',
    };
    await raw(gateway, '/api/installers', { headers: spoofed });
    const seen = services.directory.hits[0]?.headers ?? {};
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'pools.example',
      'x-forwarded-proto': 'https',
    });
    expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil|gopher/);
    for (const name of ['x-user-id', 'x-internal-auth', 'x-real-ip', 'x-original-url'])
      expect(seen).not.toHaveProperty(name);
  });

  it('of files that pages load let nothing run', async () => {
    const { headers } = await raw(gateway, '/media/photos/a-960.webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('carry one request id and one trace from the gateway to the service and back, never those a visitor chose', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const response = await raw(gateway, '/api/summary', {
      headers: {
        'x-request-id': 'attackerattacker01',
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
        tracestate: 'attacker=1',
      },
    });
    const seen = services.directory.hits[0]?.headers;
    expect(seen?.['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers['x-request-id']).toBe(seen?.['x-request-id']);
    expect(seen?.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(seen?.traceparent).not.toContain(traceId);
    expect(seen).not.toHaveProperty('tracestate');
    expect(gateway.lines.join()).not.toMatch(/attacker/);
  });

  it('name what is sent once, there and back', async () => {
    services.directory.respond = (_request, reply) => reply.header('idempotent-replayed', 'true').send({});
    const headers = { ...json, 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
    const response = await raw(gateway, '/api/submissions', { method: 'POST', headers, body: '{}' });
    expect(services.directory.hits[0]?.headers).toMatchObject(headers);
    expect(response.headers['idempotent-replayed']).toBe('true');
  });

  it('keep credentials for the services and cookies for accounts', async () => {
    const headers = { authorization: 'Bearer token', cookie: 'a=1' };
    await raw(gateway, '/api/contractors/me/listings', { headers });
    await raw(gateway, '/api/accounts/contractor/me', { headers });
    await raw(gateway, '/us', { headers });
    expect(services.directory.hits[0]?.headers).toMatchObject({ authorization: 'Bearer token' });
    expect(services.directory.hits[0]?.headers).not.toHaveProperty('cookie');
    expect(services.accounts.hits[0]?.headers).toMatchObject(headers);
    expect(services.web.hits[0]?.headers).not.toHaveProperty('cookie');
  });

  it('keep the token of whoever reads a listing from the service', async () => {
    await raw(gateway, '/api/installers/7', { headers: { authorization: 'Bearer token' } });
    expect(services.directory.hits).toHaveLength(1);
    expect(services.directory.hits[0]?.headers).not.toHaveProperty('authorization');
  });

  it('of a response pass, apart from those of the connection and of its software', async () => {
    services.accounts.respond = (_request, reply) =>
      reply
        .headers({ etag: '"1"', 'x-powered-by': 'x', server: 'y', 'keep-alive': 'timeout=72' })
        .header('set-cookie', ['a=1; HttpOnly', 'b=2; HttpOnly'])
        .code(201)
        .send({ ok: true });
    const response = await raw(gateway, '/api/accounts/contractor/login', {
      method: 'POST',
      headers: json,
      body: '{}',
    });
    expect(response.status).toBe(201);
    expect(response.headers).toMatchObject({ etag: '"1"', 'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'] });
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers).not.toHaveProperty('server');
    expect(response.headers['keep-alive'] ?? '').not.toContain('72');
  });
});

describe('bodies', () => {
  const size = 64 * 1024;

  it('of 64 KiB pass and larger ones are rejected, with and without a length', async () => {
    const fits = JSON.stringify('x'.repeat(size - 2));
    const path = '/api/contact-requests';
    const chunked = { ...json, 'transfer-encoding': 'chunked' };
    expect((await raw(gateway, path, { method: 'POST', headers: json, body: fits })).status).toBe(200);
    expect((await raw(gateway, path, { method: 'POST', headers: chunked, body: fits })).status).toBe(200);
    expect(services.directory.hits.map((hit) => hit.body === fits)).toEqual([true, true]);
    for (const headers of [json, chunked]) {
      const response = await raw(gateway, path, { method: 'POST', headers, body: `${fits} ` });
      expect([response.status, JSON.parse(response.body).code]).toEqual([413, 'payload_too_large']);
    }
    expect(services.directory.hits).toHaveLength(2);
  });

  it('of photos may be as large as an upload, and those below the same path of a listing', async () => {
    const body = 'x'.repeat(size * 4);
    for (const path of ['/api/contractors/me/listings/7/photos', '/api/contractors/me/listings/7/photos/order']) {
      const response = await raw(gateway, path, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body });
      expect(response.status).toBe(200);
      expect(services.directory.hits.at(-1)?.body).toHaveLength(size * 4);
    }
    const headers = { 'content-type': 'image/jpeg', 'content-length': String(uploadBytes + 1) };
    expect(
      (await raw(gateway, '/api/contractors/me/listings/7/photos', { method: 'POST', headers, body })).status,
    ).toBe(413);
  });

  it('pass unread, whatever their type', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json']) {
      const body = '{"not": valid, json';
      await raw(gateway, '/api/reviews', { method: 'POST', headers: { 'content-type': type }, body });
      const hit = services.reviews.hits.at(-1);
      expect([hit?.headers['content-type'], hit?.body]).toEqual([type, body]);
    }
  });

  it('may be absent', async () => {
    expect((await raw(gateway, '/api/accounts/contractor/logout', { method: 'POST' })).status).toBe(200);
    expect((await raw(gateway, '/api/accounts/contractor/logout', { method: 'POST', headers: json })).status).toBe(200);
    expect(services.accounts.hits.map((hit) => hit.body)).toEqual(['', '']);
  });

  it('of a GET are dropped', async () => {
    const response = await raw(gateway, '/api/summary', { headers: { ...json, 'content-length': '2' }, body: '{}' });
    expect(response.status).toBe(200);
    expect(services.directory.hits[0]?.body).toBe('');
  });
});
