import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '../src/route-table.js';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const mebibyte = 1024 * 1024;
const withinMs = 10_000;

vi.mock('../src/route-table.js', async (original) => {
  const upload = {
    upstream: 'directory',
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    limit: 'write',
    timeoutMs: 5000,
  } as const;
  return {
    ...(await original<typeof import('../src/route-table.js')>()),
    apiRoutes: [
      { ...upload, prefix: '/api/photos', body: { streamed: 64 * 1024 * 1024, withinMs: 10_000 } },
      { ...upload, prefix: '/api/icons', body: { streamed: 100_000, withinMs: 10_000 } },
      { ...upload, prefix: '/api/hasty', body: { streamed: 100_000, withinMs: 200 } },
      { ...upload, prefix: '/api/forms' },
    ] satisfies Route[],
  };
});

/** What a service received of an upload. */
interface Upload {
  method: string;
  headers: IncomingHttpHeaders;
  bytes: number;
  digest: string | null;
  isBrokenOff: boolean;
}
let uploads: Upload[] = [];
/** Until when the service does not read the body. */
let readable: Promise<void>;

async function take(request: IncomingMessage): Promise<void> {
  const { method = '', headers } = request;
  const upload: Upload = { method, headers, bytes: 0, digest: null, isBrokenOff: false };
  uploads.push(upload);
  const hash = createHash('sha256');
  request.on('close', () => {
    upload.isBrokenOff = !request.complete;
  });
  await readable;
  for await (const chunk of request) {
    upload.bytes += (chunk as Buffer).length;
    hash.update(chunk as Buffer);
  }
  upload.digest = hash.digest('hex');
}

let services: FakeServices;
let upstream: Server;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
  upstream = createServer((request, response) => {
    take(request).then(
      () => response.end('{"taken":true}'),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  gateway = await startGateway(services, { DIRECTORY_URL: origin });
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});
beforeEach(() => {
  uploads = [];
  readable = Promise.resolve();
});

const chunk = Buffer.alloc(64 * 1024, 'photo');
const chunked = { 'transfer-encoding': 'chunked' };
/** Keeps its connections, as browsers do. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

function open(path: string, headers: Record<string, string | number> = chunked, method = 'POST'): ClientRequest {
  const request = httpRequest({ host: '127.0.0.1', port: gateway.port, path, method, headers, agent });
  request.on('error', () => {});
  return request;
}
async function responseOf(request: ClientRequest) {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: JSON.parse(Buffer.concat(parts).toString()) };
}
/** Writes as fast as the connection accepts data; `sent` is the accepted amount. */
async function write(request: ClientRequest, bytes: number, sent: { bytes: number }): Promise<void> {
  while (sent.bytes < bytes) {
    if (!request.write(chunk)) await once(request, 'drain');
    sent.bytes += chunk.length;
  }
  request.end();
}

describe('an upload', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of 20 MiB passes with %s as it is, with its headers', async (method) => {
    const headers = { 'content-type': 'image/jpeg', 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
    const before = Date.now();
    const request = open('/api/photos/7', { ...chunked, ...headers }, method);
    const response = responseOf(request);
    await write(request, 20 * mebibyte, { bytes: 0 });
    expect(await response).toMatchObject({ status: 200, body: { taken: true } });
    const digest = createHash('sha256')
      .update(Buffer.concat(Array.from({ length: (20 * mebibyte) / chunk.length }, () => chunk)))
      .digest('hex');
    expect(uploads).toMatchObject([{ method, headers, bytes: 20 * mebibyte, digest }]);
    // The service has its own time once everything has arrived.
    expect(Number(uploads[0]?.headers['x-request-deadline'])).toBeGreaterThanOrEqual(before + withinMs + 5000);
  });

  it('waits for a service that does not read, and is not held in memory', async () => {
    let read = () => {};
    readable = new Promise((resolve) => {
      read = resolve;
    });
    const request = open('/api/photos');
    const response = responseOf(request);
    const sent = { bytes: 0 };
    const written = write(request, 64 * mebibyte, sent);
    // The system limits what the connections themselves buffer.
    await eventually(async () => {
      const before = sent.bytes;
      await pause(100);
      return before > 0 && sent.bytes === before;
    });
    expect(sent.bytes).toBeLessThan(32 * mebibyte);
    read();
    await written;
    expect((await response).status).toBe(200);
    expect(uploads[0]?.bytes).toBe(64 * mebibyte);
  });

  it('may be absent, and reads pass', async () => {
    for (const method of ['POST', 'DELETE', 'GET'])
      expect((await raw(gateway, '/api/photos/7', { method })).status).toBe(200);
    expect(uploads.map(({ bytes }) => bytes)).toEqual([0, 0, 0]);
  });

  it('that says that it is too large is rejected before the service hears of it', async () => {
    const request = open('/api/icons', { 'content-length': 100_001 });
    request.write(chunk);
    const refused = await responseOf(request);
    expect(refused).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.body.detail).toContain('100,000 bytes');
    expect(uploads).toEqual([]);
    request.destroy();
  });

  it('that turns out to be too large is rejected, and the service is told that it broke off', async () => {
    const request = open('/api/icons');
    // It keeps writing until it has read the refusal. After that, Node's client no longer reports free space.
    void write(request, 20 * mebibyte, { bytes: 0 }).catch(() => null);
    const refused = await responseOf(request);
    expect(refused).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect(refused.body.detail).toContain('100,000 bytes');
    request.destroy();
    await eventually(() => uploads[0]?.isBrokenOff ?? false);
    expect(uploads[0]?.digest).toBeNull();
    expect((await raw(gateway, '/api/icons', { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(200);
  });

  it('that the visitor breaks off ends the request to the service', async () => {
    const request = open('/api/photos', { 'content-length': mebibyte });
    request.write(chunk);
    await eventually(() => (uploads[0]?.bytes ?? 0) > 0);
    request.destroy();
    await eventually(() => uploads[0]?.isBrokenOff ?? false);
    expect(uploads[0]?.digest).toBeNull();
  });

  it('that does not arrive in its time is rejected, and its connections end', async () => {
    const request = open('/api/hasty', { 'content-length': 100_000 });
    request.write(chunk);
    const refused = await responseOf(request);
    expect(refused).toMatchObject({ status: 408, body: { code: 'request_timeout' } });
    expect(refused.headers.connection).toBe('close');
    await eventually(() => uploads[0]?.isBrokenOff ?? false);
  });

  it('to a service that is not there is a 503', async () => {
    const other = await startGateway(services, { DIRECTORY_URL: 'http://127.0.0.1:9' });
    const body = 'x'.repeat(1000);
    expect((await raw(other, '/api/photos', { method: 'POST', body })).status).toBe(503);
    await other.stop();
  });
});

it('bodies of other routes keep their 64 KiB beside uploads', async () => {
  const send = (body: string) => raw(gateway, '/api/forms', { method: 'PUT', body });
  expect((await send('x'.repeat(64 * 1024))).status).toBe(200);
  expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413);
});
