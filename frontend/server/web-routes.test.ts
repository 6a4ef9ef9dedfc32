import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { pageBuildHeader, pageBuildPath } from '@poolpros/contracts/http/pages';
import { isFilePath, missingPagePath, wellKnownPaths } from '@poolpros/contracts/missing-page';
import { checkRoute } from '@poolpros/contracts/route-check';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeClientBuild } from '../test/client-build.js';
import { operator, summary } from '../test/fixtures.js';
import { webRoutes } from './web-routes.js';

const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
let gateway: Server;
let app: FastifyInstance;
let gatewayUp = true;
let searchHangs = false;
let sitemapTag = '';
const internalToken = 'i'.repeat(40);
const reads: string[] = [];
const tokensRead: unknown[] = [];
const ownPaths: string[] = [];
const changed = '2026-11-20T08:00:00.000Z';
const removed = '/api/installers/12';
const responses: Record<string, unknown> = {
  [removed]: { type: 'urn:poolpros:problem:gone', title: 'Gone', status: 410, code: 'gone' },
  '/api/summary': summary,
  '/api/sitemap': { shards: [{ name: 'cities-texas', updatedAt: changed }] },
  '/api/sitemap/cities-texas': { entries: [{ path: '/us/texas/austin/pool-contractors', updatedAt: changed }] },
};

beforeAll(async () => {
  writeClientBuild(clientDir);
  gateway = createServer((request, response) => {
    reads.push(request.url ?? '');
    tokensRead.push(request.headers['x-internal-token']);
    if (searchHangs && request.url?.startsWith('/api/installers/')) return;
    const body = responses[request.url ?? ''];
    const found = request.url === removed ? 410 : 200;
    if (gatewayUp && sitemapTag !== '' && request.headers['if-none-match'] === sitemapTag) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(gatewayUp && body ? found : 503, { 'content-type': 'application/json', etag: sitemapTag });
    response.end(JSON.stringify(body ?? null));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  app = fastify();
  app.addHook('onRoute', ({ path }) => {
    ownPaths.push(path);
  });
  await webRoutes(app, {
    publicUrl: 'https://poolpros.example',
    apiUrl,
    internalToken,
    analytics: null,
    operator,
    social: [],
    clientDir,
  });
});
beforeEach(() => {
  reads.length = 0;
  gatewayUp = true;
  searchHangs = false;
});
afterAll(async () => {
  await app.close();
  gateway.closeAllConnections();
  gateway.close();
  rmSync(clientDir, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

it('renders a page that caches must ask about, with its files named', async () => {
  const page = await get('/us');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(page.body).toMatch(/^<!doctype html><html/);
  expect(page.body).toMatch(/ data-scripts="[^"]*\/assets\/us.js/);
  expect(page.body).toContain('<link rel="stylesheet" href="/assets/main.css">');
});

it('preloads the font from its own server, and asks no other one for anything', async () => {
  const { body } = await get('/us');
  expect(body).toContain('<link rel="preload" href="/assets/inter.woff2" as="font"');
  const files = [
    ...body.matchAll(
      /<(?:link rel="(?:preload|stylesheet|modulepreload|icon)"|img|script)[^>]*?(?:href|src)="([^"]*)"/g,
    ),
  ];
  expect(files.length).toBeGreaterThan(3);
  expect(files.map(([, file]) => file).filter((file) => !/^(data:|\/[^/])/.test(file ?? ''))).toEqual([]);
});

const article = '/us/blog/how-to-read-two-pool-quotes';

it('names the text of a page beside the page', async () => {
  const { body } = await get(article);
  expect(body).toMatch(/ data-scripts="[^"]*\/assets\/article.js/);
  expect(body).toMatch(/ data-scripts="[^"]*\/assets\/quotes.js/);
});

it('has a feed of the articles, which their pages name', async () => {
  const feed = await get('/us/blog/feed.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body).toContain(`<link>https://poolpros.example${article}</link>`);
  for (const page of [article, '/us/blog'])
    expect((await get(page)).body).toMatch(/<link[^>]*type="application\/rss\+xml"[^>]*href="\/us\/blog\/feed.xml"/);
});

it('names the picture that other sites show beside a link to a page, and has it', async () => {
  const { body } = await get('/us');
  const url = /<meta property="og:image" content="https:\/\/poolpros\.example([^"]+)"/.exec(body)?.[1] ?? '';
  const picture = await get(url);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  expect((await get('/no/such/page')).body).not.toContain('og:image');
});

