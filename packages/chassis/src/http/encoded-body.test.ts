import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeBody } from './encoded-body.js';

const keep = (text: string) => encodeBody({ body: Buffer.from(text), type: 'application/json' });
const long = 'pool '.repeat(1000);

describe('a cached body', () => {
  it('decodes to the same bytes in every encoding', async () => {
    const kept = keep(long);
    expect(String(await kept.encoded(null))).toBe(long);
    expect(String(gunzipSync(await kept.encoded('gzip')))).toBe(long);
    expect(String(brotliDecompressSync(await kept.encoded('br')))).toBe(long);
  });

  it('is compressed once, also for requests that come together', async () => {
    const kept = keep(long);
    const [first, second] = await Promise.all([kept.encoded('br'), kept.encoded('br')]);
    expect(second).toBe(first);
    expect(kept.encoded('br')).toBe(first);
  });

  it('says how much memory it may take', async () => {
    const kept = keep(long);
    const forms = await Promise.all([kept.encoded(null), kept.encoded('br'), kept.encoded('gzip')]);
    expect(kept.bytes).toBeGreaterThan(forms.reduce((sum, form) => sum + form.length, 0));
  });

  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', null],
    ['identity', null],
  ])('goes to a client that takes %s as %s', (accepted, encoding) => {
    expect(keep(long).encodingFor(accepted)).toBe(encoding);
  });

  it('is not compressed when it is small', () => {
    expect(keep('{}').encodingFor('gzip, br')).toBeNull();
  });

  it('has a tag that follows its content only', () => {
    expect(keep('a').etag).toBe(keep('a').etag);
    expect(keep('a').etag).not.toBe(keep('b').etag);
    expect(keep('a').etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
});
