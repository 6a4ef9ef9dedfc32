import { expect, it } from 'vitest';
import { isOwnMachine, isPublicSample, samplesRefusal } from './public-samples.js';

it.each([
  ['http://localhost:4000', true],
  ['http://web.localhost', true],
  ['http://127.0.0.1:4000', true],
  ['http://127.8.9.10', true],
  ['http://2130706433', true],
  ['http://[::1]:4000', true],
  ['https://poolpros.example', false],
  ['https://localhost.example', false],
  ['https://notlocalhost', false],
  ['http://127.0.0.1.example', false],
  ['http://192.168.0.10:4000', false],
  ['http://0.0.0.0:4000', false],
  ['http://[2001:db8::1]', false],
])('of %s it is %s that it is an address of the machine itself', (url, own) => {
  expect(isOwnMachine(url)).toBe(own);
});

it('is a public sample only where others read it', () => {
  expect(isPublicSample({ sample: true }, 'https://poolpros.example')).toBe(true);
  expect(isPublicSample({ sample: false }, 'https://poolpros.example')).toBe(false);
  expect(isPublicSample({}, 'https://poolpros.example')).toBe(false);
  expect(isPublicSample({ sample: true }, 'http://127.0.0.1:4000')).toBe(false);
});

it('says why samples are refused, and by which flag they are not', () => {
  expect(samplesRefusal('https://poolpros.example', false)).toMatch(/poolpros\.example.*--public-samples/);
  expect(samplesRefusal('https://poolpros.example', true)).toBeNull();
  expect(samplesRefusal('http://localhost:4000', false)).toBeNull();
});
