import { expect, it } from 'vitest';
import { isProgram, visitorOf } from './visitor.js';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const code = (salt: string, network: string, userAgent = chrome) =>
  visitorOf(Buffer.from(salt), { network, userAgent }).toString('hex');

it('is one visitor by network, browser and the salt of the day', () => {
  expect(code('a', '203.0.113.9')).toBe(code('a', '203.0.113.9'));
  const others = [code('b', '203.0.113.9'), code('a', '203.0.113.8'), code('a', '203.0.113.9', 'Firefox')];
  expect(new Set([code('a', '203.0.113.9'), ...others]).size).toBe(4);
});

it.each([
  [chrome, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  [chrome.replace('Chrome', 'HeadlessChrome'), true],
  ['curl/8.5.0', true],
  ['', true],
  [undefined, true],
])('%s is a program: %s', (userAgent, expected) => {
  expect(isProgram(userAgent)).toBe(expected);
});
