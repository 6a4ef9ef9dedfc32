import { hashToken } from '@poolpros/chassis/links';
import { expect, it } from 'vitest';
import { refusableBy } from './refusable.js';

const token = 'of-the-web-server';
const isRefusable = refusableBy({ CALLER_DIGESTS: new Map([['web', hashToken(token)]]) });

it.each([
  ['GET', '/api/installers/search-enhanced?lat=30&lon=-97', true],
  ['POST', '/api/contact-requests', false],
  ['GET', '/us/texas/austin', false],
  ['GET', '/media/1/400.webp', false],
])('of a crowd, that %s %s can be refused is %s', (method, url, expected) => {
  expect(isRefusable({ method, url, headers: {} })).toBe(expected);
});

it('a read for a page cannot be refused, as the page was not', () => {
  const read = { method: 'GET', url: '/api/installers/search-enhanced' };
  expect(isRefusable({ ...read, headers: { 'x-internal-token': token } })).toBe(false);
  expect(isRefusable({ ...read, headers: { 'x-internal-token': 'guessed' } })).toBe(true);
});
