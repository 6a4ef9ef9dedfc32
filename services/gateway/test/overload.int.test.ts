import { randomBytes } from 'node:crypto';
import type { Ticket } from '@poolpros/chassis/admission';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callers, type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';
import { impatient } from './held-requests.js';

const enhanced = '/api/installers/search-enhanced';
const regular = '/api/installers/search';

let services: FakeServices;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  for (const { hits } of [services.search, services.directory]) hits.splice(0);
  answer();
  gateway = await startGateway(services);
});
afterEach(() => gateway.stop());
afterAll(() => stopServices(services));

/** The services respond at once. */
function answer(): void {
  for (const service of [services.search, services.directory])
    service.respond = (_request, reply) => reply.send({ at: performance.now() });
}

const unique = () => randomBytes(6).toString('hex');
const fresh = (path = enhanced) => `${path}?q=${unique()}`;
const ask = (path: string, o: { headers?: Record<string, string>; method?: string } = {}) => raw(gateway, path, o);
const stateOf = (server: 'engine' | 'directory') => gateway.context.admissions[server].state();

/** As much work as the server may have in flight, until the tickets leave. */
function fill(server: 'engine' | 'directory'): Ticket[] {
  const tickets: Ticket[] = [];
  const applicant = { kind: 'of the test', withinMs: 60_000, rank: 0 };
  const { limit } = stateOf(server);
  for (let at = 0; at < limit; at++)
    gateway.context.admissions[server].enter(
      applicant,
      (ticket) => tickets.push(ticket),
      (error) => {
        throw error;
      },
    );
  expect(tickets).toHaveLength(limit);
  return tickets;
}
const leave = (tickets: readonly Ticket[]) => {
  for (const ticket of tickets) ticket.leave('done');
};
const read = () => `/api/installers/${unique()}`;
const waiting = (server: 'engine' | 'directory', count: number) => eventually(() => stateOf(server).waiting === count);
const paths = (hits: readonly { method: string; url: string }[]) => hits.map(({ method, url }) => `${method} ${url}`);

describe('while the engine has as much to do as it can', () => {
  it('a search is not sent, and told when to come back', async () => {
    fill('engine');
    const refused = await ask(fresh());
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'overloaded']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(services.search.hits).toEqual([]);
    expect(gateway.lines.filter((line) => line.includes('overloaded'))).toEqual([]);
    const metrics = await gateway.context.metrics.registry.metrics();
    expect(metrics).toMatch(/^admission_refused_total\{server="engine",reason="late".*\} 1$/m);
    expect(metrics).toMatch(/^admission_in_flight\{server="engine".*\} 32$/m);
  });

  it('the regular search is served by the directory', async () => {
    fill('engine');
    expect((await ask(fresh(regular))).status).toBe(200);
  });

  it('a cached response costs nothing', async () => {
    const path = fresh();
    const first = await ask(path);
    fill('engine');
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
    const busy = fill('directory');
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
    leave(busy.splice(0, 1));
    await Promise.all([crawler, visitor, form]);
    expect(paths(services.directory.hits.slice(before)).map((each) => each.split(' ')[0])).toEqual([
      'POST',
      'GET',
      'GET',
    ]);
    expect(order).toEqual(['form', 'visitor', 'crawler']);
    leave(busy);
  });

  it('one whose client has gone is not sent', async () => {
    const busy = fill('directory');
    const gone = impatient(gateway, '/api/installers/gone');
    await waiting('directory', 1);
    gone.destroy();
    // The gateway has noticed by the time it has responded to another request.
    await raw(gateway, '/health/live');
    leave(busy);
    await eventually(() => stateOf('directory').inFlight === 0);
    expect(services.directory.hits.some(({ url }) => url.includes('gone'))).toBe(false);
  });
});

it('what the web server reads for a page does not wait', async () => {
  const busy = fill('directory');
  const own = await ask(read(), { headers: { 'x-internal-token': callers.tokens.web } });
  expect(own.status).toBe(200);
  leave(busy);
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
