import { eventually } from '@poolpros/chassis/testing/eventually';
import { limitClasses } from '@poolpros/contracts/rate-limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callers, type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';
import { type RedisProcess, redisProcess } from './redis-process.js';

let services: FakeServices;
let redis: RedisProcess;
let gateways: Gateway[] = [];
beforeAll(async () => {
  services = await startServices();
  redis = await redisProcess();
});
beforeEach(() => redis.start());
afterEach(async () => {
  services.directory.respond = null;
  services.web.respond = null;
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  gateways = [];
  await redis.kill();
});
afterAll(() => stopServices(services));

async function start(environment: Record<string, string> = {}) {
  const gateway = await startGateway(services, { REDIS_URL: redis.url, RATE_LIMITS_SCALE: '1', ...environment });
  gateways.push(gateway);
  return gateway;
}

const contact = (gateway: Gateway, headers: Record<string, string> = {}) =>
  raw(gateway, '/api/contact-requests', { method: 'POST', headers });

async function statuses(times: number, ask: () => Promise<{ status: number }>) {
  const seen: number[] = [];
  for (let time = 0; time < times; time++) seen.push((await ask()).status);
  return seen;
}

describe('limits', () => {
  it('reject with a problem and retry-after', async () => {
    const gateway = await start();
    const first = await contact(gateway);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '5',
      'ratelimit-remaining': '4',
      'ratelimit-reset': '3600',
    });
    expect(await statuses(4, () => contact(gateway))).toEqual([200, 200, 200, 200]);
    const hits = services.directory.hits.length;
    const refused = await contact(gateway);
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': '0' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(services.directory.hits).toHaveLength(hits);
  });

  it('count each class for itself and all routes of a class together', async () => {
    const gateway = await start();
    const post = (path: string) => () => raw(gateway, path, { method: 'POST' });
    expect(await statuses(4, post('/api/submissions'))).toEqual([200, 200, 200, 429]);
    expect(await statuses(13, post('/api/submissions/confirm'))).not.toContain(429);
    expect(await statuses(13, post('/api/reviews/verify'))).not.toContain(429);
    expect(await statuses(2, post('/api/admin/submissions/1/approve'))).toEqual([429, 429]);
    expect(await statuses(10, post('/api/accounts/admin/login'))).not.toContain(429);
    expect(await statuses(10, post('/api/accounts/contractor/login'))).not.toContain(429);
    expect(await statuses(1, post('/api/accounts/password-resets'))).toEqual([429]);
    expect((await raw(gateway, '/api/installers')).status).toBe(200);
  });

  it('take twenty reports of browsers in a minute, and no more', async () => {
    const gateway = await start();
    const report = () => raw(gateway, '/api/client-reports', { method: 'POST' });
    const answers = await statuses(21, report);
    expect(answers.slice(0, 20)).not.toContain(429);
    expect(answers.at(20)).toBe(429);
  });

  it('let a mail program stop mails of many readers, whatever else its network writes', async () => {
    const gateway = await start();
    const post = (path: string) => () => raw(gateway, path, { method: 'POST' });
    expect(await statuses(limitClasses.write.max + 1, post('/api/reviews/verify'))).toContain(429);
    expect(await statuses(limitClasses.unsubscribe.max, post('/api/mail-stops/aB-c_1'))).not.toContain(429);
    expect(await statuses(1, post('/api/mail-stops/aB-c_1'))).toEqual([429]);
  });

  it('let a network start five claims in a day, and take the other steps of a claim besides', async () => {
    const gateway = await start();
    const post = (path: string) => () => raw(gateway, path, { method: 'POST' });
    expect(await statuses(6, post('/api/contractors/me/claims'))).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(3, post('/api/contractors/me/claim-phone-checks'))).toEqual([200, 200, 200]);
  });

  it('count a page of results as a search, and no other page', async () => {
    const gateway = await start();
    const page = () => raw(gateway, '/search-results?location=Texas');
    expect(await statuses(limitClasses.search.max - 1, page)).not.toContain(429);
    expect(await statuses(2, () => raw(gateway, '/api/installers/search-enhanced'))).toEqual([200, 429]);
    expect(await statuses(1, page)).toEqual([429]);
    expect(await statuses(1, () => raw(gateway, '/us'))).toEqual([200]);
  });

  it('count a dear read for three plain ones of its route, whatever the service responds', async () => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.1' });
    services.directory.respond = (request, reply) => reply.code(request.url.includes('nowhere') ? 404 : 200).send({});
    const city = (name: string) => raw(gateway, `/api/places/states/texas/cities/${name}`);
    const state = (name: string) => raw(gateway, `/api/places/states/${name}`);
    const left = async (asked: ReturnType<typeof raw>) => (await asked).headers['ratelimit-remaining'];
    expect(await left(city('austin'))).toBe('27');
    expect(await left(state('texas'))).toBe('26');
    expect(await left(city('nowhere'))).toBe('23');
    expect(await statuses(7, () => city('nowhere'))).toEqual(Array.from({ length: 7 }, () => 404));
    expect(await statuses(2, () => state('nowhere'))).toEqual([404, 404]);
    const hits = services.directory.hits.length;
    const refused = await city('austin');
    expect(refused).toMatchObject({ status: 429, headers: { 'ratelimit-limit': '30', 'ratelimit-remaining': '0' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(services.directory.hits).toHaveLength(hits);
  });

  it.each(['/api/nothing', '/api/docs', '/api/openapi.json'])('count %s as a read', async (path) => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.01' });
    expect(await statuses(3, () => raw(gateway, path))).not.toContain(429);
    expect(await statuses(1, () => raw(gateway, path))).toEqual([429]);
    expect(await statuses(1, () => raw(gateway, '/api/installers'))).toEqual([429]);
  });

  it('count a page that is made for three files of pages, also where there is none', async () => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.02' });
    services.web.respond = (request, reply) => reply.code(request.url === '/us/texas/nowhere' ? 404 : 200).send('');
    const left = async (path: string) => (await raw(gateway, path)).headers['ratelimit-remaining'];
    expect(await left('/us')).toBe('9');
    expect(await left('/assets/entry.js')).toBe('8');
    expect(await left('/us/texas/nowhere')).toBe('5');
    expect(await left('/nothing-7')).toBe('2');
    expect((await raw(gateway, '/nothing-8')).status).toBe(429);
  });

  it.each([400, 404, 409, 429, 503])('of a day leave out what a service rejects with %i', async (status) => {
    const gateway = await start();
    const send = () => raw(gateway, '/api/submissions', { method: 'POST' });
    services.directory.respond = (_request, reply) => reply.code(status).send({});
    const refused = await send();
    expect(refused).toMatchObject({ status, headers: { 'ratelimit-limit': '3', 'ratelimit-remaining': '3' } });
    expect(await statuses(9, send)).toEqual(Array.from({ length: 9 }, () => status));
    services.directory.respond = null;
    expect(await statuses(5, send)).toEqual([200, 200, 200, 429, 429]);
  });

  it('of all writes also count what is rejected', async () => {
    const gateway = await start();
    services.directory.respond = (_request, reply) => reply.code(400).send({});
    const seen = await statuses(limitClasses.write.max + 5, () => contact(gateway));
    expect(seen.filter((status) => status === 400)).toHaveLength(limitClasses.write.max);
    expect(seen.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });

  it('of a day are not passed by requests that come at once, at two gateways as well', async () => {
    const [one, other] = [await start(), await start()];
    const seen = await Promise.all(Array.from({ length: 12 }, (_, at) => contact(at % 2 ? one : other)));
    expect(seen.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(limitClasses.contact.max);
    expect(await statuses(6, () => contact(one))).toContain(429);
  });

  it('of a day are given back at every gateway', async () => {
    const [one, other] = [await start(), await start()];
    services.directory.respond = (_request, reply) => reply.code(400).send({});
    expect(await statuses(4, () => contact(one))).toEqual([400, 400, 400, 400]);
    expect(await statuses(4, () => contact(other))).toEqual([400, 400, 400, 400]);
    services.directory.respond = null;
    expect(await statuses(3, () => contact(one))).toEqual([200, 200, 200]);
    expect(await statuses(3, () => contact(other))).toEqual([200, 200, 429]);
  });

  it('of a day do not count what was accepted before', async () => {
    const gateway = await start();
    services.directory.respond = (_request, reply) => reply.header('idempotent-replayed', 'true').send({});
    expect(await statuses(6, () => contact(gateway))).not.toContain(429);
    services.directory.respond = null;
    expect(await statuses(6, () => contact(gateway))).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('are not dodged with forged headers', async () => {
    const gateway = await start();
    let forged = 0;
    const seen = await statuses(7, () =>
      contact(gateway, {
        'x-forwarded-for': `6.6.6.${++forged}`,
        'x-real-ip': `6.6.6.${forged}`,
        'x-internal-token': 'guess',
      }),
    );
    expect(seen).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('count the client behind a trusted proxy, and only the nearest untrusted IP address', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const from = (ip: string) => contact(gateway, { 'x-forwarded-for': ip });
    expect(await statuses(6, () => from('203.0.113.1'))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await from('6.6.6.6, 203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(200);
    expect(services.directory.hits.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.2');
  });

  it('let an IPv6 /48 have ten times what one of its networks has, of attempts and of what is accepted', async () => {
    const gateway = await start({ TRUSTED_PROXIES: '127.0.0.1' });
    let network = 0;
    const headers = () => ({ 'x-forwarded-for': `2001:db8:1:${(++network).toString(16)}::1` });
    const fifty = Array.from({ length: 50 }, () => 200);
    expect(await statuses(52, () => contact(gateway, headers()))).toEqual([...fifty, 429, 429]);
    const login = () => raw(gateway, '/api/accounts/admin/login', { method: 'POST', headers: headers() });
    const seen = await statuses(10 * limitClasses.credentials.max + 2, login);
    expect(seen.filter((status) => status === 429)).toHaveLength(2);
    expect((await contact(gateway, { 'x-forwarded-for': '2001:db8:2:1::1' })).status).toBe(200);
  });

  it('are scaled by the configuration', async () => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.4' });
    expect(await statuses(3, () => contact(gateway))).toEqual([200, 200, 429]);
  });

  it('do not count reads of the web server, whose token no service sees', async () => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.01' });
    const readAs = (token: string) => () => raw(gateway, '/api/installers', { headers: { 'x-internal-token': token } });
    const read = readAs(callers.tokens.web);
    expect(await statuses(10, read)).not.toContain(429);
    expect(services.directory.hits.at(-1)?.headers).not.toHaveProperty('x-internal-token');
    expect(await statuses(3, readAs(callers.tokens.notifications))).toEqual([200, 200, 200]);
    expect(await statuses(1, readAs(callers.tokens.notifications))).toEqual([429]);
    expect(await statuses(1, () => raw(gateway, '/api/installers'))).toEqual([429]);
  });

  it('count searches that cost their service nothing', async () => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.05' });
    const hits = services.search.hits.length;
    expect(await statuses(6, () => raw(gateway, '/api/installers/search-enhanced?q=cached'))).not.toContain(429);
    expect(await statuses(1, () => raw(gateway, '/api/installers/search-enhanced?q=cached'))).toEqual([429]);
    expect(services.search.hits.length - hits).toBeLessThan(6);
  });

  it('count maps apart from other reads', async () => {
    const gateway = await start({ RATE_LIMITS_SCALE: '0.05' });
    const map = (at: number) => raw(gateway, `/api/places/map.svg?lat=30.${at}`);
    let at = 0;
    expect(await statuses(7, () => map(at++))).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await raw(gateway, '/api/places/states')).status).toBe(200);
  });

  it('are shared by two gateways', async () => {
    const [one, two] = [await start(), await start()];
    expect(await statuses(3, () => contact(one))).toEqual([200, 200, 200]);
    expect(await statuses(3, () => contact(two))).toEqual([200, 200, 429]);
    expect((await contact(one)).status).toBe(429);
  });

  it('count requests that come at once one by one, at two gateways as well', async () => {
    const [one, other] = [await start(), await start()];
    const searches = await Promise.all(
      Array.from({ length: limitClasses.search.max + 30 }, (_, at) =>
        raw(at % 2 ? one : other, '/api/installers/search-enhanced'),
      ),
    );
    expect(searches.filter((response) => response.status === 429)).toHaveLength(30);
    const left = searches.map((response) => Number(response.headers['ratelimit-remaining']));
    expect(Math.min(...left.filter((count) => count > 0))).toBe(1);
  });

  it('hold while Redis is down and after it came back empty, and tell each change once', async () => {
    const gateway = await start();
    const told = (text: string) => gateway.lines.filter((line) => line.includes(text)).length;
    expect(await statuses(3, () => contact(gateway))).toEqual([200, 200, 200]);
    await redis.kill();
    expect(await statuses(4, () => contact(gateway))).toEqual([200, 200, 429, 429]);
    const search = limitClasses.search.max;
    const searches = await Promise.all(
      Array.from({ length: search + 10 }, () => raw(gateway, '/api/installers/search-enhanced')),
    );
    expect(searches.filter((response) => response.status === 429)).toHaveLength(10);
    expect(told('counted in local memory')).toBe(1);
    await redis.start();
    await eventually(async () => {
      await raw(gateway, '/api/summary');
      return told('shared again') === 1;
    });
    expect((await contact(gateway)).status).toBe(429);
    expect(told('counted in local memory')).toBe(1);
    const other = await start();
    expect(await statuses(6, () => contact(other))).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each(['kill', 'hang'] as const)(
    'hold without slowing requests down while Redis does not respond (%s)',
    async (how) => {
      const gateway = await start();
      await contact(gateway);
      await redis[how]();
      const begin = performance.now();
      expect(await statuses(5, () => contact(gateway))).toEqual([200, 200, 200, 200, 429]);
      await Promise.all(Array.from({ length: 50 }, () => raw(gateway, '/api/summary')));
      expect(performance.now() - begin).toBeLessThan(20_000);
    },
  );
});
