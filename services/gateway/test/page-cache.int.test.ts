import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Bus, createBus } from '@poolpros/chassis/bus';
import { newId } from '@poolpros/chassis/ids';
import { createLog } from '@poolpros/chassis/log';
import { ensureStream } from '@poolpros/chassis/provisioning/streams';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { startInfra } from '@poolpros/chassis/testing/infra';
import { removeStreams, testPrefix } from '@poolpros/chassis/testing/prefix';
import { contractorChanged, directoryStream } from '@poolpros/contracts/events/directory';
import { pageBuildHeader, pageBuildPath } from '@poolpros/contracts/http/pages';
import { missingPagePath } from '@poolpros/contracts/missing-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

const second = 1000;
const prefix = testPrefix();
const austin = { latitude: 30.2672, longitude: -97.7431, serviceRadius: 25, stateSlug: 'texas' };
const tampa = { latitude: 27.9506, longitude: -82.4572, serviceRadius: 25, stateSlug: 'florida' };
const pages = {
  home: '/us',
  texas: '/us/texas/pool-contractors',
  inAustin: '/us/texas/austin/pool-contractors',
  repairInAustin: '/pool-repair/texas/austin',
  travis: '/service-area/texas/travis-county',
  inTampa: '/us/florida/tampa/pool-contractors',
  ofSeven: '/pool-contractor/texas/austin/hillstone-pools-7',
  ofEight: '/pool-contractor/texas/austin/lone-heron-8',
} as const;
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

let services: FakeServices;
let gateway: Gateway;
let directory: Bus;
let natsUrl: string;
let skipped = 0;
let build = 'one';
let sent = 0;
const filler = '<p>pool builders</p>'.repeat(200);

beforeAll(async () => {
  ({ natsUrl } = await startInfra('natsUrl'));
  services = await startServices();
  const log = createLog({ service: 'directory', level: 'silent' });
  directory = createBus({ url: natsUrl, prefix, name: 'directory', log });
  await directory.start();
  await ensureStream(directory, directoryStream);
  gateway = await startGateway(services, { EVENT_PREFIX: prefix }, () => performance.now() + skipped);
  await eventually(() => gateway.context.invalidations.state.following);
});
afterAll(async () => {
  await gateway.stop();
  await directory.stop();
  await removeStreams(natsUrl, prefix);
  await stopServices(services);
});

