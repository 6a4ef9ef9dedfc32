import { expect, test } from 'vitest';
import { isSameSite, websiteDomain } from './website.js';

test.each([
  ['https://www.hillstone.example/pools', 'hillstone.example'],
  ['https://shop.hillstone.example', 'shop.hillstone.example'],
  ['https://joe.wixsite.com/pools', 'joe.wixsite.com'],
  ['https://www.facebook.com/joe', null],
  ['https://web.facebook.com/joe', null],
  ['https://sites.google.com/view/joe', null],
  ['https://x.com/joe', null],
  ['https://foxx.com/joe', 'foxx.com'],
  ['https://www.sonic.net/~joe', null],
])('of %s the domain is %j', (website, domain) => {
  expect(websiteDomain(website)).toBe(domain);
});

test.each([
  ['https://hillstone.example/a', 'https://www.hillstone.example/b', true],
  ['https://sites.google.com/view/joe', 'https://sites.google.com/view/ann', false],
  ['https://sites.google.com/view/joe', 'https://sites.google.com/view/joe', true],
  ['https://www.sonic.net/~joe', 'https://www.sonic.net/~ann', false],
  ['https://www.sonic.net/~joe', 'https://www.sonic.net/', false],
])('%s and %s are the same site: %j', (one, other, isSame) => {
  expect(isSameSite(one, other)).toBe(isSame);
});
