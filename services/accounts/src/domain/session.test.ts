import { describe, expect, it } from 'vitest';
import { isProven, judgeRefresh } from './session.js';

const rotatedAt = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(rotatedAt.getTime() + ms);
const session = {
  tokenHash: 'newest',
  previousTokenHash: 'previous',
  rotatedAt,
  expiresAt: after(60_000),
  revokedAt: null,
};

describe('judgeRefresh', () => {
  it('rotates the newest token', () => {
    expect(judgeRefresh(session, 'newest', after(0))).toBe('rotate');
  });

  it('keeps the session when the previous token comes within ten seconds', () => {
    expect(judgeRefresh(session, 'previous', after(10_000))).toBe('keep');
  });

  it('calls the previous token reused after ten seconds', () => {
    expect(judgeRefresh(session, 'previous', after(10_001))).toBe('reused');
  });

  it('calls any other token reused at once', () => {
    expect(judgeRefresh(session, 'older', after(0))).toBe('reused');
  });

  it('ends with its expiry and with its revocation', () => {
    expect(judgeRefresh(session, 'newest', after(60_000))).toBe('ended');
    expect(judgeRefresh({ ...session, revokedAt: after(1) }, 'newest', after(2))).toBe('ended');
  });
});

it('takes an owner for present until ten minutes after a proof', () => {
  expect(isProven({ provenAt: rotatedAt }, after(10 * 60_000 - 1))).toBe(true);
  expect(isProven({ provenAt: rotatedAt }, after(10 * 60_000))).toBe(false);
});
