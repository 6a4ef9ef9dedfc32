import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isIssued, newRefreshToken } from './refresh-token.js';

const key = 'a secret of the service';
const sessionId = '0195d1f2-0000-7000-8000-000000000001';

it('recognizes its own tokens, and none of another session, of another key, or invented', () => {
  const token = newRefreshToken(key, sessionId, new Date());
  expect(token.secret).toMatch(/^[\w-]{43}$/);
  expect(isIssued(key, token)).toBe(true);
  expect(isIssued(key, { ...token, sessionId: sessionId.replace(/1$/, '2') })).toBe(false);
  expect(isIssued('another secret', token)).toBe(false);
  for (const secret of [randomBytes(32).toString('base64url'), 'A'.repeat(43), ''])
    expect(isIssued(key, { sessionId, secret })).toBe(false);
});
