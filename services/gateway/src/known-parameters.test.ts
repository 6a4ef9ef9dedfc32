import { expect, it } from 'vitest';
import { withoutUnknownParameters } from './known-parameters.js';
import { readAt } from './known-reads.js';

it.each([
  ['/api/places/states/texas/cities/austin?x=1', '/api/places/states/texas/cities/austin'],
  ['/api/places/states?serviceType=all&x=1', '/api/places/states?serviceType=all'],
  ['/api/installers?x=1&state=texas&utm_source=mail&page=2', '/api/installers?state=texas&page=2'],
  ['/api/installers/7?zip=78704', '/api/installers/7'],
  ['/api/installers/7/reach?zip=78704', '/api/installers/7/reach?zip=78704'],
  ['/api/installers/nearest?lat=1&lon=2&zip=78704', '/api/installers/nearest?lat=1&lon=2'],
  ['/api/installers/se%61rch?q=a%26x%3D1&x=1', '/api/installers/se%61rch?q=a%26x%3D1'],
  ['/api/installers/search?%71=pool&Q=x&q', '/api/installers/search?%71=pool&q'],
  ['/api/installers/search?&&', '/api/installers/search'],
  ['/api/contractor/listings/7?x=1', '/api/contractor/listings/7?x=1'],
  ['/api/nowhere?x=1', '/api/nowhere?x=1'],
  ['/us?x=1', '/us?x=1'],
  ['/us', '/us'],
])('%s is read as %s', (url, read) => {
  expect(withoutUnknownParameters(url, readAt(url))).toBe(read);
});
