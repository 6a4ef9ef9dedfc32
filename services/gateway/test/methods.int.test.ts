import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Route } from '../src/route-table.js';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const { methods } = vi.hoisted(() => ({ methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const }));

vi.mock('../src/route-table.js', async (original) => ({
  ...(await original<typeof import('../src/route-table.js')>()),
  apiRoutes: [
    { prefix: '/api/things', upstream: 'directory', methods, limit: 'write', timeoutMs: 5000 },
  ] satisfies Route[],
}));

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

it.each(methods)('passes a %s on with its body', async (method) => {
  const body = method === 'GET' ? '' : '{"a":1}';
  const headers = body ? { 'content-type': 'application/json', 'content-length': String(body.length) } : undefined;
  const response = await raw(gateway, '/api/things/7?b=2', { method, headers, body });
  expect([response.status, JSON.parse(response.body)]).toEqual([200, { from: 'directory' }]);
  expect(services.directory.hits.at(-1)).toMatchObject({ method, url: '/things/7?b=2', body });
});

it('names every method that the route takes', async () => {
  const response = await raw(gateway, '/api/things', { method: 'OPTIONS' });
  expect([response.status, response.headers.allow]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
});