const web = (page: (request: FastifyRequest, reply: FastifyReply) => unknown) => {
  services.web.respond = (request, reply) =>
    request.url === pageBuildPath ? reply.type('text/plain').send(build) : page(request, reply);
};
/** A page that differs in each rendering. */
const page = (reply: FastifyReply) =>
  reply
    .headers({ [pageBuildHeader]: build, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><title>${++sent}</title>${filler}`);

beforeEach(() => {
  // Far from every change and every entry of earlier tests.
  skipped += 500 * second;
  services.web.hits = [];
  web((_request, reply) => page(reply));
});

const get = (path: string, headers: Record<string, string> = {}) => raw(gateway, path, { headers });
const bodyOf = async (path: string) => (await get(path)).body;
const rendered = () => services.web.hits.filter(({ url }) => url !== pageBuildPath).map(({ url }) => url);

describe('a public page', () => {
  it.each(names)('%s is rendered once for all', async (name) => {
    const first = await get(pages[name]);
    skipped += 29 * second;
    expect((await get(pages[name])).body).toBe(first.body);
    expect(rendered()).toEqual([pages[name]]);
  });

  it('counts for three plain requests of its network when it is made, and for one when it is there', async () => {
    const left = async (path: string) => Number((await get(path)).headers['ratelimit-remaining']);
    const before = await left('/assets/entry.js');
    expect(before - (await left(pages.home))).toBe(3);
    expect(before - (await left(pages.home))).toBe(4);
    skipped += 100 * second;
    expect(before - (await left(pages.home))).toBe(5);
    web((_request, reply) => page(reply.code(404)));
    expect(before - (await left('/nothing-7'))).toBe(8);
    expect(before - (await left('/nothing-8'))).toBe(9);
    web((_request, reply) => page(reply));
    build = 'two';
    expect(before - (await left(pages.texas))).toBe(12);
    expect(before - (await left(pages.home))).toBe(15);
    build = 'one';
  });

  it('comes as it does without the cache, in every encoding', async () => {
    const other = await startGateway(services, { EVENT_PREFIX: prefix });
    web((_request, reply) => {
      sent = 0;
      return page(reply);
    });
    for (const encoding of ['', 'br', 'gzip']) {
      const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
      const uncached = await raw(other, '/us', { headers: { ...headers, cookie: 'a=b' } });
      await get('/us', headers);
      const cached = await get('/us', headers);
      const plain = ({ bytes }: typeof cached) =>
        encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(plain(cached).equals(plain(uncached))).toBe(true);
      const { 'content-length': _length, date: _date, etag, ...same } = cached.headers;
      expect(etag).toMatch(/^W\//);
      expect(uncached.headers).toMatchObject(
        Object.fromEntries(Object.entries(same).filter(([key]) => !/^x-(request|ratelimit)|^ratelimit/.test(key))),
      );
      expect(cached.headers).not.toHaveProperty(pageBuildHeader);
      expect(uncached.headers).not.toHaveProperty(pageBuildHeader);
      expect((await get('/us', { ...headers, 'if-none-match': String(etag) })).status).toBe(304);
    }
    await other.stop();
  });

  it('is the same whatever an advertisement adds, and another one for what changes it', async () => {
    const first = await bodyOf(pages.inAustin);
    expect(await bodyOf(`${pages.inAustin}?utm_source=mail&gclid=x`)).toBe(first);
    expect(await bodyOf(`${pages.inAustin}?x=1`)).toBe(first);
    const ordered = await bodyOf(`${pages.inAustin}?sortBy=name&page=2&utm_medium=a`);
    expect(ordered).not.toBe(first);
    expect(await bodyOf(`${pages.inAustin}?page=2&sortBy=name`)).toBe(ordered);
    expect(rendered()).toEqual([pages.inAustin, `${pages.inAustin}?page=2&sortBy=name`]);
  });

  it('that says that there is none is the same wherever there is none', async () => {
    web((_request, reply) => page(reply.code(404)));
    const first = await get('/nothing-here');
    const other = await get('/no/such/page.php?x=1', { 'if-none-match': String(first.headers.etag) });
    expect([first.status, other.status]).toEqual([404, 404]);
    expect(other.body).toBe(first.body);
    expect(rendered()).toEqual([missingPagePath]);
    expect((await get('/sitemaps/none.xml')).status).toBe(404);
    expect((await get('/us')).status).toBe(404);
    expect((await get('/us')).status).toBe(404);
    expect(rendered()).toEqual([missingPagePath, '/sitemaps/none.xml', '/us', '/us']);
  });

  it('is served stale while one request fetches it anew', async () => {
    const first = await bodyOf('/us');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    web(async (_request, reply) => {
      await released;
      return page(reply);
    });
    skipped += 31 * second;
    const bodies = await Promise.all(Array.from({ length: 20 }, () => bodyOf('/us')));
    expect(new Set(bodies)).toEqual(new Set([first]));
    release();
    await eventually(async () => (await bodyOf('/us')) !== first);
    expect(rendered()).toEqual(['/us', '/us']);
  });

  it('is served while it cannot be rendered, but not once it may be wrong', async () => {
    const first = await bodyOf(pages.inTampa);
    web((_request, reply) => reply.code(503).type('text/html').send('down'));
    skipped += 400 * second;
    expect(await get(pages.inTampa)).toMatchObject({ status: 200, body: first });
    await change({ ...tampa, status: 'published', foundBefore: tampa });
    expect(await get(pages.inTampa)).toMatchObject({ status: 503, body: 'down' });
  });
});

/** Publishes a change of a listing and waits until the gateway has received it. */
async function change(data: object): Promise<void> {
  const body = JSON.stringify({ data: { id: 7, ...data } });
  const { seq } = await directory.js().publish(directory.subject(contractorChanged, '7'), body, { msgID: newId() });
  await eventually(() => gateway.context.invalidations.state.sequence === seq);
}

describe('a change of a listing', () => {
  it.each<[string, object, Name[]]>([
    [
      'in Austin',
      { ...austin, status: 'published', foundBefore: austin },
      ['home', 'texas', 'inAustin', 'repairInAustin', 'travis', 'ofSeven', 'ofEight'],
    ],
    ['in Tampa', { ...tampa, id: 9, status: 'removed', foundBefore: tampa }, ['home', 'inTampa']],
    ['that nobody finds', { ...tampa, status: 'suspended', foundBefore: null }, ['home', 'ofSeven']],
  ])('%s replaces the pages that show it and no others', async (_name, data, expected) => {
    const before = new Map<Name, string>();
    for (const name of names) before.set(name, await bodyOf(pages[name]));
    await change(data);
    const replaced = async (name: Name) => (await bodyOf(pages[name])) !== before.get(name);
    await Promise.all(expected.map((name) => eventually(() => replaced(name))));
    for (const name of names) expect([name, await replaced(name)]).toEqual([name, expected.includes(name)]);
  });

  it('is followed by another rendering once what directory counts every other second is counted', async () => {
    await change({ ...austin, status: 'published', foundBefore: austin });
    skipped += second;
    const early = await bodyOf(pages.inAustin);
    skipped += 3 * second;
    const late = await bodyOf(pages.inAustin);
    expect(late).not.toBe(early);
    skipped += 29 * second;
    expect(await bodyOf(pages.inAustin)).toBe(late);
  });
});

describe('what is asked of the web server each time', () => {
  it.each([
    ['a page of results', '/search-results?location=Texas', {}],
    ['a page whose path holds a token', '/reset-password/abc', {}],
    ['a page that no index has', '/contractor-login', {}],
    ['a path in another form', '/US', {}],
    ['a calculator with what was typed', '/cost-calculator?state=TX&length=30', {}],
    ['a request with a cookie', '/us', { cookie: 'a=b' }],
    ['a request with a token', '/us', { authorization: 'Bearer x' }],
  ])('%s', async (_name, path, headers) => {
    await get('/us');
    const [first, next] = [await get(path, headers), await get(path, headers)];
    expect(next.body).not.toBe(first.body);
  });

  it.each([
    ['a page that is not there', (reply: FastifyReply) => page(reply.code(404)), 404],
    ['a listing that is gone', (reply: FastifyReply) => page(reply.code(410)), 410],
    ['a page that has moved', (reply: FastifyReply) => reply.redirect('/us', 301), 301],
    ['a page that lacks something', (reply: FastifyReply) => reply.type('text/html').send('half'), 200],
    ['a page that sets a cookie', (reply: FastifyReply) => page(reply.header('set-cookie', 'a=b')), 200],
  ])('%s', async (_name, respond, status) => {
    web((_request, reply) => respond(reply));
    const path = pages.ofEight;
    const [first, next] = [await get(path), await get(path)];
    expect([first.status, next.status]).toEqual([status, status]);
    expect(first.headers.location).toBe(status === 301 ? '/us' : undefined);
    expect(rendered()).toEqual([path, path]);
  });

  it('says nothing of who asks', async () => {
    await get('/us', { 'user-agent': 'a browser', 'accept-language': 'es', referer: 'https://x.example' });
    const [hit] = services.web.hits.filter(({ url }) => url === '/us');
    for (const name of ['user-agent', 'accept-language', 'referer', 'cookie'])
      expect(hit?.headers).not.toHaveProperty(name);
  });
});

describe('a new build', () => {
  it('is not served pages of the one before, whose scripts are gone', async () => {
    const old = await bodyOf('/us');
    build = 'two';
    skipped += 1.1 * second;
    expect(await bodyOf('/us')).not.toBe(old);
  });

  it('is waited for with the page that says so', async () => {
    await bodyOf('/us');
    services.web.respond = (_request, reply) => reply.code(503).send('starting');
    skipped += 1.1 * second;
    expect(await get('/us')).toMatchObject({ status: 503, body: 'starting' });
  });
});

it('counts where pages came from and what they weigh', async () => {
  const metric = async (name: string) =>
    (await gateway.context.metrics.registry.getSingleMetric(name)?.get())?.values ?? [];
  const hits = async () =>
    (await metric('gateway_cache_requests_total')).find(
      ({ labels }) => labels.route === 'pages' && labels.outcome === 'hit',
    )?.value ?? 0;
  await get('/us');
  const before = await hits();
  await get('/us');
  await delay(0);
  expect(await hits()).toBe(before + 1);
  const bytes = (await metric('gateway_cache_bytes')).find(({ labels }) => labels.cache === 'pages')?.value;
  expect(bytes).toBeGreaterThan(2 * filler.length);
});
