import { newId } from '@poolpros/chassis/ids';
import { replyAddressToken as replyAddressSchema } from '@poolpros/contracts/http/internal';
import { threadToken as threadTokenSchema } from '@poolpros/contracts/text';
import { expect, test } from 'vitest';
import {
  readReplyAddress,
  readThreadToken,
  replyAddressToken,
  threadLinkDeadline,
  threadToken,
} from './request-link.js';

const secret = 's'.repeat(32);
const other = 't'.repeat(32);
const contactRequestId = newId();
const expiresAt = new Date('2026-12-28T14:00:00Z');

test.each([newId(), null])('a link to a thread says what it is for, for the account %s', (accountId) => {
  const link = { contactRequestId, accountId, expiresAt };
  const token = threadToken(secret, link);
  expect(threadTokenSchema.parse(token)).toBe(token);
  expect(readThreadToken(secret, token)).toEqual(link);
  expect(readThreadToken(other, token)).toBeNull();
});

test('a link to a thread in which any one character is another is none', () => {
  const token = threadToken(secret, { contactRequestId, accountId: null, expiresAt });
  for (let at = 0; at < token.length - 1; at++) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(readThreadToken(secret, changed)).toBeNull();
  }
  expect(readThreadToken(secret, '')).toBeNull();
});

test('a link works for thirty days', () => {
  expect(threadLinkDeadline(new Date('2026-11-28T14:00:00Z')).toISOString()).toBe('2026-12-28T14:00:00.000Z');
});

test.each(['business', 'homeowner'] as const)('a reply address is for one thread and the %s', (side) => {
  const token = replyAddressToken(secret, contactRequestId, side);
  expect(replyAddressSchema.parse(token)).toBe(token);
  expect(`r+${token}`.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(secret, token)).toEqual({ contactRequestId, side });
  expect(readReplyAddress(other, token)).toBeNull();
  const swapped = side === 'business' ? 'h' : 'b';
  expect(readReplyAddress(secret, `${token.slice(0, 32)}${swapped}${token.slice(33)}`)).toBeNull();
  expect(readReplyAddress(secret, `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBeNull();
});
