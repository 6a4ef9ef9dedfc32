import { expect, test } from 'vitest';
import { replyThread, replyToken } from './reply-address.js';

const thread = '0193a5c2f0b47c3e8d1f2a3b4c5d6e7f';
const token = `${thread}b${'0a'.repeat(10)}`;
const domain = 'replies.poolpros.example';

test.each([`r+${token}@${domain}`, `R+${token.toUpperCase()}@Replies.PoolPros.Example`])(
  '%s is a reply address, however it is spelled',
  (address) => {
    expect(replyToken(address, domain)).toBe(token);
  },
);

test.each([
  `r+${token}@other.example`,
  `r+${token}@x.${domain}`,
  `r+${token.slice(1)}@${domain}`,
  `r+${token}x@${domain}`,
  `r+${thread}x${'0a'.repeat(10)}@${domain}`,
  `${token}@${domain}`,
  `s+${token}@${domain}`,
  `postmaster@${domain}`,
  `r+@${domain}`,
  `r+${token}`,
  domain,
  '',
])('"%s" is no reply address', (address) => {
  expect(replyToken(address, domain)).toBeNull();
});

test('the addresses of both sides belong to one thread, and other addresses to none', () => {
  for (const side of ['b', 'h']) expect(replyThread(`r+${thread}${side}${'0a'.repeat(10)}@x.example`)).toBe(thread);
  for (const address of ['people@poolpros.example', 'r+abc@x.example', '']) expect(replyThread(address)).toBeNull();
});
