import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';
import { createHeldRequests } from './held-requests.js';

const enhanced = '/api/installers/search-enhanced';
const regular = '/api/installers/search';

let services: FakeServices;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  for (const service of [services.search, services.directory]) {
    service.hits = [];
    service.respond = null;
  }
  gateway = await startGateway(services);
});
const held = createHeldRequests();
afterEach(async () => {
  held.release();
  await gateway.stop();
});
afterAll(() => stopServices(services));

const hang = held.hold();
const fail = (status: number) => () => {
  services.search.respond = (_request, reply) => reply.code(status).send({ code: 'x' });
};
const fresh = (path = enhanced) => `${path}?q=${randomBytes(6).toString('hex')}`;

async function timed(path: string) {
  const begin = performance.now();
  const response = await raw(gateway, path);
  return { ...response, ms: performance.now() - begin };
}

/** What the page does (docs/rules.md#regular-search). */
async function searchAsThePage() {
  const begin = performance.now();
  const first = await raw(gateway, fresh());
  const response = first.status === 200 ? first : await raw(gateway, fresh(regular), { headers: fellBack });
  return { ...response, ms: performance.now() - begin };
}
const fellBack = { 'x-search-fallback': '1' };

const logged = (text: string) => gateway.lines.filter((line) => line.includes(text)).length;
const metrics = () => gateway.context.metrics.registry.metrics();
/** As many simultaneous visitors as can open the breaker. */
const crowd = (path?: string) => Promise.all(Array.from({ length: 10 }, () => timed(fresh(path))));
/** Nothing is answered for two seconds. */
const crowdUntilOpened = (path?: string) =>
  eventually(async () => {
    await crowd(path);
    return logged('breaker opened') === 1;
  });
const isTrial = ({ url }: { url: string }) => url === '/installers/search-enhanced?state=texas';
const searches = () => services.search.hits.filter((hit) => !isTrial(hit)).length;

describe('a search service that hangs', () => {
  it('costs the first visitor the time of one search and, once there are more, the next ones none', async () => {
    services.search.respond = hang;
    const first = await searchAsThePage();
    expect(first.status).toBe(200);
    expect(first.ms).toBeGreaterThan(590);
    await crowdUntilOpened();
    const before = searches();

    const begin = performance.now();
    const times: number[] = [];
    while (performance.now() - begin < 3000 || times.length < 30) {
      const next = await searchAsThePage();
      expect(next.status).toBe(200);
      times.push(next.ms);
    }
    const passed = performance.now() - begin;
    expect(times.filter((ms) => ms > 590).length).toBeLessThan(times.length / 10);
    // From then on only trials, one in 1.35 s.
    expect(searches()).toBe(before);
    expect(services.search.hits.filter(isTrial).length).toBeGreaterThanOrEqual(2);
    expect(services.search.hits.filter(isTrial).length).toBeLessThanOrEqual(2 + passed / 1350);
    expect(logged('breaker opened')).toBe(1);
    expect(await metrics()).toMatch(/^gateway_breaker_open\{route="\/api\/installers\/search-enhanced".*\} 1$/m);
    expect(await metrics()).toMatch(
      new RegExp(`^search_fallback_total\\{service="gateway"\\} ${times.length + 1}$`, 'm'),
    );
  });

  it('ends no other search and no other route of its own', async () => {
    services.search.respond = (request) =>
      request.url.startsWith('/search/suggestions') ? hang(request) : { ok: true };
    await crowdUntilOpened('/api/search/suggestions');
    expect((await timed('/api/search/suggestions?q=b')).status).toBe(503);
    for (const path of [fresh(), fresh(regular), '/api/search/understand?q=a'])
      expect((await timed(path)).status).toBe(200);
  });
});

describe('an open breaker', () => {
  beforeEach(fail(503));

  it('rejects with a problem, without a call', async () => {
    await crowdUntilOpened();
    const asked = searches();
    const refused = await timed(fresh());
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'service_unavailable']);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(searches()).toBe(asked);
    expect(logged('request refused')).toBe(0);
  });

  it('still serves cached responses', async () => {
    services.search.respond = null;
    const path = fresh();
    const cached = await timed(path);
    fail(503)();
    await crowdUntilOpened();
    const again = await timed(path);
    expect([again.status, again.body]).toEqual([200, cached.body]);
  });

  it('closes by itself after three good responses in a row, and logs it once', async () => {
    await crowdUntilOpened();
    const before = services.search.hits.length;
    let trials = 0;
    // The third trial fails, so the two good ones before it do not count.
    services.search.respond = (_request, reply) => reply.code(++trials === 3 ? 503 : 200).send({});
    await eventually(() => logged('breaker closed') === 1);
    expect(trials).toBe(6);
    expect(services.search.hits.slice(before).every(isTrial)).toBe(true);
    expect(await metrics()).toMatch(/^gateway_breaker_open\{route="\/api\/installers\/search-enhanced".*\} 0$/m);
    expect(await metrics()).toMatch(
      /^gateway_breaker_opened_total\{route="\/api\/installers\/search-enhanced".*\} 1$/m,
    );
    for (let time = 0; time < 5; time++) expect((await timed(fresh())).status).toBe(200);
  });
});

describe('what belongs to one request', () => {
  it('is no reason to reject all others, even where most fail', async () => {
    services.search.respond = (request, reply) => reply.code(request.url.includes('dear') ? 503 : 200).send({});
    const statuses: number[] = [];
    // As often as one IP address may send for long.
    for (let time = 0; time < 12; time++) {
      expect((await timed(`${enhanced}?q=dear${time}`)).status).toBe(503);
      if (time % 2 === 0) statuses.push((await timed(fresh())).status);
      await pause(500);
    }
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(logged('breaker opened')).toBe(0);
  });

  it('counts once for all who want it at the same time', async () => {
    services.search.respond = hang;
    const path = fresh();
    const all = await Promise.all(Array.from({ length: 50 }, () => timed(path)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([504]));
    expect(logged('breaker opened')).toBe(0);
  });

  it.each([400, 429, 500])('does not open it when it is a %i', async (status) => {
    fail(status)();
    for (let time = 0; time < 20; time++) expect((await timed(fresh())).status).toBe(status);
    expect(services.search.hits).toHaveLength(20);
  });
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
  expect(first.status).toBe(200);
  await crowdUntilOpened();
  expect((await timed(fresh())).status).toBe(503);
});

it('does not stand before the regular search, which has none behind it', async () => {
  services.directory.respond = (_request, reply) => reply.code(503).send({});
  for (const { status } of await crowd(regular)) expect(status).toBe(503);
  for (const { status } of await crowd(regular)) expect(status).toBe(503);
  expect(services.directory.hits).toHaveLength(20);
});
