import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';
import { createHeldRequests } from './held-requests.js';

let services: FakeServices;
let gateway: Gateway;
let deadPort: number;
let resetting: Server;
beforeAll(async () => {
  services = await startServices();
  const unused = createServer();
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
  deadPort = portOf(unused);
  await new Promise((resolve) => unused.close(resolve));
  resetting = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.resetAndDestroy());
  });
  await new Promise<void>((resolve) => resetting.listen(0, '127.0.0.1', resolve));
  gateway = await startGateway(services, {
    REVIEWS_URL: `http://127.0.0.1:${deadPort}`,
    WEB_URL: `http://127.0.0.1:${portOf(resetting)}`,
  });
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
  await new Promise((resolve) => resetting.close(resolve));
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening');
  return address.port;
}

const held = createHeldRequests();
beforeEach(() => {
  services.search.hits = [];
  services.directory.hits = [];
});
afterEach(() => {
  held.release();
});

const hang = held.hold();

describe('a service', () => {
  it('that refuses connections is a 503 that does not name it', async () => {
    const response = await raw(gateway, '/api/reviews');
    expect(response.status).toBe(503);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(response.body)).toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body).not.toMatch(/127\.0\.0\.1|ECONN|undici/);
    expect(response.body).not.toContain(String(deadPort));
  });

  it('that breaks the connection is a 502', async () => {
    const response = await raw(gateway, '/us');
    expect([response.status, JSON.parse(response.body).code]).toEqual([502, 'bad_gateway']);
    expect(response.body).not.toMatch(/127\.0\.0\.1|ECONN|socket/i);
  });

  it('that hangs is a 504 after the time of its route, and is asked once', async () => {
    services.search.respond = hang;
    services.directory.respond = hang;
    const start = performance.now();
    const timed = async (path: string, method = 'GET') => {
      const response = await raw(gateway, path, { method });
      return { status: response.status, code: JSON.parse(response.body).code, ms: performance.now() - start };
    };
    const [search, read, write] = await Promise.all([
      timed('/api/installers/search-enhanced'),
      timed('/api/installers'),
      timed('/api/contact-requests', 'POST'),
    ]);
    for (const response of [search, read, write])
      expect(response).toMatchObject({ status: 504, code: 'gateway_timeout' });
    for (const [response, ms] of [
      [search, 600],
      [read, 3000],
      [write, 5000],
    ] as const)
      expect(response.ms).toBeGreaterThanOrEqual(ms - 10);
    // Each in the time of its own route, not in the next longer one.
    expect([search.ms < 3000, read.ms < 5000]).toEqual([true, true]);
    expect(services.search.hits).toHaveLength(1);
    expect(services.directory.hits).toHaveLength(2);
  });

  it('that sheds load with a 503 is asked once, and its retry-after passes', async () => {
    services.directory.respond = (_request, reply) =>
      reply
        .code(503)
        .header('retry-after', '7')
        .type('application/problem+json')
        .send('{"code":"service_unavailable"}');
    for (const method of ['GET', 'HEAD']) {
      services.directory.hits = [];
      const response = await raw(gateway, '/api/installers', { method });
      expect([response.status, response.headers['retry-after']]).toEqual([503, '7']);
      expect(services.directory.hits).toHaveLength(1);
    }
  });

  it('that fails in another way keeps its own response', async () => {
    services.directory.respond = (_request, reply) =>
      reply.code(409).type('application/problem+json').send('{"code":"conflict"}');
    const response = await raw(gateway, '/api/admin/submissions/1/approve', { method: 'POST' });
    expect([response.status, response.body]).toEqual([409, '{"code":"conflict"}']);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it('that is down does not make the gateway unready', async () => {
    expect((await raw(gateway, '/health/ready')).status).toBe(200);
  });
});
