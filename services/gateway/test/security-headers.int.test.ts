import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeServices, type Gateway, raw, startGateway, startServices, stopServices } from './harness.js';

/** One URL for each secret of the page table. */
const secretUrls = routeRows.flatMap(([name, row]) => [
  ...(row.path.includes(':token') ? [routeExamples[name]] : []),
  ...(isPage(row) ? (row.secretQuery ?? []).map((key) => `${routeExamples[name]}?${key}=abc`) : []),
]);

let services: FakeServices;
let gateway: Gateway;
beforeAll(async () => {
  services = await startServices();
  gateway = await startGateway(services, { POSTHOG_KEY: 'token', POSTHOG_HOST: 'https://stats.example' });
});
afterAll(async () => {
  await gateway.stop();
  await stopServices(services);
});

const directives = (policy: string | string[] | undefined) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...values]) => [name, values.join(' ')]),
  );

describe('pages', () => {
  it('run no script but our own files and are never framed', async () => {
    const { headers } = await raw(gateway, '/us');
    expect(directives(headers['content-security-policy'])).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': "'self' https://stats.example",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
  });

  it('may load and tell the tags of the origins that the operator names, except on pages for one person', async () => {
    const tagged = await startGateway(services, { TAG_ORIGINS: 'https://tags.example, https://pixel.example' });
    try {
      const { headers } = await raw(tagged, '/us');
      expect(directives(headers['content-security-policy'])).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self' https://tags.example https://pixel.example",
        'img-src': "'self' data: blob: https://tags.example https://pixel.example",
        'connect-src': "'self' https://tags.example https://pixel.example",
      });
      for (const path of ['/admin', '/request/abc', '/submission-status?token=abc'])
        expect(directives((await raw(tagged, path)).headers['content-security-policy'])).toMatchObject({
          'script-src': "'self'",
          'connect-src': "'self'",
        });
    } finally {
      await tagged.stop();
    }
  });

  it.each([
    ...secretUrls,
    '/%72eset-password/abc',
    '/verify%2Dreview/abc',
    '/Submission-Status?token=abc',
    '/reset-password%2Fabc',
  ])('%s send no referrer and are not stored', async (path) => {
    services.web.respond = (_request, reply) => reply.header('cache-control', 'no-cache').send('page');
    expect((await raw(gateway, path)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  it('leave the policy of a badge to the web server, so that other sites can embed it', async () => {
    const policy = { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': "default-src 'none'" };
    services.web.respond = (_request, reply) => reply.headers(policy).type('image/svg+xml').send('<svg/>');
    const { headers } = await raw(gateway, '/badges/7.svg');
    expect(headers).toMatchObject({ ...policy, 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('leave no secret in the log', async () => {
    for (const url of secretUrls) await raw(gateway, url.replace(/abc$|aB-c_1$/, 'kept-secret'));
    expect(gateway.lines.filter((line) => line.includes('request handled')).length).toBeGreaterThanOrEqual(
      secretUrls.length,
    );
    expect(gateway.lines.join()).not.toContain('kept-secret');
  });

  it('without the secret of their link are cached as the web server says', async () => {
    services.web.respond = (_request, reply) => reply.header('cache-control', 'no-cache').send('page');
    expect((await raw(gateway, '/list-your-business')).headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-cache',
    });
  });

  it('keep the caching that the web server chose', async () => {
    services.web.respond = (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('page');
    expect((await raw(gateway, '/us')).headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('the API', () => {
  it('allows nothing to be loaded and is not stored', async () => {
    const { headers } = await raw(gateway, '/api/summary');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('leaves no secret of a link that stops mails in the log', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    const path = '/api/mail-stops/kept-mail-secret';
    const response = await raw(gateway, path, { method: 'POST', headers: form, body });
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(services.notifications.hits.at(-1)).toMatchObject({ body, headers: form });
    expect(gateway.lines.join()).not.toContain('kept-mail-secret');
  });

  it('keeps the caching that a service chose', async () => {
    services.directory.respond = (_request, reply) => reply.header('cache-control', 'public, max-age=30').send({});
    expect((await raw(gateway, '/api/summary')).headers['cache-control']).toBe('public, max-age=30');
  });

  it('applies to errors as well', async () => {
    for (const path of ['/api/nothing', '/metrics', '/./x']) {
      const { headers } = await raw(gateway, path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain('default-src');
    }
  });
});

describe('without https', () => {
  it('browsers are not told to insist on it', async () => {
    const plain = await startGateway(services, { PUBLIC_URL: 'http://127.0.0.1:4000' });
    const { headers } = await raw(plain, '/us');
    await plain.stop();
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
  });
});
