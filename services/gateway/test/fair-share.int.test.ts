import { eventually } from '@poolpros/chassis/testing/eventually';
import { budgetAtOnce, dearCost } from '@poolpros/contracts/rate-limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callers, type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';
import { createHeldRequests, type HeldRequests, impatient } from './held-requests.js';

const pagesAtOnce = budgetAtOnce / dearCost;

let services: FakeServices;
let gateway: Gateway;
let held: HeldRequests;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  gateway = await startGateway(services, {
    RATE_LIMITS_SCALE: '1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  held = createHeldRequests();
  services.web.hits = [];
  services.web.respond = held.hold('page');
});
afterEach(async () => {
  services.web.respond = null;
  held.release();
  await gateway.stop();
});
afterAll(() => stopServices(services));

const ask = (path: string, network: string) => raw(gateway, path, { headers: { 'x-forwarded-for': network } });
const askedFor = () => services.web.hits.map(({ url }) => url);
const leaves = (path: string, network: string) => impatient(gateway, path, { 'x-forwarded-for': network });

async function waiting(count: number): Promise<void> {
  await eventually(async () => {
    const { values } = await gateway.context.gatewayMetrics.concurrencyWaits.get();
    return values.reduce((sum, { value }) => sum + value, 0) === count;
  });
}

describe('a network that asks for everything at once', () => {
  it('has only so many requests worked on, and others need not wait for it', async () => {
    const crowd = Array.from({ length: pagesAtOnce + 3 }, (_, at) => ask(`/verify-review/crowd-${at}`, '203.0.113.1'));
    await waiting(3);
    const other = ask('/verify-review/other', '203.0.113.2');
    await eventually(() => held.size === pagesAtOnce + 1 && held.has('/verify-review/other'));
    expect(askedFor().filter((url) => url.startsWith('/verify-review/crowd-'))).toHaveLength(pagesAtOnce);
    held.release('/verify-review/other');
    expect((await other).status).toBe(200);

    services.web.respond = null;
    held.release();
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(crowd.map(() => 200));
  });

  it('has each request forwarded in its own trace, also one that starts because another has ended', async () => {
    const crowd = Array.from({ length: 2 * pagesAtOnce }, (_, at) => ask(`/verify-review/crowd-${at}`, '203.0.113.1'));
    await waiting(pagesAtOnce);
    services.web.respond = null;
    held.release();
    await Promise.all(crowd);
    const traces = services.web.hits.map(({ headers }) => String(headers.traceparent).split('-')[1]);
    expect(traces).not.toContain(undefined);
    expect(new Set(traces).size).toBe(crowd.length);
  });

  it('is one network from all IP addresses of an IPv6 site', async () => {
    const crowd = Array.from({ length: pagesAtOnce + 1 }, (_, at) =>
      ask(`/verify-review/crowd-${at}`, `2001:db8:1:2::${at + 1}`),
    );
    await waiting(1);
    services.web.respond = null;
    held.release();
    await Promise.all(crowd);
  });

  it('has two dear reads worked on at a time, and plain ones beside one of them', async () => {
    services.directory.respond = held.hold();
    services.directory.hits = [];
    const city = (name: string) => `/api/places/states/texas/cities/${name}`;
    const towns = ['austin', 'dallas', 'houston'].map((name) => ask(city(name), '203.0.113.1'));
    await waiting(1);
    await eventually(async () => held.size === 2);
    expect(services.directory.hits).toHaveLength(2);
    services.directory.respond = null;
    held.release();
    expect((await Promise.all(towns)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const page = ask('/verify-review/held', '203.0.113.1');
    await eventually(async () => held.has('/verify-review/held'));
    expect((await ask('/api/summary', '203.0.113.1')).status).toBe(200);
    held.release();
    await page;
  });

  it('has its classes served in turn', async () => {
    const pages: ReturnType<typeof ask>[] = [];
    for (let at = 0; at < pagesAtOnce + 3; at++) {
      pages.push(ask(`/verify-review/crowd-${at}`, '203.0.113.1'));
      // One after the other, so that they wait in this order.
      await (at < pagesAtOnce ? eventually(async () => held.size === at + 1) : waiting(at + 1 - pagesAtOnce));
    }
    const read = ask('/api/summary', '203.0.113.1');
    await waiting(4);
    held.release('/verify-review/crowd-0');
    await eventually(async () => held.has(`/verify-review/crowd-${pagesAtOnce}`));
    held.release('/verify-review/crowd-1');
    expect((await read).status).toBe(200);
    expect(askedFor()).not.toContain(`/verify-review/crowd-${pagesAtOnce + 2}`);
    services.web.respond = null;
    held.release();
    await Promise.all(pages);
  });

  it('does not get more worked on by hanging up', async () => {
    const begun = Array.from({ length: pagesAtOnce }, (_, at) => leaves(`/verify-review/begun-${at}`, '203.0.113.1'));
    await eventually(async () => held.size === pagesAtOnce);
    const gone = leaves('/verify-review/gone', '203.0.113.1');
    await waiting(1);
    const patient = ask('/verify-review/patient', '203.0.113.1');
    await waiting(2);
    for (const request of [...begun, gone]) request.destroy();
    // Once a later read has its response, the gateway has noticed that the clients disconnected.
    await ask('/api/summary', '203.0.113.2');
    expect(held.has('/verify-review/patient')).toBe(false);

    held.release('/verify-review/begun-0');
    await eventually(async () => held.has('/verify-review/patient'));
    expect(askedFor()).not.toContain('/verify-review/gone');
    held.release();
    expect((await patient).status).toBe(200);
  });
});

it('the web server, whose pages have their places already, waits for none', async () => {
  services.directory.respond = held.hold();
  const reads = Array.from({ length: 2 * budgetAtOnce }, () =>
    raw(gateway, '/api/summary', { headers: { 'x-internal-token': callers.tokens.web } }),
  );
  await eventually(async () => held.size === reads.length);
  services.directory.respond = null;
  held.release();
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
});
