import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPaths } from '@poolpros/contracts/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiReader, createApiReader } from './read-api.js';

let gateway: Server;
let api: ApiReader;
let asked: IncomingMessage[];
let status: number;
let time: number;

beforeEach(async () => {
  [asked, status, time] = [[], 200, 0];
  gateway = createServer((request, response) => {
    asked.push(request);
    if (request.url === '/api/installers/1') return response.writeHead(301, { location: '/api/installers/2' }).end();
    response.writeHead(status, { 'content-type': 'application/json', etag: '"1"' });
    response.end(status === 304 ? undefined : JSON.stringify({ installers: asked.length }));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  api = createApiReader(origin, { internalToken: 'token', now: () => time });
});
afterEach(async () => {
  await api.close();
  gateway.close();
});

it('reads a path with headers of its own, not compressed, as part of a page that was counted', async () => {
  const response = await api.read('/api/sitemap', { headers: { 'If-None-Match': '"0"' } });
  expect([response.status, response.headers.get('etag'), await response.json()]).toEqual([
    200,
    '"1"',
    { installers: 1 },
  ]);
  expect(asked[0]?.headers).toMatchObject({ 'if-none-match': '"0"', 'x-internal-token': 'token' });
  expect(asked[0]?.headers['accept-encoding']).toBeUndefined();
});

it('reads that nothing has changed', async () => {
  status = 304;
  const response = await api.read('/api/sitemap');
  expect([response.status, await response.text()]).toEqual([304, '']);
});

it('follows a merged listing to the one that it is part of', async () => {
  expect(await (await api.read('/api/installers/1')).json()).toEqual({ installers: 2 });
  expect(asked[1]).toMatchObject({ url: '/api/installers/2', headers: { 'x-internal-token': 'token' } });
});

it('fails like fetch while the gateway is down, and when the read is aborted', async () => {
  await expect(api.read('/api/sitemap', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  gateway.close();
  await once(gateway, 'close');
  await expect(api.read('/api/sitemap')).rejects.toThrow(TypeError);
});

describe('the figures of the whole site', () => {
  const installers = async () => (await api.read(apiPaths.summary)).json().then(({ installers }) => installers);

  it('are read once for all pages of a fifth of a second', async () => {
    expect(await Promise.all([installers(), installers()])).toEqual([1, 1]);
    time = 200;
    expect(await installers()).toBe(1);
    time = 201;
    expect(await installers()).toBe(2);
  });

  it('are read again at once after they could not be read', async () => {
    status = 503;
    expect((await api.read(apiPaths.summary)).status).toBe(503);
    status = 200;
    expect(await installers()).toBe(2);
  });
});