it('says that its reads belong to a page request that has been counted', async () => {
  await get('/us');
  expect(new Set(tokensRead)).toEqual(new Set([internalToken]));
});

it('sends a page of results without them when the search is not there in time', async () => {
  searchHangs = true;
  const page = await get('/search-results?location=Texas');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Finding the perfect pool contractors...');
  expect(reads.filter((read) => read.startsWith('/api/installers/'))).toEqual([
    expect.stringContaining('/api/installers/search-enhanced?location=Texas'),
  ]);
});

it('serves assets compressed and for good', async () => {
  const asset = await get('/assets/entry.js', { 'accept-encoding': 'br' });
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('responds with 410 where a listing was removed', async () => {
  const page = await get('/pool-contractor/texas/austin/hillstone-pools-12');
  expect(page.statusCode).toBe(410);
  expect(page.body).toContain('This listing was removed');
  expect(page.body).toContain('<meta name="robots" content="noindex,follow"/>');
  expect(page.body).not.toContain('rel="canonical"');
});

it('responds with 503 and retry-after while the API is down', async () => {
  gatewayUp = false;
  const page = await get('/us');
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(page.body).toContain('Please try again in a moment');
});

it.each([
  ['/home', 200],
  ['/Us/', 301],
  ['/no/such/page', 404],
  ['/us/blog/no-such-article', 404],
  ['//evil.example/us', 404],
  ['/assets/gone.js', 404],
  ['/robots.txt', 200],
])('responds to %s with %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

it('says the same at every path that has nothing, and that everybody may have it where it stands for all', async () => {
  const missing = await get(missingPagePath);
  expect(missing.statusCode).toBe(404);
  expect(missing.headers).toHaveProperty(pageBuildHeader);
  const other = await get('/pool-installers/texas/austin');
  const withoutTime = ({ body }: typeof other) => body.replace(/"readAt":\d+/, '');
  expect(withoutTime(other)).toBe(withoutTime(missing));
  expect(other.headers).not.toHaveProperty(pageBuildHeader);
});

it('says that there is no page for this request alone while the API is down', async () => {
  gatewayUp = false;
  await eventually(async () => !(pageBuildHeader in (await get(missingPagePath)).headers));
});

it('has nothing but pages at paths that are not known as those of files', () => {
  const pages = ownPaths.filter((path) => !isFilePath(path) && !path.startsWith('/internal/'));
  expect(new Set(pages)).toEqual(new Set(['*']));
});

describe('what is asked for without a link', () => {
  it.each([
    [wellKnownPaths.appleTouchIcon, 180],
    [wellKnownPaths.smallIcon, 192],
    [wellKnownPaths.largeIcon, 512],
  ])('has an icon at %s that is %i pixels wide and leaves nothing transparent', async (path, width) => {
    const icon = await get(path);
    expect(icon.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width, height: width });
    expect((await sharp(icon.rawPayload).stats()).isOpaque).toBe(true);
  });

  it('has the icon that browsers without SVG ask for', async () => {
    const { headers, rawPayload } = await get(wellKnownPaths.favicon);
    expect(headers['content-type']).toBe('image/x-icon');
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
    expect([rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)]).toEqual([rawPayload.length - 22, 22]);
    expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  });

  it('can be installed, and starts where a contractor reads requests', async () => {
    const { headers, body } = await get(wellKnownPaths.manifest);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { start_url: start, icons } = JSON.parse(body);
    expect(start).toBe('/contractor/dashboard');
    for (const { src } of icons) expect((await get(src)).statusCode).toBe(200);
    const page = (await get('/us')).body;
    expect(page).toContain(`<link rel="manifest" href="${wellKnownPaths.manifest}"/>`);
    expect(page).toContain(`<link rel="apple-touch-icon" href="${wellKnownPaths.appleTouchIcon}"/>`);
  });

  it('leads password managers to where a password is changed', async () => {
    const { statusCode, headers } = await get(wellKnownPaths.changePassword);
    expect([statusCode, headers.location]).toEqual([302, '/contractor/dashboard?view=security']);
  });

  it('names who reads reports about security, for less than a year', async () => {
    const { body } = await get(wellKnownPaths.securityContact);
    expect(body).toContain(`Contact: mailto:${operator.email}\n`);
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  it('has an overview for programs whose links all lead to a page', async () => {
    const { body } = await get(wellKnownPaths.overview);
    const paths = [...body.matchAll(/\(https:\/\/poolpros\.example([^)]+)\)/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths.filter((each) => !each.startsWith('/api/'))) expect(checkRoute(path).isValid).toBe(true);
  });
});

it('lets robots read what tells them to keep a page out of an index', async () => {
  expect((await get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /api/\nSitemap: https://poolpros.example/sitemap.xml\n',
  );
});

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

it('names the sitemap to robots, and in it its parts and their last changes', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://poolpros.example/sitemap.xml');
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locationsOf(index.body)).toEqual([
    'https://poolpros.example/sitemaps/site.xml',
    'https://poolpros.example/sitemaps/cities-texas.xml',
  ]);
  expect(index.body).toContain(`<lastmod>${changed}</lastmod>`);
});

it('lists the pages of a part: those of the table, or those the directory names', async () => {
  expect(locationsOf((await get('/sitemaps/site.xml')).body)).toEqual(
    expect.arrayContaining(['https://poolpros.example/', 'https://poolpros.example/us']),
  );
  expect((await get('/sitemaps/site.xml')).body).toMatch(
    /<loc>https:\/\/poolpros.example\/pool-regulations\/texas<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  );
  // Too little is known about Kansas for a page in search engines.
  expect((await get('/sitemaps/site.xml')).body).not.toContain('/pool-regulations/kansas');
  expect((await get('/sitemaps/site.xml')).body).toMatch(
    new RegExp(`<loc>https://poolpros.example${article}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
  );
  expect((await get('/sitemaps/cities-texas.xml')).body).toContain(
    `<url><loc>https://poolpros.example/us/texas/austin/pool-contractors</loc><lastmod>${changed}</lastmod></url>`,
  );
});

it('makes a part of the sitemap once for each entity tag of the directory', async () => {
  const path = '/api/sitemap/cities-texas';
  const entries = (city: string) => ({ entries: [{ path: `/us/texas/${city}/pool-contractors`, updatedAt: changed }] });
  const before = responses[path];
  const cityOf = async () => (await get('/sitemaps/cities-texas.xml')).body.match(/texas\/(\w+)/)?.[1];
  try {
    sitemapTag = 'W/"one"';
    expect(await cityOf()).toBe('austin');
    // Under the same tag the body of the directory is not asked for.
    responses[path] = entries('waco');
    expect(await cityOf()).toBe('austin');
    sitemapTag = 'W/"two"';
    expect(await cityOf()).toBe('waco');
  } finally {
    sitemapTag = '';
    responses[path] = before;
  }
});

it('responds with 503 for a sitemap while the API is down', async () => {
  gatewayUp = false;
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
});

describe('what the gateway may keep', () => {
  const buildOf = async (path: string) => (await get(path)).headers[pageBuildHeader];

  it('is a page that has all it asked for, and says of which build it is', async () => {
    const running = await get(pageBuildPath);
    expect(running.body).toMatch(/^[0-9a-f]{16}$/);
    expect(await buildOf('/about')).toBe(running.body);
  });

  it.each(['/us', '/home', '/pool-contractors-near-me', '/cost-calculator', '/request-claim'])(
    'is %s, which asks for more only in the browser',
    async (path) => {
      expect(await buildOf(path)).toBeDefined();
    },
  );

  it('is the same whatever an advertisement adds to the link', async () => {
    // The page contains the time at which its data was read.
    const pageOf = async (path: string) => (await get(path)).body.replace(/"readAt":\d+/, '');
    expect(await pageOf('/about?utm_source=mail&gclid=x')).toBe(await pageOf('/about'));
  });

  it.each(['/about', '/no/such/page'])('is not %s while the directory is down', async (path) => {
    gatewayUp = false;
    await eventually(async () => (await buildOf(path)) === undefined);
  });

  it('is of another build where the web server is set up in another way', async () => {
    const other = fastify();
    const options = {
      publicUrl: 'https://other.example',
      apiUrl: 'http://127.0.0.1:1',
      internalToken,
      analytics: null,
      operator,
    };
    await webRoutes(other, { ...options, social: [], clientDir });
    expect((await other.inject(pageBuildPath)).body).not.toBe((await get(pageBuildPath)).body);
    await other.close();
  });
});
