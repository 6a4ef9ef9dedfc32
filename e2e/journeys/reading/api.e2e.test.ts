import { request } from 'node:http';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { adminPaths } from '@poolpros/contracts/admin-paths';
import { sortOrderKeys } from '@poolpros/contracts/catalogue';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { apiPaths } from '@poolpros/contracts/paths';
import { randomQuery } from '@poolpros/search-rules/testing/random-query';
import { createRandom } from '@poolpros/seed-data/random';
import { beforeAll, describe, expect, it } from 'vitest';
import { api, signIn } from '../../support/api.js';
import { visitors } from '../../support/browser.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();

interface Operation {
  operationId: string;
  parameters?: { in: string; name: string }[];
  requestBody?: object;
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, object> }>;
}

/** Complete, which it is as soon as every service has told its part to a busy gateway. */
const document = await eventually(async () => {
  const { body } = await api('/openapi.json');
  return body['x-unavailable'] ? false : body;
});
const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
);

/** The operation's path with values that do not exist. */
const filledIn = (path: string) =>
  path
    .slice('/api'.length)
    .replace('{installerId}', '999999999')
    .replace('{state}', 'atlantis')
    .replace('{city}', 'nowhere')
    .replace('{audience}', 'contractor')
    .replace(/\{\w+\}/g, '019a0000-0000-7000-8000-000000000000');

