import { expect, it } from 'vitest';
import { isAtDomain, proofDomain } from './claim-proof.js';

it.each([
  ['https://www.hillstone.example/pools', 'hillstone.example'],
  ['https://facebook.com/hillstone', null],
  ['https://gmail.com/', null],
  [null, null],
])('mailboxes prove of %s: %s', (website, domain) => {
  expect(proofDomain(website)).toBe(domain);
});

it.each([
  ['dana@hillstone.example', true],
  ['Dana@HILLSTONE.example', true],
  ['dana@mail.hillstone.example', false],
  ['dana@nothillstone.example', false],
  ['"a@hillstone.example"@evil.example', false],
])('%s is at hillstone.example: %s', (email, is) => {
  expect(isAtDomain(email, 'hillstone.example')).toBe(is);
});
