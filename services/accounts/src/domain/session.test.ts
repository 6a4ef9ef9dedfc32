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

const issued = (tokenHash: string) => ({ tokenHash, isIssued: true });

describe('judgeRefresh', () => {
  it('rotates the newest token', () => {
    expect(judgeRefresh(session, issued('newest'), after(0))).toBe('rotate');
  });

  it('keeps the session when the previous token comes within ten seconds', () => {
    expect(judgeRefresh(session, issued('previous'), after(10_000))).toBe('keep');
  });

  it('calls the previous token reused after ten seconds', () => {
    expect(judgeRefresh(session, issued('previous'), after(10_001))).toBe('reused');
  });

  it('calls an older token reused at once', () => {
    expect(judgeRefresh(session, issued('older'), after(0))).toBe('reused');
  });

  it('calls a token that was never issued unknown, and the previous one reused whoever issued it', () => {
    expect(judgeRefresh(session, { tokenHash: 'invented', isIssued: false }, after(0))).toBe('unknown');
    expect(judgeRefresh(session, { tokenHash: 'previous', isIssued: false }, after(10_001))).toBe('reused');
  });

  it('ends with its expiry and with its revocation', () => {
    expect(judgeRefresh(session, issued('newest'), after(60_000))).toBe('ended');
    expect(judgeRefresh({ ...session, revokedAt: after(1) }, issued('newest'), after(2))).toBe('ended');
  });
});

it('takes an owner for present until ten minutes after a proof', () => {
  expect(isProven({ provenAt: rotatedAt }, after(10 * 60_000 - 1))).toBe(true);
  expect(isProven({ provenAt: rotatedAt }, after(10 * 60_000))).toBe(false);
});
