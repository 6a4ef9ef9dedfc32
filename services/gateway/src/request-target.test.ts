import { Problem } from '@poolpros/chassis/problem';
import { describe, expect, it } from 'vitest';
import { checkTarget } from './request-target.js';

function statusOf(url: string, route = '/*'): number {
  try {
    const raw = { url, rawHeaders: [], headers: {} };
    checkTarget({ url, raw, routeOptions: { url: route } } as unknown as Parameters<typeof checkTarget>[0]);
    return 200;
  } catch (error) {
    return error instanceof Problem ? error.status : 500;
  }
}

describe('checkTarget', () => {
  it.each([
    '/./metrics',
    '/%2e/metrics',
    '/.%5cmetrics',
    '/api/installers/../internal',
    '/api/installers/%2E%2E/internal/mail',
    '/api/installers/..%2f..%2finternal',
    '/api/installers/..\\internal',
    '/a/.',
    '/%',
    '/%ff',
    '/metrics#x',
    '/us?a=1#metrics',
    'http://evil.example/',
  ])('rejects %s as a URL', (url) => {
    expect(statusOf(url)).toBe(400);
  });

  it.each([
    '/metrics',
    '/METRICS',
    '/%6detrics',
    '//metrics',
    '/metrics/',
    '/metrics?x=1',
    '/internal/mail/a/b',
    '/internal',
    '/openapi.json',
    '/health',
    '/health/ready/',
  ])('hides %s', (url) => {
    expect(statusOf(url)).toBe(404);
  });

  it.each(['/', '/us/texas/austin', '/us/blog/a%20b', '/search-results?location=../..', '/healthy', '/a..b/...'])(
    'lets %s pass',
    (url) => {
      expect(statusOf(url)).toBe(200);
    },
  );

  it('shows the two probes', () => {
    expect(statusOf('/health/ready', '/health/ready')).toBe(200);
  });
});
