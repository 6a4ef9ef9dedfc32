import { randomBytes } from 'node:crypto';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callers, type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';
import { createHeldRequests, type HeldRequests, impatient } from './held-requests.js';

const enhanced = '/api/installers/search-enhanced';
const regular = '/api/installers/search';

let services: FakeServices;
let gateway: Gateway;
let held: HeldRequests;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  held = createHeldRequests();
  for (const { hits } of [services.search, services.directory]) hits.splice(0);
  answer();
  gateway = await startGateway(services);
});
afterEach(async () => {
  answer();
  await gateway.stop();
});
afterAll(() => stopServices(services));

/** The services respond at once. */
function answer(): void {
  for (const service of [services.search, services.directory])
    service.respond = (_request, reply) => reply.send({ at: performance.now() });
  held.release();
}
function halt(): void {
  for (const service of [services.search, services.directory]) service.respond = held.hold({ late: true });
}

const unique = () => randomBytes(6).toString('hex');
const fresh = (path = enhanced) => `${path}?q=${unique()}`;
const ask = (path: string, o: { headers?: Record<string, string>; method?: string } = {}) => raw(gateway, path, o);
const stateOf = (server: 'engine' | 'directory') => gateway.context.admissions[server].state();

/** As many requests as the service may have in flight, which are not answered. */
async function fill(server: 'engine' | 'directory', path: () => string) {
  halt();
  const { limit } = stateOf(server);
  const begun = Array.from({ length: limit }, () => ask(path()));
  await eventually(() => stateOf(server).inFlight === limit);
  await eventually(() => held.size === limit);
  return begun;
}
const read = () => `/api/installers/${unique()}`;
const waiting = (server: 'engine' | 'directory', count: number) => eventually(() => stateOf(server).waiting === count);
const paths = (hits: readonly { method: string; url: string }[]) => hits.map(({ method, url }) => `${method} ${url}`);

describe('while the engine has as much to do as it can', () => {
  it('a search is not sent, and told when to come back', async () => {
    void (await fill('engine', fresh));
    const sent = services.search.hits.length;
    const refused = await ask(fresh());
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'overloaded']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(services.search.hits).toHaveLength(sent);
    expect(gateway.lines.filter((line) => line.includes('overloaded'))).toEqual([]);
    const metrics = await gateway.context.metrics.registry.metrics();
    expect(metrics).toMatch(/^admission_refused_total\{server="engine",reason="late".*\} 1$/m);
    expect(metrics).toMatch(/^admission_in_flight\{server="engine".*\} 32$/m);
  });

  it('the regular search is served by the directory', async () => {
    void (await fill('engine', fresh));
    services.directory.respond = null;
    expect((await ask(fresh(regular))).status).toBe(200);
  });

  it('a cached response costs nothing', async () => {
    const path = fresh();
    const first = await ask(path);
    void (await fill('engine', fresh));
    const sent = services.search.hits.length;
    const again = await ask(path);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(services.search.hits).toHaveLength(sent);
    expect(stateOf('engine').waiting).toBe(0);
  });

  it('a service that says so itself is not taken for one that is down', async () => {
    services.search.respond = (_request, reply) =>
      reply.code(503).type('application/problem+json').header('retry-after', '2').send('{"code":"overloaded"}');
    for (let at = 0; at < 30; at++) expect((await ask(fresh())).status).toBe(503);
    expect(gateway.lines.filter((line) => line.includes('breaker opened'))).toEqual([]);
  });
});

describe('of the requests that wait', () => {
  it('a form goes first, then a visitor, then a crawler', async () => {
    const begun = await fill('directory', read);
    const order: string[] = [];
    const came = async (name: string, request: Promise<unknown>, count: number) => {
      void request.then(() => order.push(name));
      await waiting('directory', count);
    };
    const crawler = ask(read(), { headers: { 'user-agent': 'Googlebot/2.1' } });
    await came('crawler', crawler, 1);
    const visitor = ask(read());
    await came('visitor', visitor, 2);
    const form = ask('/api/contact-requests', { method: 'POST' });
    await came('form', form, 3);
    const before = services.directory.hits.length;
    services.directory.respond = null;
    held.releaseFirst();
    await Promise.all([crawler, visitor, form]);
    expect(paths(services.directory.hits.slice(before)).map((each) => each.split(' ')[0])).toEqual([
      'POST',
      'GET',
      'GET',
    ]);
    expect(order).toEqual(['form', 'visitor', 'crawler']);
    answer();
    await Promise.all(begun);
  });

  it('one whose client has gone is not sent', async () => {
    const begun = await fill('directory', read);
    const gone = impatient(gateway, '/api/installers/gone');
    await waiting('directory', 1);
    gone.destroy();
    // The gateway has noticed by the time it has responded to another request.
    await raw(gateway, '/health/live');
    answer();
    await Promise.all(begun);
    await eventually(() => stateOf('directory').inFlight === 0);
    expect(services.directory.hits.some(({ url }) => url.includes('gone'))).toBe(false);
  });
});

it('what the web server reads for a page does not wait', async () => {
  const begun = await fill('directory', read);
  services.directory.respond = null;
  const own = await ask(read(), { headers: { 'x-internal-token': callers.tokens.web } });
  expect(own.status).toBe(200);
  answer();
  await Promise.all(begun);
});

it('every request that has ended leaves its place', async () => {
  await Promise.all([
    ask(read()),
    ask(fresh()),
    ask(fresh(regular)),
    ask('/api/installers/none'),
    ask('/us'),
    ask('/api/contact-requests', { method: 'POST' }),
  ]);
  services.directory.respond = (_request, reply) => reply.code(500).send({});
  await ask(read());
  services.directory.respond = (request) => request.raw.destroy();
  await ask(read());
  for (const server of Object.values(gateway.context.admissions))
    expect(server.state()).toMatchObject({ inFlight: 0, waiting: 0 });
});
