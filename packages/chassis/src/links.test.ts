import { linkToken as linkTokenSchema } from '@poolpros/contracts/text';
import { expect, it } from 'vitest';
import { hashToken, linkToken } from './links.js';

const secret = 's'.repeat(32);

it('makes the same token again from the same id, as the contracts expect one', () => {
  const token = linkToken(secret, 'confirm', 'id:nonce');
  expect(linkTokenSchema.parse(token)).toBe(token);
  expect(linkToken(secret, 'confirm', 'id:nonce')).toBe(token);
});

it('makes another token for another secret, purpose or id', () => {
  const tokens = [
    linkToken(secret, 'confirm', 'a'),
    linkToken(secret, 'reset', 'a'),
    linkToken(secret, 'confirm', 'b'),
    linkToken('t'.repeat(32), 'confirm', 'a'),
  ];
  expect(new Set(tokens).size).toBe(4);
});

it('keeps a token as its SHA-256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
