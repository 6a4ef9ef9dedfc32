import { expect, test } from 'vitest';
import { mailOfReturnPath, returnPath } from './return-path.js';

const secret = 'a secret of links that is long enough';
const id = '0199d4e2-6c1a-7b52-9a41-3d5c8f7e2b90';
const domain = 'replies.poolpros.example';
const address = returnPath(secret, id, domain);

test('a return path names its mail, also to servers that change its case, in a local part of 64 characters at most', () => {
  expect(mailOfReturnPath(secret, address, domain)).toBe(id);
  expect(mailOfReturnPath(secret, address.toUpperCase(), domain)).toBe(id);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
});

test.each([
  ['another domain', address.replace('replies', 'other')],
  ['another mail', address.replace('0199d4e2', '0199d4e3')],
  ['a code that is too short', address.replace('@', '').slice(0, 40)],
  ['a reply address', `r+${address.slice(2)}`],
  ['no address', ''],
])('%s names none', (_what, other) => {
  expect(mailOfReturnPath(secret, other, domain)).toBeNull();
});

test('with another secret it names none', () => {
  expect(mailOfReturnPath('another secret of links, as long', address, domain)).toBeNull();
});
