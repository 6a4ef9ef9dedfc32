import { expect, test } from 'vitest';
import { emailHash, mailStopToken, readMailStopToken } from './mail-stop-link.js';

const secret = 's'.repeat(32);

test('a link is for the mailbox, however its email is spelled, and does not show it', () => {
  const token = mailStopToken(secret, 'Dana.K+pools@gmail.com');
  expect(readMailStopToken(secret, token)).toBe(emailHash(secret, 'danak@gmail.com'));
  expect(token).toMatch(/^[\w-]{86}$/);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/dana|gmail/i);
});

test('a link cannot be made of a stored hash, or without the secret', () => {
  const hash = emailHash(secret, 'dana@home.example');
  const other = mailStopToken('o'.repeat(32), 'dana@home.example');
  for (const token of ['', hash, hash + hash, `${hash}ä${'A'.repeat(42)}`, other])
    expect(readMailStopToken(secret, token)).toBeNull();
});
