import { Problem } from '@poolpros/chassis/problem';
import { describe, expect, it, vi } from 'vitest';
import { checkRequestSize } from './request-size.js';

function refusal(raw: Partial<Parameters<typeof checkRequestSize>[0]>): [status: number, detail?: string] {
  try {
    checkRequestSize({ url: '/', rawHeaders: [], headers: {}, ...raw });
    return [200];
  } catch (error) {
    return error instanceof Problem ? [error.status, error.detail] : [500];
  }
}

const parameters = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`).join('&');
const headers = (count: number) => Array.from({ length: count }, (_, at) => [`h${at}`, 'x']).flat();
const cookie = (count: number) => Array.from({ length: count }, (_, at) => `c${at}=1`).join('; ');

describe('checkRequestSize', () => {
  it.each([
    ['a URL of 2,560 bytes', { url: `/${'a'.repeat(2559)}` }],
    ['50 parameters', { url: `/x?${parameters(50)}` }],
    ['100 ampersands in a path', { url: `/x${'&'.repeat(100)}` }],
    ['100 headers', { rawHeaders: headers(100) }],
    ['100 cookies', { headers: { cookie: cookie(100) } }],
  ])('lets %s pass', (_what, raw) => {
    expect(refusal(raw)).toEqual([200]);
  });

  it.each([
    ['a longer URL', { url: `/${'a'.repeat(2560)}` }, 400, 'The address is longer than 2,560 bytes.'],
    ['51 parameters', { url: `/x?${parameters(51)}` }, 400, 'The address has more than 50 parameters.'],
    ['51 empty parameters', { url: `/x?${'&'.repeat(50)}` }, 400, 'The address has more than 50 parameters.'],
    ['101 headers', { rawHeaders: headers(101) }, 431, 'The request has more than 100 headers.'],
    ['101 cookies', { headers: { cookie: cookie(101) } }, 431, 'The request has more than 100 cookies.'],
  ])('rejects %s and names the limit', (_what, raw, status, detail) => {
    expect(refusal(raw)).toEqual([status, detail]);
  });

  it('looks at no more parameters and cookies than it allows', () => {
    const looks = vi.spyOn(String.prototype, 'indexOf');
    const looksAt = (raw: Parameters<typeof refusal>[0]) => {
      looks.mockClear();
      refusal(raw);
      return looks.mock.calls.length;
    };
    const bound = [looksAt({ url: `/x?${parameters(51)}` }), looksAt({ headers: { cookie: cookie(101) } })];
    expect([looksAt({ url: `/x?${'&'.repeat(2000)}` }), looksAt({ headers: { cookie: ';'.repeat(16_000) } })]).toEqual(
      bound,
    );
    looks.mockRestore();
  });
});
