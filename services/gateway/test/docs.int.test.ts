import { randomBytes } from 'node:crypto';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

let services: FakeServices;
let gateway: Gateway;
let now = 0;
beforeAll(async () => {
  services = await startServices();
  const describeItself = (path: string) => () => ({
    openapi: '3.1.0',
    info: { title: 'x', description: 'y', version: '1' },
    paths: { [path]: { get: { responses: {} } }, '/internal/x': { get: {} } },
  });
  services.directory.respond = describeItself('/installers');
  services.search.respond = (_request, reply) => reply.code(500).send('broken');
  services.accounts.respond = describeItself('/accounts/{audience}/me');
  services.reviews.respond = describeItself('/reviews');
  gateway = await startGateway(services, {}, () => now);
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
});

const documentOf = async () => JSON.parse((await raw(gateway, '/api/openapi.json')).body);

describe('GET /api/openapi.json', () => {
  it('joins the services, names the one that is down and asks for it again two seconds later, while no request waits', async () => {
    const partial = await documentOf();
    expect(partial).toMatchObject({ openapi: '3.1.0', 'x-unavailable': ['search'] });
    expect(Object.keys(partial.paths)).toEqual([
      '/api/installers',
      '/api/accounts/{audience}/me',
      '/api/reviews',
      '/api/contractors/me/events',
    ]);
    expect(Object.keys(partial.paths['/api/contractors/me/events'])).toEqual(['get']);
    expect(Object.keys(partial.components.schemas)).toEqual(['FieldError', 'Problem', 'ProblemCode']);
    expect(partial.paths['/api/contractors/me/events'].get).toMatchObject({
      operationId: 'followInboxEvents',
      tags: ['gateway'],
      security: [{ bearer: [] }],
      responses: {
        200: { content: { 'text/event-stream': {} } },
        429: { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
      },
    });
    services.search.respond = () => ({ paths: { '/installers/search-enhanced': { get: {} } } });
    expect(await documentOf()).toEqual(partial);
    now += 2001;
    expect(await documentOf()).toEqual(partial);
    const whole = await eventually(async () => {
      const document = await documentOf();
      expect(document).not.toHaveProperty('x-unavailable');
      return document;
    });
    expect(whole.paths).toHaveProperty(['/api/installers/search-enhanced']);
  });

  it('is cached once it is complete', async () => {
    await documentOf();
    const hits = services.search.hits.length;
    await documentOf();
    expect(services.search.hits).toHaveLength(hits);
  });

  it('is joined once for all who ask at the same time, and compressed once', async () => {
    now += 60_001;
    const hits = services.search.hits.length;
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => raw(gateway, '/api/openapi.json', { headers: { 'accept-encoding': 'br' } })),
    );
    await eventually(async () => expect(services.search.hits).toHaveLength(hits + 1));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
  });
});

describe('GET /api/docs', () => {
  it('is a page that shows the document with scripts and styles of our own', async () => {
    const page = await raw(gateway, '/api/docs');
    expect(page.status).toBe(200);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      expect(file.startsWith('/api/docs/')).toBe(true);
      expect((await raw(gateway, file)).status).toBe(200);
    }
    expect((await raw(gateway, '/api/docs/static/swagger-initializer.js')).body).toContain('/api/openapi.json');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.body).not.toMatch(/<script>(?!<)/);
  });

  it('has its files counted like any read', async () => {
    const limited = await startGateway(services, { RATE_LIMITS_SCALE: '0.001', TRUSTED_PROXIES: '127.0.0.1' });
    // Not counted by any other test: the tests share a Redis.
    const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
    const ask = () =>
      raw(limited, '/api/docs/static/swagger-ui-bundle.js', { headers: { 'x-forwarded-for': network } });
    const statuses = [(await ask()).status, (await ask()).status];
    await limited.stop();
    expect(statuses).toEqual([200, 429]);
  });

  it('does not offer a document of the gateway itself', async () => {
    for (const path of ['/api/docs/json', '/api/docs/yaml'])
      expect(await raw(gateway, path)).toMatchObject({ status: 302, headers: { location: '/api/openapi.json' } });
  });
});

describe('metrics', () => {
  it('tell the time of each upstream and count searches that fell back', async () => {
    services.directory.respond = null;
    await raw(gateway, '/api/installers/search?location=x', { headers: { 'x-search-fallback': '1' } });
    await raw(gateway, '/api/installers/search?location=y');
    await raw(gateway, '/api/installers/search-enhanced', { headers: { 'x-search-fallback': '1' } });
    await raw(gateway, '/metrics');
    const text = await gateway.context.metrics.registry.metrics();
    expect(text).toMatch(/^search_fallback_total\{service="gateway"\} 1$/m);
    expect(text).not.toContain('upstream="web"');
    expect(text).toMatch(/^gateway_upstream_seconds_count\{service="gateway",upstream="directory",status="2xx"\} 2$/m);
  });
});
