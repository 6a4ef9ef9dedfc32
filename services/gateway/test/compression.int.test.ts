import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const page = `<!doctype html><title>Pools</title>${'<p>pool builders in Austin, Texas</p>'.repeat(300)}`;
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let services: FakeServices;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
  gateway = await startGateway(services);
});
afterEach(() => {
  services.web.respond = null;
  services.directory.respond = null;
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
});

/** Makes the web server respond with the page and these headers. */
function servePage(headers: Record<string, string> = {}, body: string | Buffer = page): void {
  services.web.respond = (_request, reply) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...headers }).send(body);
}
const get = (headers: Record<string, string>, path = '/us') => raw(gateway, path, { headers });

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
  ])('leaves compressed to a browser that takes %s', async (accepted, encoding, unpack) => {
    servePage();
    const { headers, bytes } = await get({ 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(page.length / 10);
    expect(String(unpack(bytes))).toBe(page);
  });

  it.each([undefined, 'identity', 'zstd', 'br;q=0, gzip;q=0'])(
    'sends uncompressed to a client that accepts %s',
    async (accepted) => {
      servePage();
      const { headers, body } = await get(accepted === undefined ? {} : { 'accept-encoding': accepted });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toBe('accept-encoding');
      expect(body).toBe(page);
    },
  );

  it('keeps what else the response depends on, and makes its tag weak', async () => {
    servePage({ vary: 'accept-language', etag: '"tag"' });
    expect((await get(browser)).headers).toMatchObject({ vary: 'accept-language, accept-encoding', etag: 'W/"tag"' });
    servePage({ etag: 'W/"tag"' });
    expect((await get(browser)).headers.etag).toBe('W/"tag"');
  });

  it('says to HEAD what it says to one who takes nothing', async () => {
    servePage();
    const { headers, status } = await raw(gateway, '/us', { method: 'HEAD', headers: browser });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('what is sent uncompressed', () => {
  it.each([
    ['a response that is compressed already', { 'content-encoding': 'gzip' }],
    ['a part of a response', { 'content-range': 'bytes 0-99/1000', status: '206' }],
    ['a picture', { 'content-type': 'image/png' }],
    ['a failure', { status: '503' }],
    ['what nobody may keep', { 'cache-control': 'no-store' }],
    ['what is for one person', { 'cache-control': 'private, max-age=60' }],
  ])('%s', async (_name, { status, ...headers }: Record<string, string>) => {
    services.web.respond = (_request, reply) =>
      reply
        .code(Number(status ?? 200))
        .headers({ 'content-type': 'text/html', 'cache-control': 'no-cache', ...headers })
        .send(Buffer.from(page));
    const response = await get(browser);
    expect(response.headers['content-encoding']).toBe(headers['content-encoding']);
    expect(response.body).toBe(page);
  });

  it('a body that fits into one packet', async () => {
    servePage({}, page.slice(0, 1023));
    expect((await get(browser)).headers).not.toHaveProperty('content-encoding');
    servePage({}, page.slice(0, 1024));
    expect((await get(browser)).headers['content-encoding']).toBe('br');
  });

  it('what a service breaks off is a failure of the service', async () => {
    services.web.respond = (_request, reply) => {
      reply.raw.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-length': page.length,
      });
      reply.raw.write(page.slice(0, 2000), () => reply.raw.destroy());
      return reply.hijack();
    };
    const response = await get(browser);
    expect([response.status, JSON.parse(response.body).code]).toEqual([502, 'bad_gateway']);
    expect(response.headers).not.toHaveProperty('content-encoding');
  });

  it('what is larger than any response of ours', async () => {
    const large = page.repeat(200);
    servePage({}, large);
    const response = await get(browser);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.bytes.length).toBe(large.length);
  });

  it.each(['/reset-password/abc', '/verify-review/abc', '/%73ubmission-status?token=abc'])(
    'a page whose URL holds a secret: %s',
    async (path) => {
      servePage();
      const response = await get(browser, path);
      expect(response.headers).not.toHaveProperty('content-encoding');
      expect(response.body).toBe(page);
    },
  );
});

describe('a response of the API', () => {
  const list = JSON.stringify(Array.from({ length: 100 }, (_, id) => ({ id, name: 'Hillstone Pools' })));
  const serveList = (headers: Record<string, string>) => {
    services.directory.respond = (_request, reply) =>
      reply.headers({ 'content-type': 'application/json; charset=utf-8', ...headers }).send(list);
  };

  it('leaves compressed when everybody may have it', async () => {
    serveList({ 'cache-control': 'public, max-age=300' });
    const { headers, bytes } = await get(browser, '/api/places/states');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(String(brotliDecompressSync(bytes))).toBe(list);
  });

  it('sends uncompressed when its service did not say so', async () => {
    serveList({});
    const { headers, body } = await get(browser, '/api/admin/submissions');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toBe(list);
  });
});
