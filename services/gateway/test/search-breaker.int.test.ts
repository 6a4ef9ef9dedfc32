import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const enhanced = '/api/installers/search-enhanced';
const regular = '/api/installers/search';

let services: FakeServices;
let gateway: Gateway;
let skipped = 0;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  for (const service of [services.search, services.directory]) {
    service.hits = [];
    service.answer = null;
  }
  gateway = await startGateway(services, {}, () => performance.now() + skipped);
});
const held: (() => void)[] = [];
afterEach(async () => {
  for (const release of held.splice(0)) release();
  await gateway.stop();
});
afterAll(() => stopServices(services));

const hang = () => new Promise((resolve) => held.push(() => resolve({})));
const fail = (status: number) => () => {
  services.search.answer = (_request, reply) => reply.code(status).send({ code: 'x' });
};
const fresh = (path = enhanced) => `${path}?q=${randomBytes(6).toString('hex')}`;

async function timed(path: string, headers: Record<string, string> = {}) {
  const begin = performance.now();
  const answer = await raw(gateway, path, { headers });
  return { ...answer, ms: performance.now() - begin };
}

/** What the page does (specification §7). */
async function searchAsThePage() {
  const begin = performance.now();
  const first = await raw(gateway, fresh());
  const answer = first.status === 200 ? first : await raw(gateway, fresh(regular), { headers: fellBack });
  return { ...answer, ms: performance.now() - begin };
}
const fellBack = { 'x-search-fallback': '1' };

const told = (text: string) => gateway.logLines.filter((line) => line.includes(text)).length;
const metrics = () => gateway.context.metrics.registry.metrics();
const opened = () => eventually(() => told('breaker opened') === 1);

describe('a search service that hangs', () => {
  it('costs the first visitor less than a second and the next ones nothing', async () => {
    services.search.answer = hang;
    const first = await searchAsThePage();
    expect(first.status).toBe(200);
    expect(first.ms).toBeGreaterThan(590);
    expect(first.ms).toBeLessThan(1000);
    await opened();

    const begin = performance.now();
    const times: number[] = [];
    while (performance.now() - begin < 3000) {
      const next = await searchAsThePage();
      expect(next.status).toBe(200);
      times.push(next.ms);
    }
    times.sort((a, b) => a - b);
    expect(times.length).toBeGreaterThan(30);
    expect(times.at(Math.floor(times.length * 0.99))).toBeLessThan(150);
    // The first, and one trial in each second.
    expect(services.search.hits.length).toBeGreaterThanOrEqual(2);
    expect(services.search.hits.length).toBeLessThanOrEqual(4);
    expect(told('breaker opened')).toBe(1);
    expect(await metrics()).toMatch(/^gateway_breaker_open\{route="\/api\/installers\/search-enhanced".*\} 1$/m);
    expect(await metrics()).toMatch(
      new RegExp(`^search_fallback_total\\{service="gateway"\\} ${times.length + 1}$`, 'm'),
    );
  });

  it('ends no other search and no other route of its own', async () => {
    services.search.answer = (request) => (request.url.startsWith('/search/suggestions') ? hang() : { ok: true });
    expect((await timed('/api/search/suggestions?q=a')).status).toBe(504);
    expect((await timed('/api/search/suggestions?q=b')).status).toBe(503);
    for (const path of [fresh(), fresh(regular), '/api/search/understand?q=a'])
      expect((await timed(path)).status).toBe(200);
  });
});

describe('an open breaker', () => {
  beforeEach(fail(500));

  it('refuses with a problem, without a call, signed in or not', async () => {
    expect((await timed(fresh())).status).toBe(500);
    for (const headers of [undefined, { authorization: 'Bearer x' }]) {
      const refused = await timed(fresh(), headers);
      expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'service_unavailable']);
      expect(refused.headers['content-type']).toContain('application/problem+json');
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(services.search.hits).toHaveLength(1);
    expect(told('request refused')).toBe(0);
  });

  it('still gives what is kept', async () => {
    services.search.answer = null;
    await eventually(() => gateway.context.changes.knowledge.following);
    skipped += 10_000;
    const path = fresh();
    const kept = await timed(path);
    fail(500)();
    await eventually(async () => (await timed(fresh())).status === 503);
    const again = await timed(path);
    expect([again.status, again.body]).toEqual([200, kept.body]);
  });

  it('closes after the first good answer, and tells it once', async () => {
    await timed(fresh());
    await opened();
    services.search.answer = null;
    await eventually(async () => (await timed(fresh())).status === 200);
    expect([told('breaker opened'), told('breaker closed')]).toEqual([1, 1]);
    expect(await metrics()).toMatch(/^gateway_breaker_open\{route="\/api\/installers\/search-enhanced".*\} 0$/m);
    expect(await metrics()).toMatch(
      /^gateway_breaker_opened_total\{route="\/api\/installers\/search-enhanced".*\} 1$/m,
    );
    for (let time = 0; time < 5; time++) expect((await timed(fresh())).status).toBe(200);
  });
});

it('does not open for what visitors do wrong', async () => {
  fail(400)();
  for (let time = 0; time < 20; time++) expect((await timed(fresh())).status).toBe(400);
  expect(services.search.hits).toHaveLength(20);
});

it('opens for a service that is not there', async () => {
  const unused = createServer();
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
  const address = unused.address();
  await new Promise((resolve) => unused.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  await gateway.stop();
  gateway = await startGateway(services, { SEARCH_URL: `http://127.0.0.1:${address.port}` });
  const first = await searchAsThePage();
  expect([first.status, first.ms < 1000]).toEqual([200, true]);
  await opened();
  expect((await timed(fresh())).status).toBe(503);
});

it('does not stand before the regular search, which has none behind it', async () => {
  services.directory.answer = (_request, reply) => reply.code(500).send({});
  for (let time = 0; time < 5; time++) expect((await timed(fresh(regular))).status).toBe(500);
  expect(services.directory.hits).toHaveLength(5);
});
