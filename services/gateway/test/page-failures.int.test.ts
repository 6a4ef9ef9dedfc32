import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

// The headers of Chromium's request for a page.
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8' };

let services: FakeServices;
/** Its web server and its directory refuse connections. */
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
  const unused = createServer();
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
  const address = unused.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening');
  await new Promise((resolve) => unused.close(resolve));
  const dead = `http://127.0.0.1:${address.port}`;
  gateway = await startGateway(services, { WEB_URL: dead, DIRECTORY_URL: dead });
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
});

describe('while the web server is down', () => {
  it.each(['/', '/us/texas/austin/pool-contractors?page=2', '/reset-password/abc'])(
    'a browser that asks for %s is shown a page that says when to come back',
    async (path) => {
      const { status, headers, body } = await raw(gateway, path, { headers: browser });
      expect(status).toBe(503);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '10',
      });
      expect(body).toMatch(/^<!doctype html>.*We cannot show this page right now.*<\/html>$/s);
      expect(body).toContain(String(headers['x-request-id']));
      expect(body).not.toMatch(/127\.0\.0\.1|ECONN|undici/);
    },
  );

  it('the page obeys the policy of the site and needs nothing from it', async () => {
    const { headers, body } = await raw(gateway, '/us', { headers: browser });
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
    expect(body).not.toMatch(/<script|\son[a-z]+=|@import|https?:\/\/(?!www\.w3\.org)/);
    const sources = [...body.matchAll(/(?:src=|url\(|rel="icon" href=)["']?([^"')]*)/g)].map(([, source]) => source);
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).toMatch(/^data:/);
  });

  it('who does not ask for a page gets the problem as data', async () => {
    for (const accept of ['', '*/*', 'text/css,*/*;q=0.1']) {
      const response = await raw(gateway, '/assets/main.css', { headers: { accept } });
      expect([response.status, JSON.parse(response.body).code]).toEqual([503, 'service_unavailable']);
    }
  });
});

it('the API responds with problems to every client', async () => {
  const response = await raw(gateway, '/api/summary', { headers: browser });
  expect(response.status).toBe(503);
  expect(response.headers['content-type']).toContain('application/problem+json');
});

it('a browser that asks too often is shown a page with the time to wait', async () => {
  const limited = await startGateway(services, { RATE_LIMITS_SCALE: '0.001', TRUSTED_PROXIES: '127.0.0.1' });
  // Not counted by any other test: the tests share a Redis.
  const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  const ask = () => raw(limited, '/us', { headers: { ...browser, 'x-forwarded-for': network } });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  await limited.stop();
  expect(refused.status).toBe(429);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Please wait a moment');
});

it('a path that no public port may show is no page', async () => {
  const response = await raw(gateway, '/metrics', { headers: browser });
  expect(response.status).toBe(404);
  expect(response.body).toContain('This page isn’t here');
});

it('a form that is sent before the page has loaded its script is said not to be sent', async () => {
  const headers = { ...browser, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '8' };
  const response = await raw(gateway, '/us?sent=1', { method: 'POST', headers, body: 'name=Jan' });
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('Your form was not sent');
});

it.each(['DELETE', 'OPTIONS'])('%s of a page is told that pages can only be read', async (method) => {
  const response = await raw(gateway, '/us', { method });
  expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});
