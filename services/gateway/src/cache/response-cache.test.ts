import { describe, expect, it } from 'vitest';
import { cacheKey } from './response-cache.js';

describe('cacheKey', () => {
  it.each([
    ['/api/installers/search', '/s'],
    ['/api/installers/search?', '/s'],
    ['/api/installers/search?state=&city=', '/s'],
    ['/x?sortBy=name&distance=25', '/s?distance=25&sortBy=name'],
    ['/x?distance=25&state=&sortBy=name', '/s?distance=25&sortBy=name'],
    ['/x?location=Austin%2C%20TX', '/s?location=Austin%2C+TX'],
    ['/x?location=Austin,+TX', '/s?location=Austin%2C+TX'],
    ['/x?q=caf%C3%A9&q2=a%26b%3Dc', '/s?q=caf%C3%A9&q2=a%26b%3Dc'],
    ['/x?q=a?b', '/s?q=a%3Fb'],
    ['/x?q=%zz', '/s?q=%25zz'],
    ['/x?q=a&&=&b', '/s?q=a'],
  ])('of %s is %s', (url, key) => {
    expect(cacheKey('/s', url)).toBe(key);
  });

  it('keeps the order of values of one name', () => {
    expect(cacheKey('/s', '/x?b=2&a=2&a=1')).toBe('/s?a=2&a=1&b=2');
  });

  it('does not confuse a value that looks like another parameter', () => {
    expect(cacheKey('/s', '/x?q=a%26b%3D1')).not.toBe(cacheKey('/s', '/x?q=a&b=1'));
  });
});
