import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callHttp } from './http-call.js';

let server: Server;
let pool: Pool;
let held: ServerResponse[];

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else if (request.url === '/torn')
      response.writeHead(200, { 'content-length': '10' }).write('torn', () => response.destroy());
    else response.writeHead(404, { 'x-reply': 'yes' }).end('é'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { connections: 1 });
});
afterEach(async () => {
  await pool.destroy();
  server.closeAllConnections();
  server.close();
});

const get = (path: string, timeoutMs: number, signal?: AbortSignal) =>
  callHttp(pool, { method: 'GET', path }, timeoutMs, signal);
const isTimeout = { name: 'TimeoutError' };

test('reads the whole response, whatever its status', async () => {
  const { status, headers, body } = await get('/', 5_000);
  expect([status, headers['x-reply'], body.toString()]).toEqual([404, 'yes', 'é'.repeat(100_000)]);
});

test('ends a call that takes too long, and its connection with it', async () => {
  await expect(get('/held', 50)).rejects.toMatchObject(isTimeout);
  expect((await get('/', 5_000)).status).toBe(404);
});

test('is late in time while it waits for a connection, and is not sent afterwards', async () => {
  const first = get('/held', 5_000);
  await expect(get('/held', 50)).rejects.toMatchObject(isTimeout);
  held[0]?.end('done');
  expect((await first).body.toString()).toBe('done');
  await get('/', 5_000);
  expect(held).toHaveLength(1);
});

test('ends a call that is aborted, and its connection with it', async () => {
  const controller = new AbortController();
  const call = get('/held', 5_000, controller.signal);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const closed = once(held[0] ?? server, 'close');
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await closed;
  expect((await get('/', 5_000)).status).toBe(404);
});

test('sends nothing when it was aborted before', async () => {
  await expect(get('/held', 5_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  await get('/', 5_000);
  expect(held).toEqual([]);
});

test('fails when the response ends before its time, and when no server listens', async () => {
  await expect(get('/torn', 5_000)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(get('/', 5_000)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
