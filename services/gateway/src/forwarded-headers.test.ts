import { describe, expect, it } from 'vitest';
import { requestHeaders, responseHeaders } from './forwarded-headers.js';

const origin = {
  method: 'POST',
  requestId: 'request-1',
  clientIp: '203.0.113.9',
  publicUrl: new URL('https://pools.example'),
  traceparent: undefined,
  deadline: 1_795_300_000_000,
};

describe('requestHeaders', () => {
  it('replaces every claim of the client about who and where it is', () => {
    const spoofed = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-prefix': '/evil',
      'x-user-id': '1',
      'x-internal-token': 'guess',
      'x-real-ip': '6.6.6.6',
      'x-original-url': '/internal',
      'x-http-method-override': 'DELETE',
      'x-request-deadline': '9999999999999',
      forwarded: 'for=6.6.6.6',
      via: '1.1 evil',
      'true-client-ip': '6.6.6.6',
    };
    expect(requestHeaders(spoofed, 'directory', origin)).toEqual({
      'x-request-id': 'request-1',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'pools.example',
      'x-forwarded-proto': 'https',
      'x-request-deadline': '1795300000000',
    });
  });

  it('keeps what services work with', () => {
    const given = {
      authorization: 'Bearer token',
      'content-type': 'application/json',
      'content-length': '12',
      'if-none-match': '"1"',
      origin: 'https://pools.example',
    };
    expect(requestHeaders(given, 'directory', origin)).toMatchObject(given);
  });

  it('passes cookies to accounts only', () => {
    expect(requestHeaders({ cookie: 'a=1' }, 'accounts', origin).cookie).toBe('a=1');
    for (const upstream of ['directory', 'search', 'reviews', 'web'] as const)
      expect(requestHeaders({ cookie: 'a=1' }, upstream, origin)).not.toHaveProperty('cookie');
  });

  it('drops the headers of the connection and the length of a body that is not passed on', () => {
    const given = { connection: 'close', te: 'trailers', upgrade: 'h2c', 'content-length': '5', accept: '*/*' };
    const names = (method: string) => Object.keys(requestHeaders(given, 'search', { ...origin, method }));
    const own = ['x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-deadline'];
    expect(names('GET')).toEqual(['accept', ...own]);
    expect(names('POST')).toEqual(['content-length', 'accept', ...own]);
  });

  it('carries the trace of the gateway, and none that a visitor sent', () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const given = { traceparent: 'x', tracestate: 'x' };
    expect(requestHeaders(given, 'search', { ...origin, traceparent })).toMatchObject({ traceparent });
    expect(requestHeaders(given, 'search', origin)).not.toHaveProperty('traceparent');
    expect(requestHeaders(given, 'search', origin)).not.toHaveProperty('tracestate');
  });
});

describe('responseHeaders', () => {
  it('hides the connection and the software of a service', () => {
    const given = {
      connection: 'keep-alive',
      'keep-alive': 'timeout=72',
      server: 'x',
      'x-powered-by': 'y',
      etag: '"1"',
    };
    expect(responseHeaders(given)).toEqual({ etag: '"1"' });
  });
});
