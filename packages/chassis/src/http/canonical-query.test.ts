import { afterEach, describe, expect, it, vi } from 'vitest';
import { canonicalQuery } from './canonical-query.js';

afterEach(() => vi.restoreAllMocks());

describe('canonicalQuery', () => {
  it.each([
    ['', ''],
    ['?state=&city=', ''],
    ['?distance=25&state=&sortBy=name', 'distance=25&sortBy=name'],
    ['location=Austin,+TX', 'location=Austin%2C+TX'],
    ['b=2&a=2&a=1', 'a=2&a=1&b=2'],
  ])('of %s is %s', (query, canonical) => {
    expect(canonicalQuery(query)).toBe(canonical);
  });

  it('takes as many steps over the whole query for a thousand empty parameters as for one', () => {
    const methods = ['append', 'delete', 'get', 'getAll', 'has', 'set', 'sort', 'toString'] as const;
    const spies = methods.map((method) => vi.spyOn(URLSearchParams.prototype, method));
    const stepsOf = (query: string) => {
      vi.clearAllMocks();
      canonicalQuery(query);
      return spies.reduce((steps, spy) => steps + spy.mock.calls.length, 0);
    };
    const one = stepsOf('q=pool&0');
    const thousand = Array.from({ length: 1000 }, (_, at) => String(at)).join('&');
    expect(one).toBeGreaterThan(0);
    expect(stepsOf(`q=pool&${thousand}`)).toBe(one);
  });
});