describe('the description of the API', () => {
  it('is OpenAPI 3.1 of every service, and every reference in it leads somewhere', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: product.url }]);
    const references = new Set(JSON.stringify(document).match(/"#\/components\/[^"]+"/g));
    for (const reference of references) {
      const steps = (JSON.parse(reference) as string).slice('#/'.length).split('/');
      expect(steps.reduce((at, step) => at?.[step], document)).toBeDefined();
    }
  });

  it('gives every operation an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).not.toContain(undefined);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('names every path of the contracts and no other', () => {
    const promised = [...Object.values(apiPaths), ...Object.values(adminPaths)].map((path) =>
      path.replace(/:(\w+)/g, '{$1}'),
    );
    expect(Object.keys(document.paths).sort()).toEqual(promised.sort());
  });

  it.each(operations)('$name describes its response and its problems', ({ operation }) => {
    const statuses = Object.keys(operation.responses);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    const problems = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    expect(problems.length).toBeGreaterThan(0);
    for (const [, { content }] of problems) expect(Object.keys(content ?? {})).toEqual(['application/problem+json']);
    if (operation.requestBody || operation.parameters?.length) expect(statuses).toContain('400');
  });

  it.each(operations)('$name is reachable', async ({ method, path }) => {
    const response = await api(filledIn(path), method === 'POST' ? { body: {} } : {});
    expect([200, 204, 400, 401, 404]).toContain(response.status);
    if (response.status === 404) expect(response.body.code).not.toBe('not_found');
    if (response.status >= 400) expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(operations)('$name declares how to sign in exactly when it requires it', async (each) => {
    const { status } = await api(filledIn(each.path), each.method === 'POST' ? { body: {} } : {});
    expect(each.operation.security !== undefined).toBe(status === 401);
    for (const scheme of each.operation.security?.flatMap(Object.keys) ?? [])
      expect(document.components.securitySchemes).toHaveProperty(scheme);
  });

  it('is shown in the browser without an error', async () => {
    const { page, complaints } = await visit();
    await page.goto('/api/docs');
    await page.getByText('/api/installers/search', { exact: true }).waitFor();
    // Only what is in view is rendered: a collapsed group brings the next one into view.
    await page.getByRole('heading', { name: /^directory/ }).click();
    await page.getByText('/api/installers/search-enhanced', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('who may call what', () => {
  const guarded = operations
    .filter(({ path }) => /^\/api\/(admin|contractors)\//.test(path) || path.endsWith('/me'))
    .map((operation) => ({
      ...operation,
      audience: operation.path.startsWith('/api/admin/') ? 'admin' : 'contractor',
    }));
  const decision = { version: 1, reasonCode: 'spam' };
  let tokens: Record<string, string>;
  beforeAll(async () => {
    tokens = { admin: await signIn('admin'), contractor: await signIn('contractor') };
  });

  const forged = (token = '', change: (claims: object) => object, header?: object) => {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    return [header ? encode(header) : head, encode(change(read)), header ? '' : signature].join('.');
  };

  it.each(guarded)('$name is open to the $audience only', async ({ method, path, audience }) => {
    const call = async (token?: string) =>
      (await api(filledIn(path), { ...(method === 'POST' ? { body: decision } : {}), ...(token ? { token } : {}) }))
        .status;
    const own = tokens[audience];
    const other = tokens[audience === 'admin' ? 'contractor' : 'admin'];
    expect(await call()).toBe(401);
    expect(await call('not-a-token')).toBe(401);
    expect(await call(forged(other, (claims) => ({ ...claims, aud: audience })))).toBe(401);
    expect(await call(forged(own, (claims) => claims, { alg: 'none', typ: 'JWT' }))).toBe(401);
    expect(await call(other)).toBe(403);
    expect([200, 400, 404]).toContain(await call(own));
  });

  it('a contractor sees neither the requests nor the listings of another contractor', async () => {
    const { body } = await api('/installers/search?state=texas&sortBy=name');
    const own = (await api('/contractors/me/listings', { token: tokens.contractor })).body.items;
    const foreign = body.installers.find(({ id }: { id: number }) =>
      own.every(({ installerId }: { installerId: number | null }) => installerId !== id),
    );
    const response = await api(`/contractors/me/contact-requests?installerId=${foreign.id}`, {
      token: tokens.contractor,
    });
    expect(response.status).toBe(404);
  });

  it.each([
    '/installers',
    '/installers/1',
    '/installers/search',
    '/installers/search-enhanced',
    '/reviews?installerId=1',
    '/summary',
  ])('%s contains no email', async (path) => {
    expect(JSON.stringify((await api(path)).body)).not.toMatch(/@example\.com|token|password|hash/i);
  });
});

describe('what every response carries', () => {
  it.each(['/us', '/nothing-here', '/api/summary', '/api/nothing', '/search-results'])(
    '%s has the headers that keep browsers safe',
    async (path) => {
      const { headers } = await fetch(product.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src '");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'").toMatch(/^'(self|none)'$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/\w/);
    },
  );

  it.each([
    '/verify-review/abc',
    '/reset-password/abc',
    '/stop-mails/abc',
    '/submission-confirmation?token=abc',
    '/business-preview?token=abc',
  ])('%s sends its URL to no other page', async (path) =>
    expect((await fetch(product.url + path)).headers.get('referrer-policy')).toBe('no-referrer'),
  );

  it('keeps private responses out of every cache and the session out of reach of scripts', async () => {
    const login = await api('/accounts/contractor/login', { body: product.contractor });
    expect(login.headers.get('cache-control')).toBe('no-store');
    expect(login.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    expect(login.headers.get('set-cookie')).toMatch(/SameSite=Strict/i);
    const own = await api('/contractors/me/listings', { token: login.body.accessToken });
    expect(own.headers.get('cache-control')).toMatch(/no-store|private/);
  });
});

/** Requests a path unchanged; fetch would normalize its dots. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    request({ hostname, port, path, headers: { authorization: `Bearer ${unique()}` } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

describe('what is internal', () => {
  it.each([
    '/api/internal/installers',
    '/api/installers/../internal/installers',
    '/api/installers/%2e%2e/internal/installers',
    '/api/installers/..%2finternal%2finstallers',
    '/api/admin/../internal/mail/submission-confirm/1',
    '/api//internal/installers',
    '/internal/installers',
    '/metrics',
    '/api/metrics',
    '/api/health/ready',
  ])('%s is out of reach', async (path) => expect([400, 404]).toContain(await statusOf(path)));
});

describe('both searches', () => {
  const random = createRandom(20_260_101);
  const towns = [
    { city: 'Austin', stateSlug: 'texas', lat: 30.2672, lon: -97.7431 },
    { city: 'Houston', stateSlug: 'texas', lat: 29.7604, lon: -95.3698 },
    { city: 'Miami', stateSlug: 'florida', lat: 25.7617, lon: -80.1918 },
    { city: 'Phoenix', stateSlug: 'arizona', lat: 33.4484, lon: -112.074 },
    { city: 'Cheyenne', stateSlug: 'wyoming', lat: 41.14, lon: -104.8202 },
    { city: 'New York', stateSlug: 'new-york', lat: 40.7128, lon: -74.006 },
  ];
  const texts = [
    'pool',
    'pools',
    'sauna',
    'dallas spa',
    'hottub',
    'hot tubs',
    'crystl',
    'blue',
    'custm pools',
    'texas',
    '!',
  ];
  const queries = Array.from({ length: 60 }, () => {
    const query = Object.entries(randomQuery(random, towns, texts)).map(([name, value]) => [name, String(value)]);
    return String(new URLSearchParams(query));
  });
  const search = async (kind: 'search' | 'search-enhanced', query: string): Promise<SearchResponse> =>
    (await api(`/installers/${kind}?${query}`)).body;

  it.each([...queries, 'location=dallas spa'])('give the same response to %s', async (query) => {
    const [regular, enhanced] = await Promise.all([
      api(`/installers/search?${query}`),
      api(`/installers/search-enhanced?${query}`),
    ]);
    expect(enhanced.status).toBe(regular.status);
    if (enhanced.status === 200) expect(enhanced.body).toEqual(regular.body);
    // A page after the last one.
    else expect(enhanced.body).toMatchObject({ status: 400, errors: regular.body.errors });
  });

  it.each(sortOrderKeys)('walk all pages by %s without a gap or a repeated listing', async (sortBy) => {
    for (const kind of ['search', 'search-enhanced'] as const) {
      const seen: number[] = [];
      const { total, totalPages } = await search(kind, `state=texas&sortBy=${sortBy}`);
      for (let page = 1; page <= totalPages; page += 1) {
        const { installers } = await search(kind, `state=texas&sortBy=${sortBy}&page=${page}`);
        seen.push(...installers.map(({ id }) => id));
      }
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    }
  });
});
